import { GateError } from '../../errors/index.js';
import { at, countAt, listAt, objectIdAt, readAccount } from '../api/index.js';
import type { Account, Api, Repository } from '../api/index.js';
import { MAX_PULL_COMMITS } from '../../limits.js';

/** A commit that a change brings. */
export interface PullCommit {
  readonly id: string;
  readonly parents: readonly string[];
  /** null where GitHub knows no account for its author. */
  readonly author: Account | null;
}

const COMPARE = 'GET /repos/{owner}/{repo}/compare/{basehead}';
const MAX_PAGES = MAX_PULL_COMMITS / 100;

/**
 * Every commit that can be reached from `head` and not from `base`, from the compare call: all of them or an error.
 * Throws what the client throws, GateError `commit_not_found`, and `github_unavailable` where the list is incomplete,
 * is not understood or is longer than 1,000.
 */
export async function readPullCommits(
  api: Api,
  repository: Repository,
  base: string,
  head: string,
): Promise<readonly PullCommit[]> {
  const commits = new Map<string, PullCommit>();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const parameters = { ...repository, basehead: `${base}...${head}`, per_page: 100, page };
    const { status, data } = await api.request(COMPARE, parameters);
    if (status !== 200) throw new GateError('commit_not_found', 'head');
    const total = understood(countAt(data, 'total_commits'));
    const before = commits.size;
    for (const item of understood(listAt(data, 'commits'))) {
      const commit = readCommit(item);
      commits.set(commit.id, commit);
    }
    if (commits.size === total) return [...commits.values()];
    if (commits.size === before || total > MAX_PULL_COMMITS) break;
  }
  throw incomplete();
}

function readCommit(item: unknown): PullCommit {
  return {
    id: understood(objectIdAt(item, 'sha')),
    parents: understood(listAt(item, 'parents')).map((parent) => understood(objectIdAt(parent, 'sha'))),
    author: readAccount(at(item, 'author')),
  };
}

function understood<T>(value: T | null): T {
  if (value === null) throw incomplete();
  return value;
}

function incomplete(): GateError {
  return new GateError('github_unavailable', 'github');
}
