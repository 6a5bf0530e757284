import type { Format } from '../catalog/index.js';
import type { ClientOutcome } from '../clients/index.js';
import type { CatalogDiff } from '../diff/index.js';
import { isEmpty } from '../diff/index.js';
import type { CatalogDecision, Decision } from '../gate/index.js';
import { driftParts } from '../gate/index.js';
import type { PolicyFinding, PolicyOutcome } from '../governance/index.js';
import { fingerprint } from '../json/index.js';
import type { JsonObject } from '../json/index.js';
import type { ChangeRow } from './changes/index.js';
import { changeLines, changeList, changedWords, hasValues } from './changes/index.js';
import type { Comparison } from './comparison.js';
import { NO_RULES } from './comparison.js';
import type { Detail } from './detail.js';
import { newInThisChange } from './new-in-this-change.js';
import {
  CATALOG_ITSELF,
  TEXT_MARKUP,
  neutralise,
  shortDigest,
  visible,
  wholeName,
  wholeText,
} from './escape/index.js';
import {
  clientLine,
  growthLine,
  catalogErrorSentence,
  catalogHeadline,
  countsText,
  firstNoticeLines,
  headline,
  inheritedCount,
  inheritedTitle,
  isAlarming,
  nextStep,
  noteLines,
  orderStep,
  ownerStep,
  rowWords,
  ruleNoticeLines,
} from './wording/index.js';
import type { NextStepOptions } from './wording/index.js';

/** How a decision or a comparison is written as text. */
export interface TextOptions {
  readonly detail: Detail;
  /** Whether to colour it for a terminal. */
  readonly color: boolean;
}

/**
 * A comparison as plain text for a terminal or a log: a line of counts, then the list of changes, worst first. No line
 * can begin a workflow command (see `neutralise`), no control character of a name reaches the terminal, and no name is
 * cut.
 */
export function renderText(
  { before, diff, after, rules, clients }: Comparison,
  options: TextOptions,
): string {
  const paint = painter(options);
  const verdict = isEmpty(diff) ? paint('green', 'Unchanged') : paint('red', 'Drift');
  const counts = `${verdict}: ${countsText([{ diff }])}`;
  const order = orderStep([{ diff, format: after.format }], options.detail);
  return joinLines([
    counts,
    ...ruleNoticeLines(rules ?? NO_RULES),
    ...noteLines([before, after]),
    ...changesLines(diff, after.format, null, options),
    ...(order === null ? [] : [neutralise(order)]),
    ...clientLines(clients ?? null, options.detail),
  ]);
}

/**
 * A decision as plain text, safe in the same way: verdict, next step, what a reader must know first, then each catalog
 * that is not unchanged with its changes and what the policy finds.
 */
export function renderDecisionText(decision: Decision, options: TextOptions & NextStepOptions): string {
  const paint = painter(options);
  const ownerWords = ownerStep(decision);
  return joinLines([
    paint(decision.passes ? 'green' : 'red', headline(decision)),
    neutralise(`Next step: ${nextStep(decision, options)}`),
    ...(ownerWords === null ? [] : [neutralise(`For an owner: ${ownerWords}`)]),
    ...firstNoticeLines(decision),
    ...decision.catalogs.flatMap((catalog) => catalogLines(catalog, decision, options)),
  ]);
}

type Paint = (color: keyof typeof COLORS, text: string) => string;

const COLORS = { red: 31, green: 32, yellow: 33, cyan: 36 } as const;

function painter({ color }: TextOptions): Paint {
  return color ? (name, text) => `\u001B[${COLORS[name]}m${text}\u001B[39m` : (_, text) => text;
}

function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

function catalogLines(catalog: CatalogDecision, decision: Decision, options: TextOptions): readonly string[] {
  const { clients, diff, baselineDiff, policy, verdict } = catalog;
  const { own } = driftParts(catalog);
  if (verdict === 'unchanged') return [];
  const format = catalog.after?.format ?? catalog.before?.format ?? 'mcp';
  const name = neutralise(wholeText(catalog.name));
  const title = decision.catalogs.length < 2 ? [] : ['', `${name}: ${catalogHeadline(catalog)}`];
  const error = isNextStep(catalog, decision) ? [] : errorLines(catalog);
  const notes = noteLines([catalog.before, catalog.after].flatMap((side) => side ?? []));
  return [
    ...title,
    ...error,
    ...notes,
    ...(diff === null ? [] : [countsText([catalog]), ...changesLines(own ?? diff, format, policy, options)]),
    ...inheritedLines(catalog, format, options),
    ...(baselineDiff === null
      ? []
      : [
          '',
          `What this change does to the baseline itself: ${countsText([{ diff: baselineDiff }])}`,
          ...changesLines(baselineDiff, catalog.before?.format ?? format, null, options),
        ]),
    ...policyLines(policy),
    ...clientLines(clients, options.detail),
  ];
}

