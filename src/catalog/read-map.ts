import type { JsonObject, JsonValue } from '../json/index.js';
import { isObject } from '../json/index.js';
import type { Catalog, CatalogNote, Entry } from './catalog.js';
import { findBody, requireNoMark } from './envelope.js';
import { isHash } from './hash-text.js';
import { isMapOfSchemas, isMapOfTools } from './map-of-tools.js';
import { NO_MEMBERS } from './no-members.js';
import type { Reading } from './reading.js';
import { faultAt, readEach } from './reading.js';
import { sortedEntries } from './sorted-entries.js';
import { withoutMember } from './without-member.js';

type Content = Pick<Catalog, 'members' | 'entries' | 'notes'>;

/**
 * Reads tools by name: the members of `tools`, or those of the document itself. Throws `invalid_entry` where one is
 * no object, `invalid_name` where a name is empty, `no_tools` where there is no object at all, or an empty one whose
 * tools are said to be made at run time.
 */
export function readMap(reading: Reading, root: JsonValue): Content {
  const { map, members } = findMap(reading, root);
  const entries = readEach(reading, map.keys, (_, index) => toolAt(reading, map, index));
  return { members, entries: sortedEntries(reading, entries), notes: [] };
}

/**
 * Reads a lock file that holds hashes by name, each a text, or an object among whose members hashes are. Throws as
 * readMap does.
 */
export function readHashes(reading: Reading, root: JsonValue): Content {
  const { map, members } = findMap(reading, root);
  const entries = readEach(reading, map.keys, (_, index) => hashAt(reading, map, index));
  return { members, entries: sortedEntries(reading, entries), notes: notesOf(entries) };
}

function findMap(
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

function toolAt(reading: Reading, map: JsonObject, index: number): Entry {
  const definition = map.values[index];
  if (!isObject(definition)) throw faultAt(reading, 'invalid_entry', map.starts[index] ?? -1);
  return entryAt(reading, map, index, definition, definition.start);
}

function hashAt(reading: Reading, map: JsonObject, index: number): Entry {
  const value = map.values[index] ?? null;
  if (!isHash(value)) return toolAt(reading, map, index);
  const start = map.starts[index] ?? -1;
  const definition: JsonObject = { kind: 'object', keys: ['hash'], values: [value], starts: [start], start };
  return entryAt(reading, map, index, definition, start);
}

function entryAt(
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

function notesOf(entries: readonly Entry[]): readonly CatalogNote[] {
  const hashes = entries.flatMap((entry) => entry.definition.values.filter(isHash));
  if (entries.length < 2 || new Set(hashes).size !== 1) return [];
  return [{ code: 'one_hash_for_all', about: null }];
}
