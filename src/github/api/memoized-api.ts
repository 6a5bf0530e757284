import { memoizeAsync } from '../../memoize-async.js';
import type { Answer, Api, Pages, Parameters } from './api.js';

/**
 * An API that asks each question that only reads once, side by side too: one moment of GitHub, as one decision sees it.
 * What must be read anew is asked of `api` itself.
 */
export function memoizedApi(api: Api): Api {
  const answers = new Map<string, Promise<Answer>>();
  const pages = new Map<string, Promise<Pages>>();
  return {
    ...api,
    request: (route, parameters = {}) =>
      route.startsWith('GET ')
        ? memoizeAsync(answers, keyOf(route, parameters), () => api.request(route, parameters))
        : api.request(route, parameters),
    paginate: (route, parameters, maxPages, list) =>
      memoizeAsync(pages, keyOf(route, parameters, maxPages, list), () =>
        api.paginate(route, parameters, maxPages, list),
      ),
  };
}

function keyOf(route: string, parameters: Parameters, ...rest: readonly unknown[]): string {
  const named = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([route, named, ...rest]);
}