/** What the base branch has already, behind what the change brings. */
function inheritedLines(catalog: CatalogDecision, format: Format, options: TextOptions): readonly string[] {
  const { inherited } = driftParts(catalog);
  const count = inheritedCount([catalog]);
  if (inherited === null || count === 0) return [];
  return ['', inheritedTitle(count), ...changesLines(inherited, format, catalog.policy, options)];
}

/** Whether the next step says already what went wrong: it does of a single catalog. */
function isNextStep({ error }: CatalogDecision, { catalogs, fault }: Decision): boolean {
  return error !== null && fault === null && catalogs.length < 2;
}

function errorLines(catalog: CatalogDecision): readonly string[] {
  return catalog.error === null ? [] : [neutralise(catalogErrorSentence(catalog.error, catalog))];
}

/** The one list of changes, worst first: a line for each row, with `values` the words and lines that changed. */
function changesLines(
  diff: CatalogDiff,
  format: Format,
  policy: PolicyOutcome | null,
  options: TextOptions,
): readonly string[] {
  const rows = changeList(diff, { format, detail: options.detail, policy });
  if (rows.length === 0) return [];
  const withValues = options.detail === 'values' && hasValues(format);
  return ['', ...rows.flatMap((row) => rowLines(row, format, withValues, options))];
}

const SIGNS = { changed: '~', added: '+', removed: '-', renamed: '>', members: '~' } as const;
const SIGN_COLORS = {
  changed: 'yellow',
  added: 'green',
  removed: 'red',
  renamed: 'cyan',
  members: 'yellow',
} as const;

function rowLines(
  row: ChangeRow,
  format: Format,
  withValues: boolean,
  options: TextOptions,
): readonly string[] {
  const paint = painter(options);
  const sign = paint(SIGN_COLORS[row.kind], SIGNS[row.kind]);
  const words = rowWords(row, TEXT_MARKUP, options.detail);
  const told = isAlarming(row) ? paint('red', `! ${words}`) : words;
  const [first, ...others] = row.entries;
  const version =
    first === undefined || first.version === null ? '' : ` ${neutralise(wholeName(first.version))}`;
  const name = first === undefined ? CATALOG_ITSELF : `${TEXT_MARKUP.entry(first)}${version}`;
  if (others.length > 0) {
    const names = row.entries.map((entry) => `      ${TEXT_MARKUP.entry(entry)}`);
    const edits = withValues ? changedWords(row, format) : [];
    const changed = edits.map(({ sign: mark, text }) => valueLine(`${mark}${visible(text)}`, paint));
    return [`  ${sign} ${told}: ${row.entries.length} alike`, ...names, ...changed];
  }
  return [
    `  ${sign} ${name}  ${told}${fingerprintsText(row)}`,
    ...(withValues ? changeLines(row, format).map((line) => valueLine(line, paint)) : []),
  ];
}

function fingerprintsText({ kind, before, after }: ChangeRow): string {
  if (kind === 'members') return '';
  const [old, now] = [digestText(before), digestText(after)];
  if (old === now) return '';
  return old === null || now === null ? `  (${old ?? now ?? ''})` : `  (${old} → ${now})`;
}

function digestText(definition: JsonObject | null): string | null {
  return definition === null ? null : shortDigest(fingerprint(definition));
}

/** Each line is safe on a runner: none begins a command, and the sign of a line stands in front of it. */
function valueLine(line: string, paint: Paint): string {
  const text = `      ${neutralise(line)}`;
  if (line.startsWith('+')) return paint('green', text);
  return line.startsWith('-') ? paint('red', text) : text;
}

function clientLines(clients: ClientOutcome | null, detail: Detail): readonly string[] {
  if (clients === null) return [];
  const lines = newInThisChange(clients).map((finding) => {
    const name = finding.entry === null ? 'the catalog' : wholeName(finding.entry);
    return neutralise(
      `  ${clientLine(finding, name, detail === 'fingerprints' ? '' : wholeText(finding.path))}`,
    );
  });
  return ['', `New in this change: ${growthLine(clients.before, clients.after)}`, ...lines];
}

function policyLines(policy: PolicyOutcome | null): readonly string[] {
  if (policy === null || policy.findings.length === 0) return [];
  const sorted = [...policy.findings].sort((a, b) => Number(b.isNew) - Number(a.isNew));
  const which = policy.mode === 'new' ? ', new ones fail' : '';
  return ['', `Policy findings (${sorted.length}${which})`, ...sorted.map(findingLine)];
}

function findingLine({ entry, code, path, isNew }: PolicyFinding): string {
  const about = entry === null ? 'the policy' : wholeName(entry);
  return neutralise(`  ${about}: ${wholeName(code)} at ${wholeName(path)} (${isNew ? 'new' : 'as before'})`);
}
