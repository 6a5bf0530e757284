import { GateError } from '../../../src/errors/index.js';
import type { Answer, Api, GraphqlAnswer, Parameters } from '../../../src/github/api/api.js';
import { allPages } from '../../../src/github/api/pages.js';
import { permissionOf } from '../../../src/github/api/permission.js';

/** What a route answers to the parameters that its path did not take up. */
export type Respond = (parameters: Parameters) => Answer;

export interface FakeApi extends Api {
  /** `METHOD /path` of each call, in order; a query of GraphQL is `GRAPHQL`. */
  readonly calls: string[];
  /** What each call carried beside its path, in the same order. */
  readonly sent: Parameters[];
}

/**
 * GitHub as a table: filled route (`GET /repos/o/r/pulls/7`) → answer. A route that is not in it is a fault of the
 * test. 401, 403, 429 and 5xx become the client's errors.
 */
export function fakeApi(
  routes: Readonly<Record<string, Answer | Respond>>,
  graphql: (variables: Parameters, query: string) => GraphqlAnswer = () => {
    throw new Error('no GraphQL in this test');
  },
): FakeApi {
  const calls: string[] = [];
  const sent: Parameters[] = [];

  const request = (route: string, parameters: Parameters = {}): Promise<Answer> => {
    const { filled, rest } = fill(route, parameters);
    calls.push(filled);
    sent.push(rest);
    return Promise.resolve().then(() => {
      const found = Object.hasOwn(routes, filled) ? routes[filled] : undefined;
      if (found === undefined) throw new Error(`the test has no route ${filled}`);
      const answer = typeof found === 'function' ? found(rest) : found;
      const error = errorOf(answer.status, route);
      if (error !== null) throw error;
      return answer;
    });
  };

  return {
    calls,
    sent,
    request,
    paginate: (route, parameters, maxPages, list) => allPages(request, route, parameters, maxPages, list),
    async download(route, parameters) {
      const { status, data } = await request(route, parameters);
      return { status, bytes: data instanceof Uint8Array ? data : null };
    },
    graphql(query, variables) {
      calls.push('GRAPHQL');
      sent.push(variables);
      return Promise.resolve().then(() => graphql(variables, query));
    },
  };
}

export function json(data: unknown, status = 200): Answer {
  return { status, headers: new Map(), data };
}

/** A list in pages, with GitHub's link to the next; `list` names the member that holds the items. */
export function paged(items: readonly unknown[], list?: string): Respond {
  return ({ page = 1, per_page: size = 30 }) => {
    const end = Number(page) * Number(size);
    const part = items.slice(end - Number(size), end);
    const next = `<https://api.github.com/x?per_page=${size}&page=${Number(page) + 1}>; rel="next"`;
    return {
      status: 200,
      headers: new Map(end < items.length ? [['link', next]] : []),
      data: list === undefined ? part : { total_count: items.length, [list]: part },
    };
  };
}

function fill(route: string, parameters: Parameters): { filled: string; rest: Parameters } {
  const rest = new Map(Object.entries(parameters));
  const filled = route.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    if (!rest.has(name)) throw new Error(`${route} lacks ${name}`);
    const value = rest.get(name);
    rest.delete(name);
    return String(value);
  });
  return { filled, rest: Object.fromEntries(rest) };
}

function errorOf(status: number, route: string): GateError | null {
  if (status === 403) return new GateError('permission_missing', permissionOf(route));
  if (status === 401) return new GateError('github_refused', 'github-token');
  if (status === 429) return new GateError('rate_limited', 'github');
  return status >= 500 ? new GateError('github_unavailable', 'github') : null;
}
