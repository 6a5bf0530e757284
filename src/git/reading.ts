import type { ErrorCode, Read } from '../errors/index.js';
import { GateError } from '../errors/index.js';

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

/** The field of an error about a git object whose reader does not know what it is for. */
export const OBJECT_FIELD = 'object';

/**
 * The result of `work`; what it throws as a GateError is unavailable, and about `field` where it is about an object of
 * it.
 */
export async function attempt<T>(field: string, work: () => Promise<Read<T>>): Promise<Read<T>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return {
      state: 'unavailable',
      error: error.field === OBJECT_FIELD ? new GateError(error.code, field) : error,
    };
  }
}
