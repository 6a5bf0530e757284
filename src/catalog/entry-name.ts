import type { JsonObject, JsonValue } from '../json/index.js';
import { isObject, member } from '../json/index.js';
import type { EntryKind, Format } from './catalog.js';
import { withoutMember } from './without-member.js';

const NAME_FIELDS: ReadonlyMap<EntryKind, string> = new Map([
  ['tool', 'name'],
  ['prompt', 'name'],
  ['resource', 'uri'],
  ['resourceTemplate', 'uriTemplate'],
]);

/** The field that an entry's key is read from; null in the formats whose keys stand beside the definition. */
export function nameField(format: Format, kind: EntryKind): string | null {
  if (format === 'map' || format === 'hashes') return null;
  if (format === 'openmed-inventory') return 'tool_id';
  return NAME_FIELDS.get(kind) ?? null;
}

/**
 * The object within a definition that bears its name and the fields that a reader looks for: `function` in OpenAI's
 * nested form, else the definition itself.
 */
export function namedPart(format: Format, definition: JsonObject): JsonObject {
  const inner = nestedFunction(definition);
  return inner !== null && (format === 'openai' || format === 'directory') ? inner : definition;
}

function nestedFunction(definition: JsonObject): JsonObject | null {
  const inner = member(definition, 'function');
  return isObject(inner) && member(definition, 'type') === 'function' ? inner : null;
}

/** A definition without its name, to tell whether two entries are equal but for that. */
export function withoutName(format: Format, kind: EntryKind, definition: JsonObject): JsonObject {
  const field = nameField(format, kind);
  if (field === null) return definition;
  const part = namedPart(format, definition);
  if (part === definition) return withoutMember(definition, field);
  return replaced(definition, 'function', withoutMember(part, field));
}

function replaced(object: JsonObject, key: string, value: JsonValue): JsonObject {
  const values = object.values.map((old, index) => (object.keys[index] === key ? value : old));
  return { ...object, values };
}
