import type { JsonObject, JsonValue } from '../../json/index.js';
import type { CatalogNote, Entry } from '../catalog.js';
import { sortedEntries } from '../entry-order.js';
import type { Reading } from '../reading.js';
import { readEach } from '../reading.js';
import type { Content, FormatAdapter } from './adapter.js';
import { isHash } from './hash-text.js';
import { entryAt, findMap, toolAt } from './map.js';

/** A lock file that holds hashes of tools by name. */
export const HASHES: FormatAdapter = {
  nameFields: null,
  versionField: null,
  nestsFunctions: false,
  hasEnvelope: false,
  inputSchemas: [],
  outputSchemas: [],
  read: readHashes,
};

/**
 * Reads a lock file that holds hashes by name, each a text, or an object among whose members hashes are. Throws as
 * readMap does.
 */
function readHashes(reading: Reading, root: JsonValue): Content {
  const { map, members } = findMap(reading, root);
  const entries = readEach(reading, map.keys, (_, index) => hashAt(reading, map, index));
  return { members, entries: sortedEntries(reading, entries), notes: notesOf(entries) };
}

function hashAt(reading: Reading, map: JsonObject, index: number): Entry {
  const value = map.values[index] ?? null;
  if (!isHash(value)) return toolAt(reading, map, index);
  const start = map.starts[index] ?? -1;
  const definition: JsonObject = { kind: 'object', keys: ['hash'], values: [value], starts: [start], start };
  return entryAt(reading, map, index, definition, start);
}

function notesOf(entries: readonly Entry[]): readonly CatalogNote[] {
  const hashes = entries.flatMap((entry) => entry.definition.values.filter(isHash));
  if (entries.length < 2 || new Set(hashes).size !== 1) return [];
  return [{ code: 'one_hash_for_all', about: null }];
}
