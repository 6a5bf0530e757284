import { GateError } from '../../errors/index.js';
import { completeList, countAt, objectIdAt, textAt } from '../api/index.js';
import type { Api, Repository } from '../api/index.js';
import { readPullCommits } from './pull-commits.js';
import type { PullCommit } from './pull-commits.js';

/** Neighbouring commits of a branch that came by one pull request, or by none. */
export interface MergedPull {
  /** null for commits that were pushed directly. */
  readonly pullRequest: number | null;
  /** The branch before them. */
  readonly base: string;
  /** The branch after them. */
  readonly head: string;
}

const PULLS = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
const MAX_PAGES = 5;

/**
 * How a branch came from `before` to `after`: its first-parent commits, oldest first, grouped by the pull request that
 * was merged with them. A branch that was rewritten came by no pull request. Throws what the client throws, and
 * GateError `commit_not_found`, `permission_missing` and `github_unavailable` for what is hidden, incomplete or not
 * understood.
 */
export async function readMergedPulls(
  api: Api,
  repository: Repository,
  branch: string,
  before: string,
  after: string,
): Promise<readonly MergedPull[]> {
  const commits = await readPullCommits(api, repository, before, after);
  const line = firstParents(commits, before, after);
  if (line === null) return [{ pullRequest: null, base: before, head: after }];
  const merged: MergedPull[] = [];
  let base = before;
  for (const head of line) {
    const pullRequest = await mergedWith(api, repository, branch, head);
    const last = merged.at(-1);
    if (last?.pullRequest === pullRequest) merged[merged.length - 1] = { ...last, head };
    else merged.push({ pullRequest, base, head });
    base = head;
  }
  return merged;
}

/**
 * The first-parent commits after `before` up to `after`, oldest first; null where that line does not lead to `before`.
 */
function firstParents(
  commits: readonly PullCommit[],
  before: string,
  after: string,
): readonly string[] | null {
  const parents = new Map(commits.map((commit) => [commit.id, commit.parents[0]]));
  const line: string[] = [];
  let current: string | undefined = after;
  while (current !== before) {
    if (current === undefined || !parents.has(current)) return null;
    line.unshift(current);
    current = parents.get(current);
  }
  return line;
}

/** The pull request into this branch that a commit was merged with; null where none or more than one can be meant. */
async function mergedWith(
  api: Api,
  repository: Repository,
  branch: string,
  commit: string,
): Promise<number | null> {
  const items = await completeList(api, PULLS, { ...repository, commit_sha: commit }, MAX_PAGES);
  const merged = items.filter(
    (item) => textAt(item, 'merged_at') !== null && textAt(item, 'base', 'ref') === branch,
  );
  const exact = merged.filter((item) => objectIdAt(item, 'merge_commit_sha') === commit);
  const [found, ...others] = exact.length > 0 ? exact : merged;
  if (found === undefined || others.length > 0) return null;
  const number = countAt(found, 'number');
  if (number === null) throw new GateError('github_unavailable', 'github');
  return number;
}
