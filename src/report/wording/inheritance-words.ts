import type { CatalogDecision, Decision, InheritanceGap } from '../../gate/index.js';
import { isInheritedAlone } from '../../gate/index.js';
import { codeSpan, shownName, shownText } from '../escape/index.js';
import { someOf } from './name-list.js';

const MAX_NAMES = 4;

/** What is said of drift that is none of the change's, in a first line. */
export const INHERITED_WORDS = 'the base branch has this drift already, and this change does not touch it';

/** The title over what is inherited, with its number of differences. */
export function inheritedTitle(count: number): string {
  return `Inherited from the base branch (${count})`;
}

/** Why drift that the base branch has could not be told apart. */
const GAPS: Readonly<Record<InheritanceGap, string>> = {
  captured: 'the candidate was captured, or is not committed yet, so that there is none to compare it with',
  no_capture: 'there is no successful capture by a `push` of its commit',
  absent: 'it has no candidate there',
  unreadable: 'what it has there cannot be read as a catalog',
  other_format: 'what it has there is of another format',
  baseline_moves: 'the baseline moves to another path',
};

/** Why nothing counts as inherited, as a sentence for each reason. */
export function gapSentences(catalogs: readonly CatalogDecision[]): readonly string[] {
  const gaps = catalogs.flatMap(({ inheritance }) => (inheritance?.known === false ? [inheritance.gap] : []));
  return [...new Set(gaps)].map((gap) => `Nothing counts as inherited from the base branch: ${GAPS[gap]}.`);
}

/** What of the change's own drift the base branch has in another way, as a sentence; none where it has nothing of it. */
export function driftedBeforeSentences(catalogs: readonly CatalogDecision[]): readonly string[] {
  const entries = catalogs.flatMap(({ inheritance }) =>
    inheritance?.known === true ? inheritance.driftedBefore : [],
  );
  if (entries.length === 0) return [];
  const names = someOf(
    entries.map(({ kind, key }) => codeSpan(kind === 'tool' ? shownName(key) : shownText(key))),
    MAX_NAMES,
  );
  return [
    `${names} ${entries.length === 1 ? 'drifts' : 'drift'} on the base branch already, in another way.`,
  ];
}

/** Whether a step drifts, and none of it is the change's own. */
export function isAllInherited({ verdict, catalogs }: Decision): boolean {
  const drifting = catalogs.filter((catalog) => catalog.verdict === 'drift');
  return verdict === 'drift' && drifting.length > 0 && drifting.every(isInheritedAlone);
}

/** Whether inherited drift fails nothing here, so that what is left to do is an owner's. */
export function isForOwners(decision: Decision): boolean {
  return decision.failOnDrift === 'new' && isAllInherited(decision);
}
