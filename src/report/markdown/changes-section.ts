import type { Entry, Format } from '../../catalog/index.js';
import type { CatalogDiff } from '../../diff/index.js';
import type { PolicyOutcome } from '../../governance/index.js';
import { fingerprint } from '../../json/index.js';
import type { JsonObject } from '../../json/index.js';
import type { ChangeRow, RowKind, WordEdit } from '../changes/index.js';
import { changeLines, changeList, changedWords, hasValues } from '../changes/index.js';
import type { Detail } from '../detail.js';
import {
  CATALOG_ITSELF,
  CELL_MARKUP,
  HTML_MARKUP,
  cellSpan,
  entryCell,
  entryHtml,
  htmlCode,
  shortDigest,
  shownName,
  visible,
} from '../escape/index.js';
import type { LinkOf } from '../places/index.js';
import { isAlarming, rowWords } from '../wording/index.js';
import type { Piece, Row, Rows } from './page.js';
import { tableHead, tableRow } from './table.js';

// One row must never fill a report on its own.
const MAX_NAMES = 3;
/** Of the changed words that stand beside a name without unfolding anything, in code points. */
const MAX_ADDED_WORDS = 300;
const MAX_REMOVED_WORDS = 80;
const MAX_GROUP_WORDS = 400;
const MAX_GROUP_EDITS = 20;
/** Longer ones stand on a line of their own. */
const MAX_WORDS_BESIDE = 40;

/** What a list of changes is shown with. */
export interface ChangesOptions {
  readonly format: Format;
  readonly detail: Detail;
  readonly policy: PolicyOutcome | null;
  readonly linkOf: LinkOf;
}

/**
 * The one list of what differs, worst first: a table with names, what happened and fingerprints; with `values` a fold
 * for each row instead, whose summary says what happened and shows the words that changed, and which holds the rest.
 */
export function changesSection(diff: CatalogDiff, options: ChangesOptions): readonly Piece[] {
  const rows = changeList(diff, options);
  if (rows.length === 0) return [];
  const isFolded = options.detail === 'values' && hasValues(options.format);
  return [isFolded ? foldedList(rows, options) : table(rows, options)];
}

/** What is counted where a row is left out. */
const KIND_NAMES: Readonly<Record<RowKind, string>> = {
  changed: 'changed',
  added: 'added',
  removed: 'removed',
  renamed: 'renamed',
  members: 'of the catalog itself',
};

function table(rows: readonly ChangeRow[], options: ChangesOptions): Rows {
  const entries = rows.flatMap((row) => row.entries);
  const isOfTools = entries.every(({ kind }) => kind === 'tool');
  return {
    head: tableHead([isOfTools ? 'Tool' : 'Entry', 'What changed', 'Fingerprint']),
    rows: rows.map((row) => ({
      text: tableRow([
        `${isAlarming(row) ? '⚠️ ' : ''}${namesCell(row, options.linkOf)}`,
        rowWords(row, CELL_MARKUP, options.detail),
        fingerprintsCell(row),
      ]),
      kind: KIND_NAMES[row.kind],
      body: null,
    })),
    foot: '\n',
    rank: 'first',
  };
}

function namesCell(row: ChangeRow, linkOf: LinkOf): string {
  const [first, ...others] = row.entries;
  if (first === undefined) return CATALOG_ITSELF;
  const cell = (entry: Entry) => linked(`${entryCell(entry)}${versionCell(entry)}`, linkOf(row, entry));
  if (others.length === 0) return cell(first);
  const names = row.entries.slice(0, MAX_NAMES).map(cell).join(', ');
  return `**${groupWords(row.entries)}**${row.entries.length > MAX_NAMES ? `, such as ${names}` : `: ${names}`}`;
}

function groupWords(entries: readonly Entry[]): string {
  return `${entries.length} ${entries.every(({ kind }) => kind === 'tool') ? 'tools' : 'entries'}`;
}

function linked(words: string, address: string | null): string {
  return address === null ? words : `[${words}](${address})`;
}

function versionCell({ version }: Entry): string {
  return version === null ? '' : ` ${cellSpan(shownName(version))}`;
}

/** Of one entry alone: a group's stand in the evidence. */
function fingerprintsCell({ kind, entries, before, after }: ChangeRow): string {
  if (kind === 'members' || entries.length > 1) return '';
  const [old, now] = [digestCell(before), digestCell(after)];
  return old === null || now === null || old === now ? (now ?? old ?? '') : `${old} → ${now}`;
}

