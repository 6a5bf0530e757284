import { entryId } from '../catalog/index.js';
import type { Catalog, Entry } from '../catalog/index.js';
import type { CatalogDiff } from '../diff/index.js';
import { isEmpty } from '../diff/index.js';
import type { JsonObject } from '../json/index.js';
import { compareCatalogs } from './catalog-facts.js';
import type { CatalogFacts, Comparison } from './catalog-facts.js';
import type { CatalogDecision, Inheritance, InheritanceGap } from './decision.js';
import type { CatalogEvidence } from './evidence.js';

/**
 * Tells apart what of a drift (H → C) the base branch has already: an entry, or a member of the catalog, whose H is the
 * baseline's at T and whose C is the candidate's at T, and both so at the base branch's tip. A change that adds, removes
 * or changes either is the change's own. null where there is nothing that could be inherited: no base, or no baseline
 * there that H can be compared with. docs/design.md, "Inherited drift".
 */
export function inheritedDrift(
  { base, baseBranch, previousBaselinePath }: CatalogEvidence,
  { H, C, headAgainstBase }: CatalogFacts,
  drift: CatalogDiff,
): Inheritance | null {
  if (baseBranch === null || !('diff' in headAgainstBase)) return null;
  if (!baseBranch.known) return cannotTell(baseBranch.gap);
  if (previousBaselinePath !== null) return cannotTell('baseline_moves');
  const { candidate, tip } = baseBranch;
  const gap = [candidate, ...(tip === null ? [] : [tip.baseline, tip.candidate])].flatMap(gapOf)[0];
  if (gap !== undefined) return cannotTell(gap);
  const atBase = diffsOf([headAgainstBase, compareCatalogs(valueOf(candidate), C)]);
  const atTip =
    tip === null
      ? []
      : diffsOf([compareCatalogs(valueOf(tip.baseline), H), compareCatalogs(valueOf(tip.candidate), C)]);
  if (atBase === null || atTip === null) return cannotTell('other_format');
  const parts = split(drift, touchedIn([...atBase, ...atTip]));
  return {
    known: true,
    ...parts,
    isOutdated: !isEmpty(split(parts.own, touchedIn(atBase)).inherited),
    driftedBefore: driftedBefore(parts.own, compareCatalogs(valueOf(base), valueOf(candidate))),
  };
}

/** The entries of the change's own part that the base branch's candidate at T has otherwise than its baseline, too. */
function driftedBefore({ changed, added, removed }: CatalogDiff, atBase: Comparison): readonly Entry[] {
  if (!('diff' in atBase)) return [];
  const { entries } = touchedIn([atBase.diff]);
  return [...changed.map(({ after }) => after), ...added, ...removed].filter((entry) =>
    entries.has(entryId(entry)),
  );
}

/** null where two of them are of different formats. */
function diffsOf(comparisons: readonly Comparison[]): readonly CatalogDiff[] | null {
  const diffs = comparisons.flatMap((comparison) => ('diff' in comparison ? [comparison.diff] : []));
  return diffs.length < comparisons.length ? null : diffs;
}

/** Whether a catalog drifts, and the base branch has all of that drift already. */
export function isInheritedAlone({ inheritance }: Pick<CatalogDecision, 'inheritance'>): boolean {
  return inheritance?.known === true && isEmpty(inheritance.own);
}

/** The difference of a catalog in its two parts. */
export interface DriftParts {
  /** What the change brings; all of it where the two cannot be told apart. null where nothing was compared. */
  readonly own: CatalogDiff | null;
  /** What the base branch has already; null where nothing is known to be. */
  readonly inherited: CatalogDiff | null;
}

/** What the change brings, and what the base branch has already. */
export function driftParts({ diff, inheritance }: Pick<CatalogDecision, 'diff' | 'inheritance'>): DriftParts {
  return inheritance?.known === true ? inheritance : { own: diff, inherited: null };
}

function cannotTell(gap: InheritanceGap): Inheritance {
  return { known: false, gap };
}

type ReadCatalog = CatalogEvidence['candidate'];

function gapOf(read: ReadCatalog): readonly InheritanceGap[] {
  if (read.state === 'present') return [];
  return [read.state === 'absent' ? 'absent' : 'unreadable'];
}

function valueOf(read: ReadCatalog): Catalog | null {
  return read.state === 'present' ? read.value : null;
}

/** What is another than on the base branch, in the baseline or in the candidate. */
interface Touched {
  readonly entries: ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
}

function touchedIn(diffs: readonly CatalogDiff[]): Touched {
  const entries = diffs.flatMap(({ added, removed, changed }) => [
    ...added,
    ...removed,
    ...changed.map(({ after }) => after),
  ]);
  return {
    entries: new Set(entries.map(entryId)),
    members: new Set(diffs.flatMap(({ members }) => members.map(({ field }) => field))),
  };
}

/** Both parts of a drift, each difference in one of them; what did not change stands in the change's own. */
function split(
  drift: CatalogDiff,
  { entries, members }: Touched,
): { readonly own: CatalogDiff; readonly inherited: CatalogDiff } {
  const isOwn = (entry: Entry) => entries.has(entryId(entry));
  const part = (belongs: (entry: Entry) => boolean, holds: (field: string) => boolean): CatalogDiff => ({
    members: drift.members.filter(({ field }) => holds(field)),
    memberValues:
      drift.memberValues === null
        ? null
        : {
            before: membersIn(drift.memberValues.before, holds),
            after: membersIn(drift.memberValues.after, holds),
          },
    added: drift.added.filter(belongs),
    removed: drift.removed.filter(belongs),
    changed: drift.changed.filter(({ after }) => belongs(after)),
    unchanged: [],
    // A pair of which one half alone is the change's own is no pair in either part.
    renamed: drift.renamed.filter(({ before, after }) => belongs(before) && belongs(after)),
  });
  const own = part(isOwn, (field) => members.has(field));
  return {
    own: { ...own, unchanged: drift.unchanged },
    inherited: part(
      (entry) => !isOwn(entry),
      (field) => !members.has(field),
    ),
  };
}

function membersIn(object: JsonObject, holds: (field: string) => boolean): JsonObject {
  const kept = object.keys.flatMap((key, index) => (holds(key) ? [index] : []));
  const at = <T>(list: readonly T[]): readonly T[] => kept.flatMap((index) => list.slice(index, index + 1));
  return { ...object, keys: at(object.keys), values: at(object.values), starts: at(object.starts) };
}
