const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** The value at a path of own members in an untrusted answer; undefined where the path leads nowhere. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}

/** The text at a path, null where there is none. */
export function textAt(value: unknown, ...path: readonly string[]): string | null {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : null;
}

/** The whole number from 0 at a path, null where there is none or it is not exact. */
export function countAt(value: unknown, ...path: readonly string[]): number | null {
  const found = at(value, ...path);
  return typeof found === 'number' && Number.isSafeInteger(found) && found >= 0 ? found : null;
}

/** The boolean at a path, null where there is none. */
export function flagAt(value: unknown, ...path: readonly string[]): boolean | null {
  const found = at(value, ...path);
  return typeof found === 'boolean' ? found : null;
}

/** The list at a path, null where there is none. */
export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] | null {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : null;
}

/** The git object id (40 or 64 lower-case hex digits) at a path, null where there is none. */
export function objectIdAt(value: unknown, ...path: readonly string[]): string | null {
  const found = textAt(value, ...path);
  return found !== null && OBJECT_ID.test(found) ? found : null;
}
