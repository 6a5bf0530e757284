import { GateError } from '../../errors/index.js';
import { at, objectIdAt, readAccount, textAt } from '../api/index.js';
import type { Account, Api, Repository } from '../api/index.js';

/** A pull request as it is now, merged or not. */
export interface PullRequest {
  readonly number: number;
  /** null where the account was deleted. */
  readonly author: Account | null;
  readonly head: string;
  readonly headBranch: string;
  /** Where the head branch lies; null where that fork was deleted. */
  readonly headRepository: Repository | null;
}

const ROUTE = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';

/**
 * Reads a pull request. Throws what the client throws, GateError `permission_missing` where GitHub hides it, and
 * `github_unavailable` for an answer that is not understood.
 */
export async function readPullRequest(
  api: Api,
  repository: Repository,
  number: number,
): Promise<PullRequest> {
  const { status, data } = await api.request(ROUTE, { ...repository, pull_number: number });
  if (status === 404) throw new GateError('permission_missing', 'pull-requests: read');
  const head = objectIdAt(data, 'head', 'sha');
  const headBranch = textAt(data, 'head', 'ref');
  if (status !== 200 || head === null || headBranch === null)
    throw new GateError('github_unavailable', 'github');
  return {
    number,
    author: readAccount(at(data, 'user')),
    head,
    headBranch,
    headRepository: readRepository(at(data, 'head', 'repo')),
  };
}

function readRepository(value: unknown): Repository | null {
  const owner = textAt(value, 'owner', 'login');
  const repo = textAt(value, 'name');
  return owner === null || repo === null ? null : { owner, repo };
}
