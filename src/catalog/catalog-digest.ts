import type { Digest, JsonObject, JsonValue } from '../json/index.js';
import { fingerprint, jsonArray, jsonObject } from '../json/index.js';
import type { Catalog, Entry, EntryKind } from './catalog.js';
import { nameField } from './entry-name.js';

const LISTS: readonly (readonly [string, EntryKind])[] = [
  ['tools', 'tool'],
  ['prompts', 'prompt'],
  ['resources', 'resource'],
  ['resourceTemplates', 'resourceTemplate'],
];

/**
 * A catalog's digest: SHA-256 of the canonical form of `{format, members, tools}`, beside them `prompts`,
 * `resources` and `resourceTemplates` where the catalog has any. Each is the list of definitions sorted by key in
 * code points, then version; where keys stand beside the definitions, an object by key. It does not depend on the
 * order of tools or keys, and two catalogs of one format have the same digest exactly where their diff is empty.
 */
export function catalogDigest(catalog: Catalog): Digest {
  const lists = LISTS.map(([name, kind]) => {
    return [name, catalog.entries.filter((entry) => entry.kind === kind)] as const;
  }).filter(([name, entries]) => name === 'tools' || entries.length > 0);
  return fingerprint(
    jsonObject([
      ['format', catalog.format],
      ['members', catalog.members],
      ...lists.map(([name, entries]) => [name, definitionsOf(catalog, entries)] as const),
    ]),
  );
}

function definitionsOf(catalog: Catalog, entries: readonly Entry[]): JsonValue {
  return nameField(catalog.format, 'tool') === null ? byKey(entries) : jsonArray(entries.map(definitionOf));
}

function byKey(entries: readonly Entry[]): JsonObject {
  return jsonObject(entries.map((entry) => [entry.key, entry.definition] as const));
}

function definitionOf(entry: Entry): JsonObject {
  return entry.definition;
}
