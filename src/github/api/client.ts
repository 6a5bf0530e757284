import { GateError } from '../../errors/index.js';
import { at, countAt, listAt, textAt } from './answer.js';
import type { Answer, Api, GraphqlAnswer, Parameters } from './api.js';
import { systemClock } from './clock.js';
import type { Clock } from './clock.js';
import { faultOf, NETWORK_FAULT } from './fault.js';
import type { Fault } from './fault.js';
import { nodeFetch } from './node-fetch.js';
import { allPages } from './pages.js';
import { permissionOf } from './permission.js';
import { timeBudget } from './time-budget.js';
import type { TimeBudget } from './time-budget.js';
import type { WholeFetch } from './whole-response.js';
import { MAX_CALLS_MILLISECONDS, MAX_CALL_MILLISECONDS } from '../../limits.js';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface ClientOptions {
  readonly token: string;
  readonly environment: Environment;
  readonly clock?: Clock;
  /** Most milliseconds that one attempt may take. */
  readonly callMilliseconds?: number;
  /** The time for all calls together, waiting to repeat them included: clients may share one. */
  readonly budget?: TimeBudget;
  /** Largest body of an answer in bytes. */
  readonly maxAnswerBytes?: number;
}

/** One attempt; null is a network fault. A redirect is followed unless `maxBytes` of what it leads to are wanted. */
type Send = (
  route: string,
  parameters: Parameters,
  milliseconds: number,
  maxBytes: number | null,
) => Promise<Answer | null>;

/** The largest blob that is ever asked for (64 MiB) in base64 with its line ends, and room for the JSON around it. */
const MAX_ANSWER_BYTES = 96 * 1024 * 1024;
const ATTEMPTS = 4;
const FIRST_WAIT = 1000;

/**
 * A client of the GitHub that GITHUB_API_URL and GITHUB_GRAPHQL_URL name. Nothing of the network is loaded before the
 * first call. 429, secondary limits, 5xx and network faults are repeated with growing waits, within 30 s an attempt
 * and 2 min in all; a POST that may have been carried out is not repeated.
 * Throws GateError `insecure_tls` where NODE_TLS_REJECT_UNAUTHORIZED=0 turns certificate checks off.
 */
export function createApi(options: ClientOptions): Api {
  if (options.environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0')
    throw new GateError('insecure_tls', 'github');
  const call = repeating(options);
  const request = (route: string, parameters: Parameters = {}) =>
    call(route, parameters, !route.startsWith('POST '));
  return {
    request,
    paginate: (route, parameters, maxPages, list) => allPages(request, route, parameters, maxPages, list),
    async download(route, parameters, maxBytes) {
      const { status, data } = await call(route, parameters, true, maxBytes);
      return { status, bytes: data instanceof Uint8Array ? data : null };
    },
    async graphql(query, variables) {
      const url = graphqlUrl(options.environment);
      return queryAnswer(await call('POST /graphql', { url, query, variables }, true));
    },
  };
}

/** The time that all calls of a run may take together: 2 minutes. */
export function callBudget(clock: Clock = systemClock, milliseconds = MAX_CALLS_MILLISECONDS): TimeBudget {
  return timeBudget(milliseconds, clock);
}

function repeating(options: ClientOptions) {
  const clock = options.clock ?? systemClock;
  const budget = options.budget ?? callBudget(clock);
  let loading: Promise<Send> | null = null;

  const attempt = async (
    route: string,
    parameters: Parameters,
    maxBytes: number | null,
  ): Promise<Answer | Fault> => {
    loading ??= loadSend(options);
    const send = await loading;
    const milliseconds = Math.min(options.callMilliseconds ?? MAX_CALL_MILLISECONDS, budget.left());
    const answer = milliseconds > 0 ? await send(route, parameters, milliseconds, maxBytes) : null;
    return answer === null ? NETWORK_FAULT : (faultOf(answer, clock.now()) ?? answer);
  };

  const attempts = async (
    route: string,
    parameters: Parameters,
    repeatable: boolean,
    maxBytes: number | null,
  ): Promise<Answer> => {
    for (let count = 1; ; count += 1) {
      const outcome = await attempt(route, parameters, maxBytes);
      if ('status' in outcome) return outcome;
      const wait = outcome.wait ?? FIRST_WAIT * 2 ** (count - 1);
      if (!mayRepeat(outcome, repeatable) || count === ATTEMPTS || wait >= budget.left())
        throw errorOf(outcome, route);
      await clock.sleep(wait);
    }
  };

  return (route: string, parameters: Parameters, repeatable: boolean, maxBytes: number | null = null) =>
    budget.during(() => attempts(route, parameters, repeatable, maxBytes));
}

function mayRepeat(fault: Fault, repeatable: boolean): boolean {
  return fault.retry === 'always' || (fault.retry === 'when-repeatable' && repeatable);
}

function errorOf(fault: Fault, route: string): GateError {
  if (fault.code === 'permission_missing') return new GateError(fault.code, permissionOf(route));
  return new GateError(fault.code, fault.code === 'github_refused' ? 'github-token' : 'github');
}

async function loadSend(options: ClientOptions): Promise<Send> {
  const baseUrl = apiUrl(options.environment);
  const [{ Octokit }, fetch] = await Promise.all([
    import('@octokit/core'),
    fetchFor(baseUrl, options.maxAnswerBytes ?? MAX_ANSWER_BYTES),
  ]);
  const octokit = new Octokit({
    auth: options.token,
    baseUrl,
    userAgent: 'tool-catalog-gate',
    request: { fetch, log: SILENT },
    log: SILENT,
  });
  return async (route, parameters, milliseconds, maxBytes) => {
    const signal = AbortSignal.timeout(milliseconds);
    const answer = await answered(
      octokit.request(route, {
        ...parameters,
        headers: { 'x-github-api-version': '2022-11-28' },
        request: { signal, ...(maxBytes === null ? {} : { redirect: 'manual' }) },
      }),
    );
    if (answer === null || maxBytes === null || answer.status !== 302) return answer;
    const address = storageAddress(answer, options.environment);
    return address === null ? null : storedAt(address, await fetchFor(address, maxBytes), signal);
  };
}

/** What asks for an address, through the proxy that the environment names for it. */
async function fetchFor(address: string, maxBytes: number): Promise<WholeFetch> {
  const url = new URL(address);
  const proxy = PROXY_VARIABLES.some((name) => process.env[name]) ? await proxyOf(url) : null;
  if (proxy === null) return nodeFetch(url.protocol === 'https:', maxBytes);
  const { proxyFetch } = await import('./proxy-fetch.js');
  return proxyFetch(proxy, maxBytes);
}

const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];

