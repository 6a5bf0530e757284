import { numberText } from './number.js';
import type { JsonObject, JsonValue } from './value.js';

/**
 * Canonical JSON by RFC 8785: keys sorted by UTF-16 code units, no white space, shortest escapes. Extended for
 * numbers that are no double: `-?D(eN)?` (see numberText).
 */
export function canonicalJson(value: JsonValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return numberText(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (value.kind === 'array') return `[${value.items.map(canonicalJson).join(',')}]`;
  if (value.kind === 'object') return `{${members(value).join(',')}}`;
  return numberText(value);
}

function members(object: JsonObject): string[] {
  return sortedMembers(object).map(([key, value]) => `${JSON.stringify(key)}:${canonicalJson(value)}`);
}

/** The members of an object, keys sorted by UTF-16 code units. */
export function sortedMembers(object: JsonObject): (readonly [string, JsonValue])[] {
  return membersOf(object).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The members of an object in its own order. */
export function membersOf(object: JsonObject): (readonly [string, JsonValue])[] {
  return object.keys.map((key, index) => [key, object.values[index] ?? null]);
}
