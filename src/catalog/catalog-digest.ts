import type { CanonicalForms, Digest, JsonValue, Put } from '../json/index.js';
import {
  canonicalForms,
  canonicalJson,
  digestOfPieces,
  fingerprint,
  fingerprintWith,
  jsonArray,
} from '../json/index.js';
import type { Catalog, Entry } from './catalog.js';
import { ENTRY_LISTS } from './catalog.js';
import { nameField } from './formats/index.js';

/** The lists of the canonical form, in its order of keys. */
const LISTS = [...ENTRY_LISTS].sort(([a], [b]) => (a < b ? -1 : 1));

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

/**
 * SHA-256 of the canonical form of the whole document that a catalog was read from: envelope included, lists in
 * their order. A directory counts as the list of its files, each with its path. No other digest follows the order
 * of an input.
 */
export function documentFingerprint(catalog: Catalog): Digest {
  return fingerprint(documentOf(catalog));
}

/** The fingerprint where the canonical forms of definitions are known. */
export function documentFingerprintWith(catalog: Catalog, known: CanonicalForms): Digest {
  return fingerprintWith(documentOf(catalog), known);
}

function documentOf({ sources }: Catalog): JsonValue {
  const [first] = sources;
  if (first !== undefined && first.file === null) return first.root;
  return jsonArray(sources.map(({ file, root }) => jsonArray([file, root])));
}

/** What a catalog's digest is, and what the fingerprint of its document. */
export interface CatalogFingerprints {
  readonly digest: Digest;
  readonly document: Digest;
  /** The canonical forms of its entries' definitions, for another catalog that has some of them too. */
  readonly forms: CanonicalForms;
}

/**
 * Both `catalogDigest` and `documentFingerprint`; each definition, which is a part of both, is written once. `known`
 * has the canonical forms of some of them already.
 */
export function catalogFingerprints(catalog: Catalog, known?: CanonicalForms): CatalogFingerprints {
  const forms = canonicalForms(
    catalog.entries.map(({ definition }) => definition),
    known,
  );
  return {
    digest: catalogDigestWith(catalog, forms),
    document: documentFingerprintWith(catalog, forms),
    forms,
  };
}
