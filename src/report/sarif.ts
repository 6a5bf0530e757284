import type { Entry, Format } from '../catalog/index.js';
import { entryId } from '../catalog/index.js';
import type { CatalogDiff, ExplainedEntry, Explanation } from '../diff/index.js';
import { CHANGE_KINDS } from '../diff/index.js';
import type { CatalogDecision, Decision } from '../gate/index.js';
import { driftParts } from '../gate/index.js';
import { digestOf } from '../json/index.js';
import { CHANGE_WORDS, changeWords, errorSentence } from './wording/index.js';
import type { Comparison } from './comparison.js';
import type { Detail } from './detail.js';
import type { CatalogSources, EntryName, Locator } from './places/index.js';
import { locatorOf } from './places/index.js';
import { CATALOG_ITSELF, entryLabel, shownName, shownPointer } from './escape/index.js';
import { explainedEntries } from './explained.js';
import type { SarifPlaces, SarifResult, SarifRule } from './sarif-log.js';
import { sarifLog } from './sarif-log.js';

/** How a decision or a comparison is written as SARIF. */
export interface SarifOptions {
  /** From `pointers` on, messages name places, and so schema properties. */
  readonly detail: Detail;
  /** The version of this package. */
  readonly version: string;
}

/** One rule a kind of change, and one each for what is no change of an entry; in the order of their results. */
const SARIF_RULES: readonly SarifRule[] = [
  { id: 'could_not_check', text: 'the catalog could not be checked', level: 'error' },
  { id: 'policy_finding', text: 'a tool does not hold to the policy', level: 'error' },
  { id: 'tool_added', text: 'entry added', level: 'warning' },
  { id: 'tool_removed', text: 'entry removed', level: 'warning' },
  ...CHANGE_KINDS.map((id) => ({ id, text: CHANGE_WORDS[id], level: 'warning' as const })),
];

/**
 * What a decision is not content with, as a SARIF 2.1.0 log for code scanning: a result for each change of each
 * entry, at its line in a committed candidate with the baseline as related location, else in the baseline. Catalogs
 * that are unchanged or approved have no results. What the base branch has already is a note.
 * Fingerprints do not depend on lines, order or values.
 */
export function renderSarif(
  decision: Decision,
  sources: readonly CatalogSources[],
  options: SarifOptions,
): string {
  const results = decision.catalogs.flatMap((catalog) => {
    if (catalog.verdict === 'unchanged' || catalog.verdict === 'approved') return [];
    const own = sources.find(({ name }) => name === catalog.name);
    return catalogResults(catalog, placesOf(own, catalog), options.detail);
  });
  return sarifLog(SARIF_RULES, results, options.version);
}

/** The same for two catalogs without a gate, each of which is a file. */
export function renderDiffSarif(
  comparison: Comparison,
  paths: { readonly before: string; readonly after: string },
  options: SarifOptions,
): string {
  const { before, after, diff } = comparison;
  const places = placesIn(locatorOf(after, paths.after), locatorOf(before, paths.before), paths.after);
  return sarifLog(SARIF_RULES, diffResults(diff, after.format, places, options.detail, ''), options.version);
}

interface Places {
  readonly find: (entry: EntryName, pointer?: string) => SarifPlaces;
  /** The file that is about the catalog as a whole. */
  readonly whole: () => SarifPlaces;
}

function placesOf(sources: CatalogSources | undefined, catalog: CatalogDecision): Places {
  const committed = sources?.candidateCommitted === true;
  return placesIn(
    locatorOf(committed ? sources.candidate : null, catalog.candidatePath),
    locatorOf(sources?.baseline ?? null, catalog.baselinePath),
    committed ? catalog.candidatePath : catalog.baselinePath,
  );
}

function placesIn(inCandidate: Locator, inBaseline: Locator, path: string): Places {
  const whole = { path, place: null };
  return {
    whole: () => ({ location: whole, baseline: null }),
    find: (entry, pointer) => {
      const candidate = inCandidate(entry, pointer);
      const baseline = inBaseline(entry, pointer);
      return candidate === null
        ? { location: baseline ?? whole, baseline: null }
        : { location: candidate, baseline };
    },
  };
}

function catalogResults(catalog: CatalogDecision, places: Places, detail: Detail): readonly SarifResult[] {
  const format = catalog.after?.format ?? catalog.before?.format ?? 'mcp';
  return [
    ...errorResults(catalog),
    ...policyResults(catalog, places),
    ...driftResults(catalog, (diff) => diffResults(diff, format, places, detail, catalog.name)),
  ];
}

