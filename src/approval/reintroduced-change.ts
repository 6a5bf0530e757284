import type { ProtectedRole } from '../gate/index.js';
import { GateError } from '../errors/index.js';
import { isSameObject } from '../git/index.js';
import type { CommitReader } from '../git/index.js';
import { CODEOWNERS_PATHS } from '../patterns/index.js';
import type { Change } from './change.js';
import type { WatchedFiles } from './changed-files.js';

interface Place {
  readonly role: ProtectedRole;
  readonly path: string;
}

/**
 * A merge commit may be of a base whose files of the gate are other ones by now. What the pull request changes in one
 * of them shows there only if that base had it not: if it had, and reverted it since, merging would bring it again.
 * `mergeBase` tells where the pull request left its base branch. Throws GateError `base_moved` on such a file's role,
 * and what `mergeBase` throws. Baselines are compared with the tip on their own.
 */
export async function refuseReintroducedChange(
  commits: CommitReader,
  { base, baseTip, head, pullRequestHead }: Change,
  watched: WatchedFiles,
  mergeBase: (() => Promise<string>) | null,
): Promise<void> {
  if (base === null || baseTip === null || pullRequestHead === null || mergeBase === null) return;
  if (head === pullRequestHead || base === baseTip) return;
  const moved: Place[] = [];
  for (const place of placesOf(watched)) {
    if (!(await isSameObject(commits, base, baseTip, place.path))) moved.push(place);
  }
  if (moved.length === 0) return;
  const left = await mergeBase();
  for (const { role, path } of moved) {
    if (!(await isSameObject(commits, left, pullRequestHead, path))) throw new GateError('base_moved', role);
  }
}

function placesOf({ files }: WatchedFiles): readonly Place[] {
  const owners = CODEOWNERS_PATHS.map((path) => ({ role: 'codeowners' as const, path }));
  return [...files, ...owners];
}
