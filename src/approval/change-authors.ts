import { compareCodePoints } from '../json/index.js';
import type { CommitReader, TreeEntry } from '../git/index.js';
import type { Account, PullCommit } from '../github/index.js';
import { inGroups } from '../github/index.js';

/** Who wrote a change of one file. */
export interface ChangeAuthors {
  readonly accounts: readonly Account[];
  /** Ids of the commits whose author has no GitHub account, sorted. */
  readonly unknown: readonly string[];
}

/** What stands at a path: mode and id, nothing, or what no path leads to and differs from everything. */
type Found = Pick<TreeEntry, 'mode' | 'id'> | 'nothing' | 'no path';

const AT_ONCE = 8;

/**
 * The authors of those commits whose blob at `path` differs from every parent's: a merge or a rebase alone makes
 * nobody an author, and neither does committing. A path that leads through a symlink or submodule counts as different.
 * Throws the GateError of what could not be read. Source: design.md, "Approval".
 */
export async function changeAuthors(
  commits: readonly PullCommit[],
  path: string,
  reader: CommitReader,
): Promise<ChangeAuthors> {
  const changes = await inGroups(commits, AT_ONCE, async (commit) =>
    (await isChange(commit, path, reader)) ? [commit] : [],
  );
  const changing = changes.flat();
  return {
    accounts: changing.flatMap((commit) => commit.author ?? []),
    unknown: changing
      .filter((commit) => commit.author === null)
      .map((commit) => commit.id)
      .sort(compareCodePoints),
  };
}

async function isChange(commit: PullCommit, path: string, reader: CommitReader): Promise<boolean> {
  const now = await find(commit.id, path, reader);
  if (commit.parents.length === 0) return now !== 'nothing';
  for (const parent of commit.parents) {
    if (isSame(await find(parent, path, reader), now)) return false;
  }
  return true;
}

async function find(commit: string, path: string, reader: CommitReader): Promise<Found> {
  const found = await reader.find(commit, path, 'head');
  switch (found.state) {
    case 'present':
      return found.value;
    case 'absent':
      return 'nothing';
    case 'invalid':
      return 'no path';
    case 'unavailable':
      throw found.error;
  }
}

function isSame(a: Found, b: Found): boolean {
  if (a === 'no path' || b === 'no path') return false;
  return a === 'nothing' || b === 'nothing' ? a === b : a.mode === b.mode && a.id === b.id;
}
