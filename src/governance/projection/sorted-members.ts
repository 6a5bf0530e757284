import type { JsonObject, JsonValue } from '../../json/index.js';
import { compareCodePoints } from '../../json/index.js';

/** The members of an object, keys in code-point order. */
export function sortedMembers(object: JsonObject): readonly (readonly [string, JsonValue])[] {
  return object.keys
    .map((key, index) => [key, object.values[index] ?? null] as const)
    .sort(([a], [b]) => compareCodePoints(a, b));
}
