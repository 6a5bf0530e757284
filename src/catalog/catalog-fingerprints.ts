import type { Digest } from '../json/index.js';
import { canonicalForms } from '../json/index.js';
import { catalogDigestWith } from './catalog-digest.js';
import type { Catalog } from './catalog.js';
import { documentFingerprintWith } from './document-fingerprint.js';

/** What a catalog's digest is, and what the fingerprint of its document. */
export interface CatalogFingerprints {
  readonly digest: Digest;
  readonly document: Digest;
}

/** Both `catalogDigest` and `documentFingerprint`; each definition, which is a part of both, is written once. */
export function catalogFingerprints(catalog: Catalog): CatalogFingerprints {
  const known = canonicalForms(catalog.entries.map(({ definition }) => definition));
  return {
    digest: catalogDigestWith(catalog, known),
    document: documentFingerprintWith(catalog, known),
  };
}
