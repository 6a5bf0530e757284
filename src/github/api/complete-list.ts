import { GateError } from '../../errors/index.js';
import type { Api, Parameters } from './api.js';
import { permissionOf } from './permission.js';

/**
 * Every item of a list, or an error: a part of a list decides nothing. At most `maxPages` pages of 100; `list` names
 * the member that holds the items where the answer is an object. Throws what the client throws, GateError
 * `permission_missing` where GitHub hides the list (404), and `github_unavailable` where it is refused otherwise or is
 * longer.
 */
export async function completeList(
  api: Api,
  route: string,
  parameters: Parameters,
  maxPages: number,
  list?: string,
): Promise<readonly unknown[]> {
  const pages = await api.paginate(route, parameters, maxPages, list);
  if (pages.status === 404) throw new GateError('permission_missing', permissionOf(route));
  if (pages.status !== 200 || !pages.complete) throw new GateError('github_unavailable', 'github');
  return pages.items;
}