function driftResults(
  catalog: CatalogDecision,
  resultsOf: (diff: CatalogDiff) => readonly SarifResult[],
): readonly SarifResult[] {
  const { own, inherited } = driftParts(catalog);
  return [
    ...(own === null ? [] : resultsOf(own)),
    ...(inherited === null ? [] : resultsOf(inherited)).map((result) => ({
      ...result,
      isInherited: true as const,
    })),
  ];
}

function errorResults({ name, error, baselinePath, candidatePath }: CatalogDecision): readonly SarifResult[] {
  if (error === null) return [];
  const path = /^candidate\b/u.test(error.field) ? candidatePath : baselinePath;
  return [
    {
      rule: 'could_not_check',
      text: errorSentence(error),
      places: () => ({ location: { path, place: error.place }, baseline: null }),
      identity: [name, error.field, error.code],
    },
  ];
}

function policyResults({ name, policy }: CatalogDecision, places: Places): readonly SarifResult[] {
  if (policy === null || !policy.failing) return [];
  const failing = policy.findings.filter((finding) => policy.mode === 'all' || finding.isNew);
  return failing.map(({ code, entry, path }) => ({
    rule: 'policy_finding',
    text: `${entry === null ? 'The policy' : shownName(entry)}: ${shownName(code)} at ${shownPointer(path)}`,
    places: entry === null ? places.whole : () => places.find(toolNamed(entry), schemaPlace(path)),
    identity: [name, code, entry, path],
  }));
}

function toolNamed(key: string): EntryName {
  return { kind: 'tool', key, version: null };
}

/** A schema path is counted from the input schema of a manifest's tool. */
function schemaPlace(path: string): string {
  return `/inputSchema${path.replace('#', '')}`;
}

function diffResults(
  diff: CatalogDiff,
  format: Format,
  places: Places,
  detail: Detail,
  name: string,
): readonly SarifResult[] {
  const whole = (rule: string, word: string) => (entry: Entry) => ({
    rule,
    text: `${entryLabel(entry)}: ${word}`,
    places: () => places.find(entry),
    identity: [name, identityOf(entry)],
  });
  return [
    ...diff.added.map(whole('tool_added', 'added')),
    ...diff.removed.map(whole('tool_removed', 'removed')),
    ...(diff.memberValues === null ? diff.members : []).map(({ field, before }) => ({
      rule: before === null ? 'field_added' : 'field_removed',
      text: `${CATALOG_ITSELF}: ${CHANGE_WORDS[before === null ? 'field_added' : 'field_removed']}, ${shownName(field)}`,
      places: places.whole,
      identity: [name, null, field],
    })),
    ...explainedEntries(diff, format).flatMap((explained) => changeResults(explained, places, detail, name)),
  ];
}

function changeResults(
  { entry, explanations, leftOut }: ExplainedEntry,
  places: Places,
  detail: Detail,
  name: string,
): readonly SarifResult[] {
  const about = entry === null ? CATALOG_ITSELF : entryLabel(entry);
  const id = entry === null ? null : identityOf(entry);
  const find = (pointer?: string) => (entry === null ? places.whole() : places.find(entry, pointer));
  const told = explanations.map((explanation) => ({
    rule: explanation.kind,
    text: `${about}: ${explanationText(explanation, detail)}`,
    places: () => find(explanation.pointer),
    identity: [
      ...[name, id, explanation.pointer, explanation.hint, explanation.subject],
      ...[explanation.before, explanation.after],
    ],
  }));
  const untold = leftOut.map(({ kind, field, places: count }) => ({
    rule: kind,
    text: `${about}: ${CHANGE_WORDS[kind]} in ${count} more places, ${shownName(field)}`,
    places: () => find(),
    identity: [name, id, field, 'more'],
  }));
  return [...told, ...untold];
}

/** A digest, since one long key may stand in thousands of results. */
function identityOf(entry: Entry): string {
  return digestOf(entryId(entry));
}

function explanationText(explanation: Explanation, detail: Detail): string {
  if (detail === 'fingerprints') return `${changeWords(explanation)}, ${shownName(explanation.field)}`;
  const about = explanation.subject === null ? '' : ` ${shownName(explanation.subject)}`;
  return `${changeWords(explanation)}${about}, ${shownPointer(explanation.pointer)}`;
}
