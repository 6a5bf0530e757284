import type { Entry } from '../catalog/index.js';
import type { CatalogDiff, EntryChange } from '../diff/index.js';
import type { CatalogDecision, Decision, FileDecision } from '../gate/index.js';
import { VERDICTS, driftParts } from '../gate/index.js';
import type { PolicyOutcome } from '../governance/index.js';
import { codeSpan, entrySpan, neutralise, shownName } from './escape/index.js';
import type { CatalogSources, EntryLocation, Locator } from './places/index.js';
import { locatorOf } from './places/index.js';
import { errorSentence, someOf } from './wording/index.js';
import { MAX_ANNOTATIONS } from '../limits.js';

/** A remark at a line of a file, safe to print as a workflow command. */
export interface Annotation {
  readonly level: 'error' | 'warning';
  /** A path in the repository; null where there is none that can be written down safely. */
  readonly path: string | null;
  /** From 1; null for the file as a whole. */
  readonly line: number | null;
  readonly title: string;
  readonly message: string;
}

const MAX_FIELDS = 5;

/**
 * At most 10 remarks (the last says how many more there are) on what a decision is not content with: faults at their
 * place, findings of the policy, changed, added and removed entries in turn, protected files without approval, and then
 * what is inherited. An entry's line is that in the candidate, or in the baseline where the candidate is no committed
 * file. Errors where the step fails, else warnings; what is inherited is a warning always. Names are escaped and no text
 * can begin a workflow command (see `neutralise`).
 */
export function annotations(decision: Decision, sources: readonly CatalogSources[]): readonly Annotation[] {
  const level = decision.passes ? 'warning' : 'error';
  const remarks = [
    ...VERDICTS.flatMap((verdict) =>
      decision.catalogs.filter((catalog) => catalog.verdict === verdict),
    ).flatMap((catalog) => catalogRemarks(catalog, sourcesOf(catalog, sources))),
    ...decision.files.filter(isWaiting).map(fileRemark),
  ].sort((a, b) => Number(a.isInherited ?? false) - Number(b.isInherited ?? false));
  const all = remarkCount(decision);
  const shown =
    all > MAX_ANNOTATIONS
      ? [...remarks.slice(0, MAX_ANNOTATIONS - 1), moreRemark(all - MAX_ANNOTATIONS + 1)]
      : remarks.slice(0, MAX_ANNOTATIONS);
  return shown.map((remark) => ({
    level: remark.isInherited === true ? 'warning' : level,
    ...safe(remark),
  }));
}

/** How many remarks there would be without a limit. */
function remarkCount({ catalogs, files }: Decision): number {
  return catalogs.reduce(
    (count, catalog) => count + catalogRemarkCount(catalog),
    files.filter(isWaiting).length,
  );
}

function catalogRemarkCount(catalog: CatalogDecision): number {
  const { verdict, error, policy } = catalog;
  if (verdict === 'unchanged' || verdict === 'approved') return 0;
  if (error !== null) return 1;
  const failing = policy?.failing === true ? failingFindings(policy).length : 0;
  const { own, inherited } = driftParts(catalog);
  return failing + differenceCount(own) + differenceCount(inherited);
}

function differenceCount(diff: CatalogDiff | null): number {
  if (diff === null) return 0;
  return diff.changed.length + diff.added.length + diff.removed.length + Math.min(1, diff.members.length);
}

function moreRemark(count: number): Remark {
  return {
    path: null,
    line: null,
    title: 'More changes',
    message: `${count} more are not shown here: the summary of the job lists them.`,
  };
}

interface Remark extends Omit<Annotation, 'level'> {
  /** It is about what the base branch has already. */
  readonly isInherited?: true;
}

function safe({ path, line, title, message }: Remark): Omit<Annotation, 'level'> {
  const plain = path !== null && neutralise(path) === path ? path : null;
  return { path: plain, line: plain === null ? null : line, title, message: neutralise(message) };
}

function sourcesOf({ name }: CatalogDecision, sources: readonly CatalogSources[]): CatalogSources {
  const nothing = {
    ...{ name, base: null, baseline: null, candidate: null },
    ...{ candidateCommitted: false, baselineChanged: false, candidateChanged: false },
  };
  return sources.find((candidate) => candidate.name === name) ?? nothing;
}

