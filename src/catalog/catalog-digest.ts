import type { CanonicalForms, Digest, Put } from '../json/index.js';
import { canonicalJson, digestOfPieces } from '../json/index.js';
import type { Catalog, Entry, EntryKind } from './catalog.js';
import { nameField } from './entry-name.js';

/** The lists of the canonical form, in its order of keys. */
const LISTS: readonly (readonly [string, EntryKind])[] = [
  ['prompts', 'prompt'],
  ['resourceTemplates', 'resourceTemplate'],
  ['resources', 'resource'],
  ['tools', 'tool'],
];

/**
 * A catalog's digest: SHA-256 of the canonical form of `{format, members, tools}`, beside them `prompts`,
 * `resources` and `resourceTemplates` where the catalog has any. Each is the list of definitions sorted by key in
 * code points, then version; where keys stand beside the definitions, an object by key. It does not depend on the
 * order of tools or keys, and two catalogs of one format have the same digest exactly where their diff is empty.
 */
export function catalogDigest(catalog: Catalog): Digest {
  return digestOfPieces((put) => {
    putCatalog(catalog, NOTHING, put);
  });
}

/** The digest where the canonical forms of definitions are known. */
export function catalogDigestWith(catalog: Catalog, known: CanonicalForms): Digest {
  return digestOfPieces((put) => {
    putCatalog(catalog, known, put);
  });
}

const NOTHING: CanonicalForms = new Map();

/** The canonical form in pieces: as one text it can take several times the memory of the catalog. */
function putCatalog(catalog: Catalog, known: CanonicalForms, put: Put): void {
  put(`{"format":${canonicalJson(catalog.format)},"members":${canonicalJson(catalog.members)}`);
  for (const [name, kind] of LISTS) {
    const entries = catalog.entries.filter((entry) => entry.kind === kind);
    if (entries.length === 0 && kind !== 'tool') continue;
    put(`,"${name}":`);
    if (nameField(catalog.format, kind) === null) putByKey(entries, known, put);
    else putInOrder(entries, known, put);
  }
  put('}');
}

function putInOrder(entries: readonly Entry[], known: CanonicalForms, put: Put): void {
  let before = '[';
  for (const { definition } of entries) {
    put(before);
    put(known.get(definition) ?? canonicalJson(definition));
    before = ',';
  }
  put(entries.length === 0 ? '[]' : ']');
}

/** As an object, whose keys RFC 8785 sorts by UTF-16 code units. */
function putByKey(entries: readonly Entry[], known: CanonicalForms, put: Put): void {
  put('{');
  const sorted = [...entries].sort((a, b) => (a.key < b.key ? -1 : 1));
  for (const [index, { key, definition }] of sorted.entries()) {
    put(`${index === 0 ? '' : ','}${canonicalJson(key)}:`);
    put(known.get(definition) ?? canonicalJson(definition));
  }
  put('}');
}
