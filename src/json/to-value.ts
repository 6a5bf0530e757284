import type { JsonObject, JsonValue } from './value.js';

/**
 * A value as plain JavaScript: objects have no prototype, so that `__proto__` is a key like any other; an exact
 * number becomes its nearest double (which can be Infinity).
 */
export function toValue(value: JsonValue): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value.kind === 'number') return value.double;
  if (value.kind === 'array') return value.items.map(toValue);
  return toObject(value);
}

function toObject(object: JsonObject): Record<string, unknown> {
  const result: Record<string, unknown> = Object.create(null);
  object.keys.forEach((key, index) => {
    result[key] = toValue(object.values[index] ?? null);
  });
  return result;
}
