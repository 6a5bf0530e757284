import type { JsonObject, JsonValue } from '../../json/index.js';
import { isObject, member } from '../../json/index.js';
import type { Entry } from '../catalog.js';
import { NO_MEMBERS } from '../catalog.js';
import { sortedEntries } from '../entry-order.js';
import type { Reading } from '../reading.js';
import { faultAt, readEach } from '../reading.js';
import type { Content, FormatAdapter } from './adapter.js';
import { findBody, requireNoMark } from './envelope.js';
import { isHash } from './hash-text.js';
import { INPUT_SCHEMA_FIELDS, OUTPUT_SCHEMA_FIELDS, SCHEMA_FIELDS } from './schema-fields.js';
import { withoutMember } from './without-member.js';

/** Tools by name. */
export const MAP: FormatAdapter = {
  nameFields: null,
  versionField: null,
  nestsFunctions: false,
  hasEnvelope: false,
  inputSchemas: INPUT_SCHEMA_FIELDS,
  outputSchemas: OUTPUT_SCHEMA_FIELDS,
  read: readMap,
};

/**
 * Reads tools by name: the members of `tools`, or those of the document itself. Throws `invalid_entry` where one is
 * no object, `invalid_name` where a name is empty, `no_tools` where there is no object at all, or an empty one whose
 * tools are said to be made at run time.
 */
function readMap(reading: Reading, root: JsonValue): Content {
  const { map, members } = findMap(reading, root);
  const entries = readEach(reading, map.keys, (_, index) => toolAt(reading, map, index));
  return { members, entries: sortedEntries(reading, entries) };
}

/** The members that are tools, and the catalog's own. */
export function findMap(
  reading: Reading,
  root: JsonValue,
): { readonly map: JsonObject; readonly members: JsonObject } {
  const { object, tools } = findBody(reading, root);
  if (object !== null && isObject(tools) && (isMapOfTools(tools) || !isMapOfSchemas(root))) {
    if (tools.keys.length === 0) requireNoMark(reading, object);
    return { map: tools, members: withoutMember(object, 'tools') };
  }
  if (!isObject(root)) throw faultAt(reading, 'no_tools', 0);
  return { map: root, members: NO_MEMBERS };
}

/** The tool of a member. */
export function toolAt(reading: Reading, map: JsonObject, index: number): Entry {
  const definition = map.values[index];
  if (!isObject(definition)) throw faultAt(reading, 'invalid_entry', map.starts[index] ?? -1);
  return entryAt(reading, map, index, definition, definition.start);
}

/** The entry of a member. */
export function entryAt(
  reading: Reading,
  map: JsonObject,
  index: number,
  definition: JsonObject,
  start: number,
): Entry {
  const key = map.keys[index] ?? '';
  if (key === '') throw faultAt(reading, 'invalid_name', map.starts[index] ?? -1);
  return { kind: 'tool', key, version: null, definition, start, source: 0 };
}

/** Whether the members of a document's `tools` are tools, or hashes of tools, by name. */
export function isMapOfTools(tools: JsonObject): boolean {
  return tools.values.every((value) => isObject(value) || isHash(value));
}

/** Whether a document is tools by name: not empty, and each member an object with a schema. */
export function isMapOfSchemas(root: JsonValue): root is JsonObject {
  if (!isObject(root) || root.keys.length === 0) return false;
  return root.values.every((value) => isObject(value) && hasSchema(value));
}

/** Whether a tool has a schema under one of the names that formats use. */
export function hasSchema(tool: JsonObject): boolean {
  return SCHEMA_FIELDS.some((key) => isObject(member(tool, key)));
}
