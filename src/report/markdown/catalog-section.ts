import type { CatalogDecision, CatalogSide } from '../../gate/index.js';
import type { PolicyOutcome } from '../../governance/index.js';
import { ROW_VERDICTS } from '../../gate/index.js';
import { compareCodePoints } from '../../json/index.js';
import {
  captureSentence,
  catalogErrorSentence,
  catalogHeadline,
  countsLine,
  someOf,
} from '../wording/index.js';
import { catalogTables } from './catalog-tables.js';
import { cellSpan, codeSpan, shownName, shownText } from '../escape/index.js';
import type { Detail } from '../detail.js';
import type { Piece } from './page.js';
import { tableHead, tableRow } from './table.js';

const HEX_OF_A_DIGEST = 24;
const MAX_FILES = 8;
/** One of several catalogs: its name and verdict as a heading, then all that `catalogDetails` says. */
export function catalogSection(catalog: CatalogDecision, detail: Detail): readonly Piece[] {
  const heading = `### ${codeSpan(shownText(catalog.name))}\n\n${catalogHeadline(catalog)}.\n\n`;
  const counts = catalog.diff === null ? '' : `${countsLine([catalog])}\n\n`;
  const error =
    catalog.error === null
      ? ''
      : `${catalogErrorSentence(catalog.error, catalog)}${captureSentence(catalog)}\n\n`;
  return [`${heading}${error}${counts}`, ...catalogDetails(catalog, detail)];
}

/**
 * Both sides with their digests, then what differs and what the policy finds; that first where it is why the step
 * fails.
 */
export function catalogDetails(catalog: CatalogDecision, detail: Detail): readonly Piece[] {
  const changes = differences(catalog, detail);
  const findings = policyTables(catalog.policy);
  const body = catalog.policy?.failing === true ? [...findings, ...changes] : [...changes, ...findings];
  return [sides(catalog), ...catalogNotes(catalog), ...body];
}

function sides(catalog: CatalogDecision): string {
  if (catalog.before === null && catalog.after === null) return '';
  const againstCandidate = ROW_VERDICTS[catalog.row] === 'drift' || ROW_VERDICTS[catalog.row] === 'unchanged';
  if (againstCandidate) {
    return sidesTable([
      { title: 'Baseline', path: catalog.baselinePath, side: catalog.before },
      { title: 'Candidate', path: catalog.candidatePath, side: catalog.after },
    ]);
  }
  return sidesTable([
    {
      title: 'Baseline before',
      path: catalog.previousBaselinePath ?? catalog.baselinePath,
      side: catalog.before,
    },
    { title: 'Baseline now', path: catalog.baselinePath, side: catalog.after },
  ]);
}

/** Both sides of a diff: file, if known, number of entries, and digest. */
export function sidesTable(
  sides: readonly {
    readonly title: string;
    readonly path: string | null;
    readonly side: CatalogSide | null;
  }[],
): string {
  const file = sides.some(({ path }) => path !== null) ? ['File'] : [];
  const rows = sides.map(({ title, path, side }) =>
    tableRow([
      title,
      ...file.map(() => (path === null ? '' : cellSpan(shownText(path)))),
      side === null ? '' : String(side.entries),
      side === null ? '*none*' : cellSpan(`${side.digest.slice(0, 'sha256:'.length + HEX_OF_A_DIGEST)}…`),
    ]),
  );
  return `${tableHead(['', ...file, 'Entries', 'Digest'])}${rows.join('')}\n`;
}

/** What is said of the catalogs themselves, each note once. */
export function catalogNotes(catalog: Pick<CatalogDecision, 'before' | 'after'>): readonly Piece[] {
  const notes = [...(catalog.before?.notes ?? []), ...(catalog.after?.notes ?? [])];
  const files = notes.filter((note) => note.code === 'file_name_differs').flatMap(({ about }) => about ?? []);
  const spans = [...new Set(files)].sort(compareCodePoints).map((file) => codeSpan(shownText(file)));
  return [
    notes.some((note) => note.code === 'descriptions_not_compared')
      ? '**Descriptions are not compared:** the digests of this inventory cover the schemas alone.\n\n'
      : '',
    notes.some((note) => note.code === 'one_hash_for_all')
      ? '**This lock file locks nothing:** all its hashes are the same.\n\n'
      : '',
    spans.length === 0 ? '' : `Not named after their tool: ${someOf(spans, MAX_FILES)}.\n\n`,
  ];
}

function differences(catalog: CatalogDecision, detail: Detail): readonly Piece[] {
  const format = catalog.after?.format ?? catalog.before?.format;
  if (catalog.diff === null || format === undefined) return [];
  const tables = catalogTables(catalog.diff, format, detail);
  if (catalog.baselineDiff === null) return tables;
  return [
    ...tables,
    `#### What this change does to the baseline itself\n\n${countsLine([{ diff: catalog.baselineDiff }])}\n\n`,
    ...catalogTables(catalog.baselineDiff, catalog.before?.format ?? format, detail),
  ];
}

function policyTables(policy: PolicyOutcome | null): readonly Piece[] {
  if (policy === null) return [];
  const findings = [...policy.findings].sort((a, b) => Number(b.isNew) - Number(a.isNew));
  return [
    ...rows(
      `Policy findings (${findings.length}${policy.mode === 'new' ? ', new ones fail' : ''})`,
      ['Tool', 'Finding', 'Place', 'New'],
      findings.map((finding) =>
        tableRow([
          finding.entry === null ? '' : cellSpan(shownName(finding.entry)),
          cellSpan(shownName(finding.code)),
          cellSpan(shownName(finding.path)),
          finding.isNew ? 'new' : 'as before',
        ]),
      ),
    ),
    ...rows(
      `Data exposed that was not before (${policy.exposures.length})`,
      ['Tool', 'Data class', 'Place'],
      policy.exposures.map((exposure) =>
        tableRow(
          [exposure.entry, exposure.dataClass, exposure.path].map((text) => cellSpan(shownName(text))),
        ),
      ),
    ),
  ];
}

function rows(title: string, columns: readonly string[], list: readonly string[]): readonly Piece[] {
  if (list.length === 0) return [];
  return [{ head: `#### ${title}\n\n${tableHead(columns)}`, rows: list, foot: '\n', rank: 'first' }];
}
