import { GateError } from '../../errors/index.js';
import { countAt, objectIdAt } from '../api/index.js';
import type { Api, Repository } from '../api/index.js';

/**
 * The merge base of two commits where it is the only one. A history that crosses has several; GitHub then names the one
 * that the dates of the commits favour, while Git merges on top of all of them, so that what is unchanged since the one
 * can still be taken back. It is the only one where as many commits of the head are new to it as to the base: whatever
 * else both sides share would be new to it alone. Throws as `mergeBase` does, also where there are several.
 */
export async function soleMergeBase(
  api: Api,
  repository: Repository,
  base: string,
  head: string,
): Promise<string> {
  const { commit: found, ahead } = await compared(api, repository, base, head);
  if (found === base || found === head) return found;
  const above = await compared(api, repository, found, head);
  if (above.ahead !== ahead) throw unknown();
  return found;
}

/**
 * A merge base of two commits as GitHub's compare call tells it; a shallow clone can tell a wrong one. Throws
 * GateError `merge_base_unknown` where there is none or an answer is not understood, and what the client throws.
 * Source: GitHub's page "Compare two commits".
 */
export async function mergeBase(
  api: Api,
  repository: Repository,
  base: string,
  head: string,
): Promise<string> {
  return (await compared(api, repository, base, head)).commit;
}

/**
 * Whether a commit can be reached from another one; not where nothing leads from one to the other. Throws what the
 * client throws.
 */
export async function isAncestor(
  api: Api,
  repository: Repository,
  commit: string,
  of: string,
): Promise<boolean> {
  try {
    return (await compared(api, repository, of, commit)).ahead === 0;
  } catch (error) {
    if (error instanceof GateError && error.code === 'merge_base_unknown') return false;
    throw error;
  }
}

/** A merge base, and how many commits the head has that the base has not. */
async function compared(
  api: Api,
  repository: Repository,
  base: string,
  head: string,
): Promise<{ readonly commit: string; readonly ahead: number }> {
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const { status, data } = await api.request(route, {
    ...repository,
    basehead: `${base}...${head}`,
    per_page: 100,
    page: 1,
  });
  const commit = status === 200 ? objectIdAt(data, 'merge_base_commit', 'sha') : null;
  const ahead = countAt(data, 'total_commits');
  if (commit === null || ahead === null) throw unknown();
  return { commit, ahead };
}

function unknown(): GateError {
  return new GateError('merge_base_unknown', 'pull-request');
}