async function proxyOf(url: URL): Promise<URL | null> {
  const { getProxyUrl } = await import('@actions/http-client/lib/proxy');
  return getProxyUrl(url) ?? null;
}

/** Where a redirect leads, null where that is nowhere, or to a connection that is less safe than the one to GitHub. */
function storageAddress(answer: Answer, environment: Environment): string | null {
  const location = answer.headers.get('location') ?? '';
  if (!URL.canParse(location)) return null;
  const { protocol } = new URL(location);
  return protocol === 'https:' || protocol === new URL(apiUrl(environment)).protocol ? location : null;
}

/**
 * What a storage holds for the address that GitHub signed: nothing but the address goes there. Another redirect is not
 * followed.
 */
async function storedAt(address: string, fetch: WholeFetch, signal: AbortSignal): Promise<Answer | null> {
  try {
    const response = await fetch(address, { redirect: 'manual', signal });
    const found = response.status === 200;
    if (!found && response.status !== 404 && response.status !== 410) return null;
    return {
      status: response.status,
      headers: new Map(),
      data: found ? new Uint8Array(await response.arrayBuffer()) : null,
    };
  } catch (error) {
    if (error instanceof GateError) throw error;
    return null;
  }
}

/** octokit logs addresses of deprecated routes; a log line of ours holds codes only. */
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };

function ignore(): void {
  // Nothing is logged.
}

/** octokit rejects with the answer of a status from 400, and without one where there was no answer. */
async function answered(pending: Promise<unknown>): Promise<Answer | null> {
  try {
    return answerOf(await pending);
  } catch (error) {
    const cause = at(error, 'cause');
    if (cause instanceof GateError) throw cause;
    return answerOf(at(error, 'response'));
  }
}

function answerOf(response: unknown): Answer | null {
  const status = countAt(response, 'status');
  return status === null
    ? null
    : { status, headers: headersOf(at(response, 'headers')), data: at(response, 'data') };
}

function headersOf(headers: unknown): ReadonlyMap<string, string> {
  const entries = typeof headers === 'object' && headers !== null ? Object.entries(headers) : [];
  return new Map(entries.map(([name, value]) => [name.toLowerCase(), String(value)]));
}

function apiUrl(environment: Environment): string {
  return environment['GITHUB_API_URL'] || 'https://api.github.com';
}

function graphqlUrl(environment: Environment): string {
  return environment['GITHUB_GRAPHQL_URL'] || `${apiUrl(environment).replace(/\/v3\/?$/, '')}/graphql`;
}

function queryAnswer(answer: Answer): GraphqlAnswer {
  const data = at(answer.data, 'data');
  const errors = (listAt(answer.data, 'errors') ?? []).map((error) => textAt(error, 'type') ?? 'UNKNOWN');
  const refused = answer.status !== 200 || (data === undefined && errors.length === 0);
  return { data: data ?? null, errors: refused ? ['UNKNOWN', ...errors] : errors };
}
