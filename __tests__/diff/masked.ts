import type { JsonValue } from '../../src/json/index.js';
import { isArray, isObject } from '../../src/json/index.js';

/** A value without the members, and with null for the items, that JSON Pointers name. */
export function masked(value: JsonValue, pointers: readonly string[]): JsonValue {
  const hidden = new Set(pointers);
  const walk = (part: JsonValue, path: string): JsonValue => {
    if (isArray(part)) {
      const items = part.items.map((item, index) =>
        hidden.has(`${path}/${index}`) ? null : walk(item, `${path}/${index}`),
      );
      return { ...part, items };
    }
    if (!isObject(part)) return part;
    const paths = part.keys.map((key) => `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    const kept = [...part.keys.keys()].filter((index) => !hidden.has(paths[index] ?? ''));
    return {
      ...part,
      keys: kept.map((index) => part.keys[index] ?? ''),
      values: kept.map((index) => walk(part.values[index] ?? null, paths[index] ?? '')),
      starts: [],
    };
  };
  return walk(value, '');
}
