import { completeList, objectIdAt } from '../api/index.js';
import type { Api, Repository } from '../api/index.js';
import { readBranchChanges } from './branch-changes.js';

const COMMITS = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits';
/** GitHub lists 250 commits of a pull request. */
const MAX_PAGES = 3;

/**
 * Commits that a pull request's head may have been, the likeliest to be pushed again first: those before its force-pushes,
 * then its own, the newest first. Throws what the client and `readBranchChanges` throw, GateError `permission_missing`
 * and `github_unavailable`. Source: GitHub's page "List commits on a pull request".
 */
export async function readEarlierHeads(
  api: Api,
  repository: Repository,
  pullRequest: number,
): Promise<readonly string[]> {
  const { forcePushes } = await readBranchChanges(api, repository, pullRequest);
  const before = [...forcePushes].sort((a, b) => b.at - a.at).flatMap((push) => push.before ?? []);
  const items = await completeList(api, COMMITS, { ...repository, pull_number: pullRequest }, MAX_PAGES);
  const own = items.flatMap((item) => objectIdAt(item, 'sha') ?? []).reverse();
  return [...new Set([...before, ...own])];
}
