import { GateError } from '../errors/index.js';
import type { JsonArray, JsonObject, JsonValue } from './value.js';

/** An object of its members in that order, without a source. Throws `duplicate_key` where a key comes twice. */
export function jsonObject(entries: readonly (readonly [string, JsonValue])[]): JsonObject {
  const keys = entries.map(([key]) => key);
  if (new Set(keys).size < keys.length) throw new GateError('duplicate_key', 'value');
  return { kind: 'object', keys, values: entries.map(([, value]) => value), starts: [], start: -1 };
}

/** An array of its items, without a source. */
export function jsonArray(items: readonly JsonValue[]): JsonArray {
  return { kind: 'array', items, start: -1 };
}
