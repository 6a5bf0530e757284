import type { Digest } from '../json/index.js';
import { fingerprint, jsonArray } from '../json/index.js';
import type { Catalog } from './catalog.js';

/**
 * SHA-256 of the canonical form of the whole document that a catalog was read from: envelope included, lists in
 * their order. A directory counts as the list of its files, each with its path. No other digest follows the order
 * of an input.
 */
export function documentFingerprint(catalog: Catalog): Digest {
  const [first] = catalog.sources;
  if (first !== undefined && first.file === null) return fingerprint(first.root);
  return fingerprint(jsonArray(catalog.sources.map(({ file, root }) => jsonArray([file, root]))));
}
