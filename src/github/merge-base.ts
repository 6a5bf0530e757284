import { GateError } from '../json/index.js';
import { objectIdAt } from './answer.js';
import type { Api } from './api.js';
import type { Repository } from './repository.js';

/**
 * The merge base of two commits as GitHub's compare call tells it; a shallow clone can tell a wrong one. Throws
 * GateError `merge_base_unknown` where there is none, and what the client throws.
 */
export async function mergeBase(
  api: Api,
  repository: Repository,
  base: string,
  head: string,
): Promise<string> {
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const { status, data } = await api.request(route, {
    ...repository,
    basehead: `${base}...${head}`,
    per_page: 1,
  });
  const commit = status === 200 ? objectIdAt(data, 'merge_base_commit', 'sha') : null;
  if (commit === null) throw new GateError('merge_base_unknown', 'pull-request');
  return commit;
}
