import type { CanonicalForms, Digest, Piece } from '../json/index.js';
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
  return digestOfPieces(digestPieces(catalog, NOTHING));
}

/** The digest where the canonical forms of definitions are known. */
export function catalogDigestWith(catalog: Catalog, known: CanonicalForms): Digest {
  return digestOfPieces(digestPieces(catalog, known));
}

const NOTHING: CanonicalForms = new Map();

/** The canonical form in pieces: as one text it can take several times the memory of the catalog. */
function* digestPieces(catalog: Catalog, known: CanonicalForms): Generator<Piece> {
  yield `{"format":${canonicalJson(catalog.format)},"members":${canonicalJson(catalog.members)}`;
  for (const [name, kind] of LISTS) {
    const entries = catalog.entries.filter((entry) => entry.kind === kind);
    if (entries.length === 0 && kind !== 'tool') continue;
    yield `,"${name}":`;
    yield* nameField(catalog.format, kind) === null ? byKey(entries, known) : inOrder(entries, known);
  }
  yield '}';
}

function* inOrder(entries: readonly Entry[], known: CanonicalForms): Generator<Piece> {
  yield '[';
  let separator = '';
  for (const { definition } of entries) {
    yield separator;
    yield known.get(definition) ?? canonicalJson(definition);
    separator = ',';
  }
  yield ']';
}

/** As an object, whose keys RFC 8785 sorts by UTF-16 code units. */
function* byKey(entries: readonly Entry[], known: CanonicalForms): Generator<Piece> {
  yield '{';
  const sorted = [...entries].sort((a, b) => (a.key < b.key ? -1 : 1));
  let separator = '';
  for (const { key, definition } of sorted) {
    yield `${separator}${canonicalJson(key)}:`;
    yield known.get(definition) ?? canonicalJson(definition);
    separator = ',';
  }
  yield '}';
}
