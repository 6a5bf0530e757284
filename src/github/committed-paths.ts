import type { CatalogPair } from '../settings/index.js';
import { isHashOf, workspaceReader } from '../source/index.js';
import type { Checkout, CommitReader } from '../source/index.js';
import type { CatalogContext } from './catalog-context.js';

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

/** Whether a change leaves baseline, map and a committed candidate as they were at T; a captured candidate is none. */
export async function isUntouched(pair: CatalogPair, context: CatalogContext): Promise<boolean> {
  const { subject, settings, commits } = context;
  const { base, head } = subject;
  if (base === null) return false;
  const same = (path: string) => isSameObject(commits, base, head, path);
  const map = settings.map === null || (await same(settings.map));
  return (
    map &&
    (await same(pair.baseline)) &&
    (await same(candidatePath(pair, context))) &&
    (await isCommitted(pair, context))
  );
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
