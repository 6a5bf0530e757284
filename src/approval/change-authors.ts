import { compareCodePoints } from '../json/index.js';
import { sameAccount } from '../github/index.js';
import type { Account, PathCommit } from '../github/index.js';

/** How it is reported whether a commit that somebody wrote makes them an author of the change. */
export interface AuthorshipSource {
  /** Whether the base has the commit already. */
  readonly isInBase: (commit: string) => Promise<boolean>;
  /** Whether the file means the same at two commits. */
  readonly isSameMeaning: (one: string, other: string) => Promise<boolean>;
}

/** Commits of one person that are looked into; of more, one is taken to have changed the meaning. */
export const MAX_OWN_COMMITS = 3;

/**
 * Whether one of the commits of a person (see ownCommits) is the pull request's own and a change of meaning from each of
 * its parents: white space alone makes nobody an author. Throws what the source throws. Source: design.md, "Approval".
 */
export async function wroteChange(own: readonly PathCommit[], source: AuthorshipSource): Promise<boolean> {
  for (const commit of own.slice(0, MAX_OWN_COMMITS)) {
    if (!(await source.isInBase(commit.id)) && (await isChange(commit, source))) return true;
  }
  return own.length > MAX_OWN_COMMITS;
}

/** The commits that an account is author or co-author of. */
export function ownCommits(account: Account, commits: readonly PathCommit[]): readonly PathCommit[] {
  return commits.filter(({ authors }) => authors.some((author) => sameAccount(author, account)));
}

/** Ids of the commits one of whose authors has no GitHub account, sorted. */
export function withUnknownAuthors(commits: readonly PathCommit[]): readonly string[] {
  return commits
    .filter(({ hasUnknownAuthor }) => hasUnknownAuthor)
    .map(({ id }) => id)
    .sort(compareCodePoints);
}

async function isChange({ id, parents }: PathCommit, source: AuthorshipSource): Promise<boolean> {
  for (const parent of parents) {
    if (await source.isSameMeaning(parent, id)) return false;
  }
  return true;
}
