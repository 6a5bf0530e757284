import type { CanonicalForms, Digest, JsonValue } from '../json/index.js';
import { fingerprint, fingerprintWith, jsonArray } from '../json/index.js';
import type { Catalog } from './catalog.js';

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