function catalogRemarks(catalog: CatalogDecision, sources: CatalogSources): readonly Remark[] {
  if (catalog.verdict === 'unchanged' || catalog.verdict === 'approved') return [];
  if (catalog.error !== null) return [errorRemark(catalog)];
  const { own, inherited } = driftParts(catalog);
  return [
    ...policyRemarks(catalog, sources),
    ...differenceRemarks(own, catalog, sources),
    ...differenceRemarks(inherited, catalog, sources).map(inheritedRemark),
  ].slice(0, MAX_ANNOTATIONS);
}

function inheritedRemark(about: Remark): Remark {
  return { ...about, title: `${about.title} (inherited)`, isInherited: true };
}

function errorRemark({ error, baselinePath, candidatePath }: CatalogDecision): Remark {
  if (error === null) return { path: null, line: null, title: 'Could not check', message: '' };
  const ofCandidate = /^candidate\b/u.test(error.field);
  return {
    path: ofCandidate ? candidatePath : baselinePath,
    line: error.place?.line ?? null,
    title: 'Could not check',
    message: errorSentence(error),
  };
}

function policyRemarks(catalog: CatalogDecision, sources: CatalogSources): readonly Remark[] {
  const { policy } = catalog;
  if (policy === null || !policy.failing) return [];
  const find = finder(catalog, sources);
  return failingFindings(policy)
    .slice(0, MAX_ANNOTATIONS)
    .map(({ code, entry, path }) => {
      const about = entry === null ? 'The policy' : codeSpan(shownName(entry));
      const message = `${about}: ${codeSpan(shownName(code))} at ${codeSpan(shownName(path))}`;
      const tool = entry === null ? null : toolNamed(sources, entry);
      return remark('Policy violation', message, tool === null ? null : find(tool), catalog);
    });
}

function failingFindings({ findings, mode }: PolicyOutcome): PolicyOutcome['findings'] {
  return findings.filter((finding) => mode === 'all' || finding.isNew);
}

function toolNamed({ candidate }: CatalogSources, key: string): Entry | null {
  return candidate?.entries.find((entry) => entry.kind === 'tool' && entry.key === key) ?? null;
}

/** Changed, added and removed entries in turn, so that many of one do not hide the others. */
function differenceRemarks(
  diff: CatalogDiff | null,
  catalog: CatalogDecision,
  sources: CatalogSources,
): readonly Remark[] {
  if (diff === null) return [];
  const find = finder(catalog, sources);
  const lists = [
    diff.changed.slice(0, MAX_ANNOTATIONS).map((change) => changeRemark(change, find(change.after), catalog)),
    diff.added
      .slice(0, MAX_ANNOTATIONS)
      .map((entry) => remark('Tool added', entrySpan(entry), find(entry), catalog)),
    diff.removed
      .slice(0, MAX_ANNOTATIONS)
      .map((entry) => remark('Tool removed', entrySpan(entry), find(entry), catalog)),
    ...(diff.members.length === 0 ? [] : [[membersRemark(diff, catalog)]]),
  ];
  return Array.from({ length: MAX_ANNOTATIONS }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}

function finder(catalog: CatalogDecision, sources: CatalogSources): Locator {
  const inCandidate = locatorOf(sources.candidateCommitted ? sources.candidate : null, catalog.candidatePath);
  const inBaseline = locatorOf(sources.baseline, catalog.baselinePath);
  return (entry) => inCandidate(entry) ?? inBaseline(entry);
}

function changeRemark(
  { after, fields }: EntryChange,
  location: EntryLocation | null,
  catalog: CatalogDecision,
): Remark {
  const names = fields.map(({ field }) => codeSpan(shownName(field)));
  return remark('Tool changed', `${entrySpan(after)}: ${someOf(names, MAX_FIELDS)}`, location, catalog);
}

function membersRemark({ members }: CatalogDiff, catalog: CatalogDecision): Remark {
  const names = members.map(({ field }) => codeSpan(shownName(field)));
  return remark('Catalog changed', someOf(names, MAX_FIELDS), null, catalog);
}

function remark(
  title: string,
  message: string,
  location: EntryLocation | null,
  catalog: CatalogDecision,
): Remark {
  if (location === null) return { path: catalog.baselinePath, line: null, title, message };
  return { path: location.path, line: location.place?.line ?? null, title, message };
}

function isWaiting(file: FileDecision): boolean {
  return file.asked && file.needed > 0 && !file.approved && file.role !== 'baseline';
}

function fileRemark({ path }: FileDecision): Remark {
  const message = 'This file decides what the gate does; an owner of it has to approve its change.';
  return { path, line: null, title: 'Protected file changed', message };
}
