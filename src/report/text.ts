import type { Entry } from '../catalog/index.js';
import type { CatalogDiff, FieldChange } from '../diff/index.js';
import { isEmpty } from '../diff/index.js';
import type { CatalogDecision, Decision } from '../gate/index.js';
import type { Digest } from '../json/index.js';
import { KIND_WORDS, entryName } from './catalog-tables.js';
import type { Comparison } from './comparison.js';
import { countsOf } from './counts.js';
import { errorSentence } from './error-sentence.js';
import { catalogHeadline, headline } from './headline.js';
import { neutralise } from './log-line.js';
import type { NextStepOptions } from './next-step.js';
import { nextStep } from './next-step.js';
import { twinsOf } from './renamed.js';
import { shortDigest, shownName, shownText } from './shown-name.js';

export interface TextOptions {
  /** Whether to colour it for a terminal. */
  readonly color: boolean;
}

/**
 * A comparison as plain text for a terminal or a log: a line of counts, then what changed, was added and was removed.
 * No line can begin a workflow command (see `neutralise`), and no control character of a name reaches the terminal.
 */
export function renderText({ diff }: Comparison, options: TextOptions): string {
  const paint = painter(options);
  const verdict = isEmpty(diff) ? paint('green', 'Unchanged') : paint('red', 'Drift');
  return textOf([`${verdict}: ${countsText(diff)}`, ...diffLines(diff, paint)]);
}

/** A decision as plain text, safe in the same way: verdict, next step, then each catalog that is not unchanged. */
export function renderDecisionText(decision: Decision, options: TextOptions & NextStepOptions): string {
  const paint = painter(options);
  return textOf([
    paint(decision.passes ? 'green' : 'red', headline(decision)),
    neutralise(`Next step: ${nextStep(decision, options)}`),
    ...decision.catalogs.flatMap((catalog) => catalogLines(catalog, decision, paint)),
  ]);
}

type Paint = (color: keyof typeof COLORS, text: string) => string;

const COLORS = { red: 31, green: 32, yellow: 33 } as const;

function painter({ color }: TextOptions): Paint {
  return color ? (name, text) => `\u001B[${COLORS[name]}m${text}\u001B[39m` : (_, text) => text;
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

function catalogLines(catalog: CatalogDecision, decision: Decision, paint: Paint): readonly string[] {
  if (catalog.verdict === 'unchanged') return [];
  const name = neutralise(shownText(catalog.name));
  const title = decision.catalogs.length < 2 ? [] : ['', `${name}: ${catalogHeadline(catalog)}`];
  const error = catalog.error === null ? [] : [neutralise(errorSentence(catalog.error))];
  const counts = catalog.diff === null ? [] : [countsText(catalog.diff), ...diffLines(catalog.diff, paint)];
  return [...title, ...error, ...counts];
}

function countsText(diff: CatalogDiff): string {
  const { changed, added, removed, unchanged } = countsOf([{ diff }]);
  return `${changed} changed, ${added} added, ${removed} removed, ${unchanged} unchanged`;
}

function diffLines(diff: CatalogDiff, paint: Paint): readonly string[] {
  const twins = twinsOf(diff);
  return [
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
  ];
}

function block(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ['', title, ...lines];
}

function nameLine(entry: Entry): string {
  const version = entry.version === null ? '' : ` ${entry.version}`;
  return `  ${nameText(entry)}${neutralise(version)}`;
}

function nameText(entry: Entry): string {
  return `${KIND_WORDS[entry.kind]}${neutralise(entryName(entry))}`;
}

function twinText(word: string, twin: Entry | null): string {
  return twin === null ? '' : `  (looks renamed ${word} ${nameText(twin)})`;
}

function fieldLines(fields: readonly FieldChange[], indent: string): readonly string[] {
  return fields.map(
    ({ field, before, after }) =>
      `${indent}${neutralise(shownName(field))}: ${digestText(before)} -> ${digestText(after)}`,
  );
}

function digestText(digest: Digest | null): string {
  return digest === null ? 'absent' : shortDigest(digest);
}