function digestCell(definition: JsonObject | null): string | null {
  return definition === null ? null : cellSpan(shortDigest(fingerprint(definition)));
}

function foldedList(rows: readonly ChangeRow[], options: ChangesOptions): Rows {
  return { head: '', rows: rows.map((row) => foldOf(row, options)), foot: '\n', rank: 'first' };
}

function foldOf(row: ChangeRow, options: ChangesOptions): Row {
  const { linkOf, format, detail } = options;
  const alarm = isAlarming(row) ? '⚠️ ' : '';
  const words = rowWords(row, HTML_MARKUP, detail);
  const isOne = row.entries.length < 2;
  const edits = changedWords(row, format);
  const changed = changedSpans(edits);
  return {
    text: `<details><summary>${alarm}${namesHtml(row, linkOf)} — ${words}${changed}</summary>\n\n`,
    kind: KIND_NAMES[row.kind],
    body: isOne ? fence(changeLines(row, format)) : listOf(row.entries, edits),
  };
}

function namesHtml(row: ChangeRow, linkOf: LinkOf): string {
  const [first, ...others] = row.entries;
  if (first === undefined) return CATALOG_ITSELF;
  if (others.length === 0) return linkHtml(row, first, linkOf);
  const names = row.entries
    .slice(0, MAX_NAMES)
    .map((entry) => linkHtml(row, entry, linkOf))
    .join(', ');
  return `<b>${groupWords(row.entries)}</b>${row.entries.length > MAX_NAMES ? `, such as ${names}` : `: ${names}`}`;
}

function linkHtml(row: ChangeRow, entry: Entry, linkOf: LinkOf): string {
  const name = `${entryHtml(entry)}${entry.version === null ? '' : ` ${htmlCode(shownName(entry.version))}`}`;
  const address = linkOf(row, entry);
  return address === null ? name : `<a href="${address}">${name}</a>`;
}

/** The words that came and went, so that a reader sees them without unfolding anything. */
function changedSpans(edits: readonly WordEdit[]): string {
  const words = (sign: WordEdit['sign'], most: number) =>
    cut(
      edits
        .filter((edit) => edit.sign === sign)
        .map(({ text }) => text.replace(/\s+/gu, ' ').trim())
        .filter((text) => text !== '')
        .join(' … '),
      most,
    );
  const [removed, added] = [words('-', MAX_REMOVED_WORDS), words('+', MAX_ADDED_WORDS)];
  const gap = removed.length + added.length > MAX_WORDS_BESIDE ? '<br>' : ' ';
  return [
    removed === '' ? '' : `${gap}<del>${htmlCode(removed)}</del>`,
    added === '' ? '' : `${removed === '' ? gap : ' '}<ins>${htmlCode(added)}</ins>`,
  ].join('');
}

function cut(text: string, most: number): string {
  const characters = Array.from(text.slice(0, 2 * most + 2));
  return characters.length <= most ? text : `${characters.slice(0, most).join('')} …`;
}

/** Lines in a fence that nothing in them can close. */
function fence(lines: readonly string[]): Row['body'] {
  const marks = marksFor(lines);
  return {
    head: `${marks}diff\n`,
    lines: lines.map((line) => `${line}\n`),
    foot: `${marks}\n\n</details>\n`,
  };
}

/** The same where nothing is cut. */
function fenced(lines: readonly string[]): string {
  const marks = marksFor(lines);
  return `${marks}diff\n${lines.map((line) => `${line}\n`).join('')}${marks}\n\n`;
}

function marksFor(lines: readonly string[]): string {
  const runs = lines.flatMap((line) => Array.from(line.matchAll(/`+/gu), ([run]) => run.length));
  return '`'.repeat(Math.max(2, ...runs) + 1);
}

/** The names of a group, and the words that changed in each of them. */
function listOf(entries: readonly Entry[], edits: readonly WordEdit[]): Row['body'] {
  const words = edits
    .slice(0, MAX_GROUP_EDITS)
    .map(({ sign, text }) => `${sign}${cut(visible(text), MAX_GROUP_WORDS)}`);
  const head = words.length === 0 ? '' : fenced(words);
  return { head, lines: entries.map((entry) => `- ${entryCell(entry)}\n`), foot: '\n</details>\n' };
}
