import type { Entry, Format } from '../catalog/index.js';
import { namedPart } from '../catalog/index.js';
import { sameValue } from '../json/index.js';
import type { EntryChange, FieldChange } from './catalog-diff.js';
import { changedFields } from './changed-fields.js';

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
