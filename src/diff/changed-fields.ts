import type { JsonObject, JsonValue } from '../json/index.js';
import { compareCodePoints, fingerprint, sameValue } from '../json/index.js';
import type { FieldChange } from './catalog-diff.js';

/** The members in which two objects differ, in code-point order; only what differs is hashed. */
export function changedFields(before: JsonObject, after: JsonObject): readonly FieldChange[] {
  const old = new Map(before.keys.map((key, index) => [key, before.values[index] ?? null]));
  const added = after.keys.flatMap((key, index) => {
    const value = after.values[index] ?? null;
    const former = old.get(key);
    old.delete(key);
    return former !== undefined && sameValue(former, value) ? [] : [change(key, former, value)];
  });
  const removed = [...old].map(([key, value]) => change(key, value, undefined));
  return [...added, ...removed].sort((a, b) => compareCodePoints(a.field, b.field));
}

function change(field: string, before: JsonValue | undefined, after: JsonValue | undefined): FieldChange {
  return { field, before: digestOrNull(before), after: digestOrNull(after) };
}

function digestOrNull(value: JsonValue | undefined): FieldChange['before'] {
  return value === undefined ? null : fingerprint(value);
}
