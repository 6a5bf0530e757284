import type { Entry, Format } from '../catalog/index.js';
import { namedPart } from '../catalog/index.js';
import type { JsonObject, JsonValue } from '../json/index.js';
import { compareCodePoints, fingerprint, sameValue } from '../json/index.js';
import type { EntryChange, FieldChange } from './catalog-diff.js';

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

/** How an entry changed; null where the definitions are equal. */
export function entryChange(format: Format, before: Entry, after: Entry): EntryChange | null {
  if (sameValue(before.definition, after.definition)) return null;
  return { before, after, fields: fieldsOf(format, before, after) };
}

/** The fields of OpenAI's nested form are those of its `function`, which would else be the only one to ever change. */
function fieldsOf(format: Format, before: Entry, after: Entry): readonly FieldChange[] {
  const fields = changedFields(before.definition, after.definition);
  const old = namedPart(format, before.definition);
  const now = namedPart(format, after.definition);
  if (old === before.definition || now === after.definition) return fields;
  const inner = changedFields(old, now).map((change) => ({ ...change, field: `function.${change.field}` }));
  return fields.flatMap((change) => (change.field === 'function' ? inner : [change]));
}
