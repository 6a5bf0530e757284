import type { ErrorCode } from './codes.js';
import { GateError } from './gate-error.js';

/**
 * What came of reading something: `invalid` is bad content, `unavailable` could not be had (network, permission, a
 * limit).
 */
export type Read<T> =
  | { readonly state: 'present'; readonly value: T }
  | { readonly state: 'absent' }
  | { readonly state: 'invalid' | 'unavailable'; readonly error: GateError };

/** What was found. */
export function present<T>(value: T): Read<T> {
  return { state: 'present', value };
}

/** Bad content. */
export function invalid(code: ErrorCode, field: string): Read<never> {
  return { state: 'invalid', error: new GateError(code, field) };
}

/** Not to be had. */
export function unavailable(code: ErrorCode, field: string): Read<never> {
  return { state: 'unavailable', error: new GateError(code, field) };
}

/** The result of `work`; a GateError that it throws is unavailable. */
export async function attempt<T>(work: () => Promise<Read<T>>): Promise<Read<T>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GateError) return { state: 'unavailable', error };
    throw error;
  }
}
