import { GateError } from '../../errors/index.js';
import { flagAt, objectIdAt, textAt } from '../api/index.js';
import type { Api, Repository } from '../api/index.js';

export interface Branch {
  readonly tip: string;
  readonly isProtected: boolean;
}

/**
 * A branch as it is now (GitHub's page "Get a branch"). Throws GateError
 * `commit_not_found` where there is none, `github_unavailable` for an answer that is not understood, and what the
 * client throws.
 */
export async function readBranch(api: Api, repository: Repository, branch: string): Promise<Branch> {
  const { status, data } = await api.request('GET /repos/{owner}/{repo}/branches/{branch}', {
    ...repository,
    branch,
  });
  if (status !== 200) throw new GateError('commit_not_found', 'base-branch');
  const tip = objectIdAt(data, 'commit', 'sha');
  const isProtected = flagAt(data, 'protected');
  if (tip === null || isProtected === null) throw new GateError('github_unavailable', 'github');
  return { tip, isProtected };
}

/** The commit that a branch stands at now; throws as `readBranch` does. */
export async function branchTip(api: Api, repository: Repository, branch: string): Promise<string> {
  return (await readBranch(api, repository, branch)).tip;
}

/**
 * The name of the default branch. Throws GateError `permission_missing` where GitHub shows no such repository to the token,
 * `github_unavailable`, and what the client throws.
 */
export async function readDefaultBranch(api: Api, repository: Repository): Promise<string> {
  const { status, data } = await api.request('GET /repos/{owner}/{repo}', { ...repository });
  if (status === 404) throw new GateError('permission_missing', 'metadata: read');
  const name = textAt(data, 'default_branch');
  if (name === null) throw new GateError('github_unavailable', 'github');
  return name;
}
