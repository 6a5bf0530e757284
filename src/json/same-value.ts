import { sameNumber } from './number.js';
import type { ExactNumber, JsonArray, JsonObject, JsonValue } from './value.js';
import { isExactNumber } from './value.js';

/** Whether two values mean the same: the order of keys is irrelevant, numbers are compared by exact decimal value. */
export function sameValue(a: JsonValue, b: JsonValue): boolean {
  if (a === b) return true;
  if (isNumber(a)) return isNumber(b) && sameNumber(a, b);
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return false;
  if (a.kind === 'array') return b.kind === 'array' && sameItems(a, b);
  if (a.kind === 'object') return b.kind === 'object' && sameMembers(a, b);
  return false;
}

function isNumber(value: JsonValue): value is number | ExactNumber {
  return typeof value === 'number' || isExactNumber(value);
}

function sameItems(a: JsonArray, b: JsonArray): boolean {
  if (a.items.length !== b.items.length) return false;
  return a.items.every((item, index) => {
    const other = b.items[index];
    return other !== undefined && sameValue(item, other);
  });
}

function sameMembers(a: JsonObject, b: JsonObject): boolean {
  if (a.keys.length !== b.keys.length) return false;
  const indexes = sameOrder(a.keys, b.keys) ? null : new Map(b.keys.map((key, index) => [key, index]));
  return a.keys.every((key, index) => {
    const left = a.values[index];
    const right = b.values[indexes === null ? index : (indexes.get(key) ?? -1)];
    return left !== undefined && right !== undefined && sameValue(left, right);
  });
}

function sameOrder(a: readonly string[], b: readonly string[]): boolean {
  return a === b || a.every((key, index) => key === b[index]);
}
