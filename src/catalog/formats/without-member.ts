import type { JsonObject } from '../../json/index.js';

/** An object without one of its members. */
export function withoutMember(object: JsonObject, key: string): JsonObject {
  const dropped = object.keys.indexOf(key);
  if (dropped === -1) return object;
  return {
    ...object,
    keys: object.keys.toSpliced(dropped, 1),
    values: object.values.toSpliced(dropped, 1),
    starts: object.starts.toSpliced(dropped, 1),
  };
}
