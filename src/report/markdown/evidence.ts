import type { Entry, Format } from '../../catalog/index.js';
import type { CatalogDiff, ExplanationGroup, FieldChange } from '../../diff/index.js';
import { groupExplanations } from '../../diff/index.js';
import type { CatalogDecision, CatalogSide } from '../../gate/index.js';
import { ROW_VERDICTS } from '../../gate/index.js';
import type { Digest } from '../../json/index.js';
import type { ReportContext } from '../context.js';
import type { Detail } from '../detail.js';
import {
  CATALOG_ITSELF,
  cellSpan,
  codeSpan,
  entryCell,
  entrySpan,
  shortDigest,
  shownName,
  shownPointer,
  shownText,
} from '../escape/index.js';
import { explainedEntries } from '../explained.js';
import { changeWords } from '../wording/index.js';
import type { Piece, Rows } from './page.js';
import { tableHead, tableRow } from './table.js';

// One row must never fill a report on its own.
const MAX_FIELDS = 8;
const MAX_NAMES = 3;
const HEX_OF_A_DIGEST = 24;

/** A side of a comparison, as a row of the evidence. */
export interface SideRow {
  readonly title: string;
  readonly path: string | null;
  readonly side: CatalogSide | null;
  /** Where it was read, in plain words of our own with code spans. */
  readonly source: string;
}

/** Both sides of a catalog's decision, each with its path, and where it was read. */
export function sidesOf(catalog: CatalogDecision, context: ReportContext | null): readonly SideRow[] {
  if (catalog.before === null && catalog.after === null) return [];
  const tested = `the commit under test${commitSpan(context?.repository?.commit)}`;
  const row = ROW_VERDICTS[catalog.row];
  if (row === 'drift' || row === 'unchanged') {
    const own = context?.sources.find(({ name }) => name === catalog.name);
    const captured = own === undefined ? 'the file under test' : 'a file of the workspace';
    return [
      { title: 'Baseline', path: catalog.baselinePath, side: catalog.before, source: tested },
      {
        title: 'Candidate',
        path: catalog.candidatePath,
        side: catalog.after,
        source: own?.candidateCommitted === true ? tested : captured,
      },
    ];
  }
  return [
    {
      title: 'Baseline before',
      path: catalog.previousBaselinePath ?? catalog.baselinePath,
      side: catalog.before,
      source: `the commit that the change is built on${commitSpan(context?.baseCommit)}`,
    },
    { title: 'Baseline now', path: catalog.baselinePath, side: catalog.after, source: tested },
  ];
}

function commitSpan(commit: string | null | undefined): string {
  return commit === null || commit === undefined ? '' : `, ${cellSpan(commit.slice(0, 12))}`;
}

/** Both sides of a diff: file, if known, number of entries, digest, and where each was read. */
export function sidesTable(sides: readonly SideRow[]): string {
  if (sides.length === 0) return '';
  const file = sides.some(({ path }) => path !== null) ? ['File'] : [];
  const rows = sides.map(({ title, path, side, source }) =>
    tableRow([
      title,
      ...file.map(() => (path === null ? '' : cellSpan(shownText(path)))),
      side === null ? '' : String(side.entries),
      side === null ? '*none*' : cellSpan(`${side.digest.slice(0, 'sha256:'.length + HEX_OF_A_DIGEST)}…`),
      source,
    ]),
  );
  return `${tableHead(['', ...file, 'Entries', 'Digest', 'Read at'])}${rows.join('')}\n`;
}

/** Every changed field of every entry with its fingerprints, and where it changed from `pointers` on. */
export function fieldTables(diff: CatalogDiff, format: Format, detail: Detail): readonly Piece[] {
  const changed = diff.changed.map(({ after, fields }) => fieldsRow(entryCell(after), fields));
  const members = diff.members.length === 0 ? [] : [fieldsRow(CATALOG_ITSELF, diff.members)];
  const rows = [...changed, ...members];
  return [
    ...(rows.length === 0
      ? []
      : [
          {
            head: `Fingerprints of what changed:\n\n${tableHead(['', 'Field', 'Before', 'After'])}`,
            rows,
            foot: '\n',
            rank: 'last' as const,
          },
        ]),
    ...(detail === 'fingerprints' ? [] : placesTable(diff, format)),
  ];
}

function fieldsRow(name: string, fields: readonly FieldChange[]): string {
  const shown = fields.slice(0, MAX_FIELDS);
  const more = fields.length - shown.length;
  return tableRow([
    name,
    [...shown.map(({ field }) => cellSpan(shownName(field))), ...(more > 0 ? [`and ${more} more`] : [])].join(
      '<br>',
    ),
    shown.map(({ before }) => digestCell(before)).join('<br>'),
    shown.map(({ after }) => digestCell(after)).join('<br>'),
  ]);
}

function digestCell(digest: Digest | null): string {
  return digest === null ? '*absent*' : cellSpan(shortDigest(digest));
}

function placesTable(diff: CatalogDiff, format: Format): readonly Rows[] {
  const groups = groupExplanations(explainedEntries(diff, format), 'pointers');
  if (groups.length === 0) return [];
  return [
    {
      head: `Where it changed:\n\n${tableHead(['Change', 'Place', 'In'])}`,
      rows: groups.map(placeRow),
      foot: '\n',
      rank: 'last',
    },
  ];
}

function placeRow(group: ExplanationGroup): string {
  const { pointer, field, subject, places, entries } = group;
  const about = subject === null ? '' : ` ${cellSpan(shownName(subject))}`;
  const more = pointer === null ? ` (and ${places} more)` : '';
  const place = pointer === null ? shownName(field) : shownPointer(pointer);
  return tableRow([`${changeWords(group)}${about}${more}`, cellSpan(place), inEntries(entries)]);
}

function inEntries(entries: readonly Entry[]): string {
  if (entries.length === 0) return CATALOG_ITSELF;
  const names = entries.slice(0, MAX_NAMES).map(entryCell).join(', ');
  if (entries.length <= MAX_NAMES) return names;
  const what = entries.every(({ kind }) => kind === 'tool') ? 'tools' : 'entries';
  return `**${entries.length} ${what}**, such as ${names}`;
}

/** The entries that did not change, folded away. */
export function unchangedList({ unchanged }: CatalogDiff): readonly Rows[] {
  if (unchanged.length === 0) return [];
  return [
    {
      head: `<details><summary>Unchanged (${unchanged.length})</summary>\n\n`,
      rows: unchanged.map((entry) => `- ${entrySpan(entry)}${versionSpan(entry)}\n`),
      foot: '\n</details>\n\n',
      rank: 'last',
    },
  ];
}

function versionSpan({ version }: Entry): string {
  return version === null ? '' : ` ${codeSpan(shownName(version))}`;
}

/** A fold around pieces; nothing where there are none. */
export function fold(title: string, pieces: readonly Piece[]): readonly Piece[] {
  const said = pieces.filter((piece) => piece !== '');
  return said.length === 0 ? [] : [`<details><summary>${title}</summary>\n\n`, ...said, '</details>\n\n'];
}
