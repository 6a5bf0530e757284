import { sameNumber } from './number.js';
import type { ExactNumber, JsonObject, JsonValue } from './value.js';
import { isExactNumber } from './value.js';

/**
 * Whether two values mean the same: the order of keys is irrelevant, that of items counts, numbers are compared by
 * their exact decimal value (`1`, `1.0` and `1e0` are one). Exactly then their canonical forms are equal.
 */
export function sameValue(a: JsonValue, b: JsonValue): boolean {
  if (a === b) return true;
  if (typeof a === 'string') return false;
  if (isNumber(a)) return isNumber(b) && sameNumber(a, b);
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return false;
  if (a.kind === 'array') return b.kind === 'array' && sameValues(a.items, b.items);
  return b.kind === 'object' && sameMembers(a, b);
}

function isNumber(value: JsonValue): value is number | ExactNumber {
  return typeof value === 'number' || isExactNumber(value);
}

function sameValues(a: readonly JsonValue[], b: readonly JsonValue[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) {
    if (!sameValue(a[index] ?? null, b[index] ?? null)) return false;
  }
  return true;
}

function sameMembers(a: JsonObject, b: JsonObject): boolean {
  if (a.keys.length !== b.keys.length) return false;
  return sameOrder(a.keys, b.keys) ? sameValues(a.values, b.values) : sameByKey(a, b);
}

function sameOrder(a: readonly string[], b: readonly string[]): boolean {
  if (a === b) return true;
  for (let index = 0; index < a.length; index += 1) {
    if (a[index] !== b[index]) return false;
  }
  return true;
}

function sameByKey(a: JsonObject, b: JsonObject): boolean {
  const indexes = new Map(b.keys.map((key, index) => [key, index]));
  return a.keys.every((key, index) => {
    const other = b.values[indexes.get(key) ?? -1];
    return other !== undefined && sameValue(a.values[index] ?? null, other);
  });
}
