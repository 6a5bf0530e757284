import type { ErrorCode } from '../../errors/index.js';
import { textAt } from './answer.js';
import type { Answer } from './api.js';

/** Why a call has no answer that its caller could use. */
export interface Fault {
  readonly code: ErrorCode;
  readonly retry: 'never' | 'when-repeatable' | 'always';
  /** Milliseconds that GitHub asks to wait, null where it does not say. */
  readonly wait: number | null;
}

export const NETWORK_FAULT: Fault = { code: 'github_unavailable', retry: 'when-repeatable', wait: null };

const SECONDARY_WAIT = 60_000;

/**
 * What is wrong with an answer, null where nothing is. Which answers are rate limits, and how long to wait, is
 * GitHub's page "Rate limits for the REST API"; a limited call was not carried out, so any method may be repeated.
 * `now` is in milliseconds since 1970.
 */
export function faultOf(answer: Answer, now: number): Fault | null {
  if (answer.status === 401) return { code: 'github_refused', retry: 'never', wait: null };
  if (answer.status === 403 || answer.status === 429) return limited(answer, now);
  if (answer.status >= 500) return NETWORK_FAULT;
  if (isLimitedQuery(answer)) return { code: 'rate_limited', retry: 'always', wait: resetWait(answer, now) };
  return null;
}

function limited(answer: Answer, now: number): Fault {
  const wait = retryAfter(answer) ?? resetWait(answer, now);
  const saysSo = /rate limit|abuse/i.test(textAt(answer.data, 'message') ?? '');
  if (answer.status === 403 && wait === null && !saysSo) {
    return { code: 'permission_missing', retry: 'never', wait: null };
  }
  return { code: 'rate_limited', retry: 'always', wait: wait ?? SECONDARY_WAIT };
}

function retryAfter(answer: Answer): number | null {
  const seconds = wholeSeconds(answer.headers.get('retry-after'));
  return seconds === null ? null : seconds * 1000;
}

function resetWait(answer: Answer, now: number): number | null {
  if (answer.headers.get('x-ratelimit-remaining') !== '0') return null;
  const reset = wholeSeconds(answer.headers.get('x-ratelimit-reset'));
  return reset === null ? null : Math.max(1000, reset * 1000 - now);
}

function wholeSeconds(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : null;
}

/** GraphQL reports a spent limit with status 200. */
function isLimitedQuery(answer: Answer): boolean {
  const first = textAt(answer.data, 'errors', '0', 'type');
  return first === 'RATE_LIMITED' || first === 'RATE_LIMIT';
}
