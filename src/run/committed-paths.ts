import type { CatalogPair } from '../settings/index.js';
import { isHashOf } from '../git/index.js';
import { workspaceReader } from '../workspace/index.js';
import type { Checkout, CommitReader } from '../git/index.js';
import type { CatalogContext } from './catalog-context.js';
import { known } from '../errors/index.js';

/** A path of the workspace as the repository has it: without the directory that the checkout stands in. */
export function pathInRepository(path: string, checkout: Checkout | null): string {
  const directory = checkout === null || checkout.directory === '' ? '' : `${checkout.directory}/`;
  return path.startsWith(directory) ? path.slice(directory.length) : path;
}

/** Whether two commits have the very same file or directory at a path; false where it cannot be told. */
export async function isSameObject(
  commits: CommitReader,
  one: string,
  other: string,
  path: string,
): Promise<boolean> {
  const [a, b] = [await commits.find(one, path, 'commit'), await commits.find(other, path, 'commit')];
  if (a.state === 'absent') return b.state === 'absent';
  return (
    a.state === 'present' &&
    b.state === 'present' &&
    a.value.id === b.value.id &&
    a.value.mode === b.value.mode
  );
}

/**
 * Whether a change leaves baseline, map and a committed candidate as they were at T, and the pull request as they were
 * where it left the base branch; a captured candidate is none. A merge commit may be of a base that had the same change
 * for a while and has it no longer: the pull request would bring it back.
 */
export async function isUntouched(pair: CatalogPair, context: CatalogContext): Promise<boolean> {
  const { subject, settings } = context;
  const { base, head, pullRequestHead } = subject;
  if (base === null || pullRequestHead === null) return false;
  const paths = [
    pair.baseline,
    candidatePath(pair, context),
    ...(settings.map === null ? [] : [settings.map]),
  ];
  if (!(await areSame(paths, base, head, context)) || !(await isCommitted(pair, context))) return false;
  if (head === pullRequestHead) return true;
  const left = await known(context.whereItLeft);
  return left.known && left.value !== null && (await areSame(paths, left.value, pullRequestHead, context));
}

async function areSame(
  paths: readonly string[],
  one: string,
  other: string,
  { commits }: CatalogContext,
): Promise<boolean> {
  for (const path of paths) {
    if (!(await isSameObject(commits, one, other, path))) return false;
  }
  return true;
}

function candidatePath(pair: CatalogPair, { settings, checkout }: CatalogContext): string {
  return settings.candidateSource === 'commit' ? pair.candidate : pathInRepository(pair.candidate, checkout);
}

/** Whether the candidate that was read is the one that is committed at H. */
async function isCommitted(pair: CatalogPair, context: CatalogContext): Promise<boolean> {
  const { subject, settings, commits, checkout, workspace } = context;
  if (settings.candidateSource === 'commit') return true;
  if (checkout === null) return false;
  const committed = await commits.find(subject.head, candidatePath(pair, context), 'candidate');
  const file = workspaceReader(workspace).readFile(pair.candidate, settings.limits, 'candidate');
  return (
    committed.state === 'present' &&
    file.state === 'present' &&
    isHashOf(committed.value.id, 'blob', file.value)
  );
}
