import { DEFAULT_LIMITS, parseJson } from '../../src/json/index.js';
import { GateError } from '../../src/errors/index.js';
import type { ErrorCode } from '../../src/errors/index.js';
import type { JsonValue, Limits } from '../../src/json/index.js';

/** What a text or its bytes hold. */
export function read(input: string | Uint8Array, limits: Limits = DEFAULT_LIMITS): JsonValue {
  return parseJson(typeof input === 'string' ? Buffer.from(input) : input, limits, 'candidate').root;
}

/** The code that something throws, with ` LINE:COLUMN` where it has a place; `none` where it throws nothing. */
export function faultOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return error.place === null ? error.code : `${error.code} ${error.place.line}:${error.place.column}`;
  }
  return 'none';
}

/** The fault of a text or its bytes, as faultOf gives it. */
export function readingFault(input: string | Uint8Array, limits?: Limits): string {
  return faultOf(() => read(input, limits));
}

/** The same without the place. */
export function readingCode(input: string | Uint8Array, limits?: Limits): ErrorCode | 'none' {
  try {
    read(input, limits);
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return error.code;
  }
  return 'none';
}
