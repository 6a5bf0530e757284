import type { ExactNumber, JsonValue } from '../../json/index.js';
import { isExactNumber } from '../../json/index.js';

/** A JSON value that holds no other. */
export type JsonScalar = PlainScalar | ExactNumber;

/** A JSON scalar as JavaScript has it; numbers are finite. */
export type PlainScalar = null | boolean | string | number;

/** Whether a value of a document is a scalar that the contracts can write: no number beyond the doubles. */
export function isJsonScalar(value: JsonValue): value is JsonScalar {
  if (isExactNumber(value)) return value.integer || Number.isFinite(value.double);
  return typeof value !== 'object' || value === null;
}

/** Whether a plain JavaScript value is a scalar that the contracts can write. */
export function isPlainScalar(value: unknown): value is PlainScalar {
  if (typeof value === 'number') return Number.isFinite(value);
  return value === null || typeof value === 'boolean' || typeof value === 'string';
}
