import type { CatalogPair } from '../settings/index.js';
import { isHashOf, isSameObject } from '../git/index.js';
import { workspaceReader } from '../workspace/index.js';
import { known } from '../errors/index.js';
import { pathInRepository } from './checkout.js';
import type { GateSession } from './session.js';

/**
 * Whether a change leaves baseline, map and a committed candidate as they were at T, and the pull request as they were
 * where it left the base branch; a captured candidate is none. A merge commit may be of a base that had the same change
 * for a while and has it no longer: the pull request would bring it back.
 */
export async function isUntouched(pair: CatalogPair, session: GateSession): Promise<boolean> {
  const { subject, settings } = session;
  const { base, baseTip, head, pullRequestHead } = subject;
  if (base === null || pullRequestHead === null) return false;
  const paths = [
    pair.baseline,
    candidatePath(pair, session),
    ...(settings.map === null ? [] : [settings.map]),
  ];
  if (!(await areSame(paths, base, head, session)) || !(await isCommitted(pair, session))) return false;
  if (head === pullRequestHead) return true;
  const { forge } = session;
  if (forge === null || baseTip === null) return false;
  const left = await known(() => forge.mergeBase(baseTip, pullRequestHead));
  return left.known && (await areSame(paths, left.value, pullRequestHead, session));
}

async function areSame(
  paths: readonly string[],
  one: string,
  other: string,
  { commits }: GateSession,
): Promise<boolean> {
  for (const path of paths) {
    if (!(await isSameObject(commits, one, other, path))) return false;
  }
  return true;
}

function candidatePath(pair: CatalogPair, { settings, checkout }: GateSession): string {
  return settings.candidateSource === 'commit' ? pair.candidate : pathInRepository(pair.candidate, checkout);
}

/** Whether the candidate that was read is the one that is committed at H. */
async function isCommitted(pair: CatalogPair, session: GateSession): Promise<boolean> {
  const { subject, settings, commits, checkout, workspace } = session;
  if (settings.candidateSource === 'commit') return true;
  if (settings.candidateSource === 'artifact' || checkout === null) return false;
  const committed = await commits.find(subject.head, candidatePath(pair, session), 'candidate');
  const file = workspaceReader(workspace).readFile(pair.candidate, settings.limits, 'candidate');
  return (
    committed.state === 'present' &&
    file.state === 'present' &&
    isHashOf(committed.value.id, 'blob', file.value)
  );
}
