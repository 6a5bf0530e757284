import type { Entry, Format } from '../catalog/index.js';
import type { CatalogDiff, FieldChange } from '../diff/index.js';
import { groupExplanations, isEmpty } from '../diff/index.js';
import type { CatalogDecision, Decision } from '../gate/index.js';
import type { Digest } from '../json/index.js';
import {
  catalogErrorSentence,
  catalogHeadline,
  changeWords,
  countsOf,
  firstNoticeLines,
  headline,
  nextStep,
  noteLines,
  someOf,
} from './wording/index.js';
import type { Detail } from './detail.js';
import { explainedEntries } from './explained.js';
import { unifiedDiff } from './unified-diff.js';
import type { ValueDiff } from './markdown/index.js';
import { placesText, twinsOf, valueDiffs } from './markdown/index.js';
import {
  CATALOG_ITSELF,
  entryText,
  neutralise,
  shortDigest,
  shownName,
  shownPointer,
  shownText,
} from './escape/index.js';
import type { Comparison } from './comparison.js';
import type { NextStepOptions } from './wording/index.js';

/** How a decision or a comparison is written as text. */
export interface TextOptions {
  readonly detail: Detail;
  /** Whether to colour it for a terminal. */
  readonly color: boolean;
}

/**
 * A comparison as plain text for a terminal or a log: a line of counts, then what changed, was added and was removed.
 * No line can begin a workflow command (see `neutralise`), and no control character of a name reaches the terminal.
 */
export function renderText({ before, diff, after }: Comparison, options: TextOptions): string {
  const paint = painter(options);
  const verdict = isEmpty(diff) ? paint('green', 'Unchanged') : paint('red', 'Drift');
  const counts = `${verdict}: ${countsText(diff)}`;
  return joinLines([counts, ...noteLines([before, after]), ...diffLines(diff, after.format, options)]);
}

/**
 * A decision as plain text, safe in the same way: verdict, next step, what a reader must know first, then each catalog
 * that is not unchanged.
 */
export function renderDecisionText(decision: Decision, options: TextOptions & NextStepOptions): string {
  const paint = painter(options);
  return joinLines([
    paint(decision.passes ? 'green' : 'red', headline(decision)),
    neutralise(`Next step: ${nextStep(decision, options)}`),
    ...firstNoticeLines(decision),
    ...decision.catalogs.flatMap((catalog) => catalogLines(catalog, decision, options)),
  ]);
}

type Paint = (color: keyof typeof COLORS, text: string) => string;

// A line stays a line.
const MAX_NAMES = 3;

const COLORS = { red: 31, green: 32, yellow: 33 } as const;

function painter({ color }: TextOptions): Paint {
  return color ? (name, text) => `\u001B[${COLORS[name]}m${text}\u001B[39m` : (_, text) => text;
}

function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

function catalogLines(catalog: CatalogDecision, decision: Decision, options: TextOptions): readonly string[] {
  if (catalog.verdict === 'unchanged') return [];
  const format = catalog.after?.format ?? catalog.before?.format ?? 'mcp';
  const name = neutralise(shownText(catalog.name));
  const title = decision.catalogs.length < 2 ? [] : ['', `${name}: ${catalogHeadline(catalog)}`];
  const error = isNextStep(catalog, decision) ? [] : errorLines(catalog);
  const notes = noteLines([catalog.before, catalog.after].flatMap((side) => side ?? []));
  const counts =
    catalog.diff === null ? [] : [countsText(catalog.diff), ...diffLines(catalog.diff, format, options)];
  return [...title, ...error, ...notes, ...counts];
}

/** Whether the next step says already what went wrong: it does of a single catalog. */
function isNextStep({ error }: CatalogDecision, { catalogs, fault }: Decision): boolean {
  return error !== null && fault === null && catalogs.length < 2;
}

function errorLines(catalog: CatalogDecision): readonly string[] {
  return catalog.error === null ? [] : [neutralise(catalogErrorSentence(catalog.error, catalog))];
}

function countsText(diff: CatalogDiff): string {
  const { changed, added, removed, unchanged } = countsOf([{ diff }]);
  return `${changed} changed, ${added} added, ${removed} removed, ${unchanged} unchanged`;
}

function diffLines(diff: CatalogDiff, format: Format, options: TextOptions): readonly string[] {
  const twins = twinsOf(diff);
  const paint = painter(options);
  return [
    ...block(paint('yellow', 'What changed'), groupLines(diff, format, options)),
    ...block(
      paint('yellow', 'Changed'),
      diff.changed.flatMap(({ after, fields }) => [nameLine(after), ...fieldLines(fields, '    ')]),
    ),
    ...block(
      paint('green', 'Added'),
      diff.added.map((entry) => nameLine(entry) + twinText('from', twins.from(entry))),
    ),
    ...block(
      paint('red', 'Removed'),
      diff.removed.map((entry) => nameLine(entry) + twinText('to', twins.to(entry))),
    ),
    ...block(paint('yellow', 'Fields of the catalog itself (not counted)'), fieldLines(diff.members, '  ')),
    ...(options.detail === 'values'
      ? valueDiffs(diff, format).flatMap((value) => valueLines(value, paint))
      : []),
  ];
}

function groupLines(diff: CatalogDiff, format: Format, { detail }: TextOptions): readonly string[] {
  const groups = groupExplanations(
    explainedEntries(diff, format),
    detail === 'fingerprints' ? 'fingerprints' : 'pointers',
  );
  return groups.map((group) => {
    const { entries, field, pointer, subject } = group;
    const about = subject === null ? '' : ` ${shownName(subject)}`;
    const place = pointer === null ? shownName(field) : shownPointer(pointer);
    const names = entries.length === 0 ? CATALOG_ITSELF : someOf(entries.map(entryText), MAX_NAMES);
    return `  ${neutralise(`${changeWords(group)}${about}${placesText(group, detail)}, ${place}: ${names}`)}`;
  });
}

/** Each line is safe on a runner: none begins a command, and the sign of a line stands in front of it. */
function valueLines({ entry, before, after }: ValueDiff, paint: Paint): readonly string[] {
  const lines = unifiedDiff(before, after).map((line) => {
    if (line.startsWith('+')) return paint('green', neutralise(line));
    return line.startsWith('-') ? paint('red', neutralise(line)) : neutralise(line);
  });
  return ['', entry === null ? CATALOG_ITSELF : nameText(entry), ...lines];
}

function block(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', title, ...lines];
}

function nameLine(entry: Entry): string {
  const version = entry.version === null ? '' : ` ${entry.version}`;
  return `  ${nameText(entry)}${neutralise(version)}`;
}

function nameText(entry: Entry): string {
  return neutralise(entryText(entry));
}

function twinText(word: string, twin: Entry | null): string {
  return twin === null ? '' : `  (looks renamed ${word} ${nameText(twin)})`;
}

function fieldLines(fields: readonly FieldChange[], indent: string): readonly string[] {
  return fields.map(
    ({ field, before, after }) =>
      `${indent}${neutralise(shownName(field))}: ${digestText(before)} → ${digestText(after)}`,
  );
}

function digestText(digest: Digest | null): string {
  return digest === null ? 'absent' : shortDigest(digest);
}
