import type { JsonValue } from '../../json/index.js';
import { DEFAULT_LIMITS, isExactNumber, parseJson, pythonJson } from '../../json/index.js';
import type { JsonScalar } from './plain-data.js';

const MAX_TIMESTAMP = 2n ** 63n - 1n;

/** Whole seconds since the epoch, from 0 to 2^63 - 1; null where a scalar is no such integer. */
export function timestampOf(scalar: JsonScalar): bigint | null {
  if (!isInteger(scalar)) return null;
  const seconds = BigInt(pythonJson(scalar));
  return seconds >= 0n && seconds <= MAX_TIMESTAMP ? seconds : null;
}

function isInteger(scalar: JsonScalar): boolean {
  return typeof scalar === 'number' ? Number.isInteger(scalar) : isExactNumber(scalar) && scalar.integer;
}

/** A timestamp as a document's number, exactly. */
export function timestampValue(seconds: bigint): JsonValue {
  if (seconds <= BigInt(Number.MAX_SAFE_INTEGER)) return Number(seconds);
  return parseJson(new TextEncoder().encode(String(seconds)), DEFAULT_LIMITS, 'expires_at').root;
}
