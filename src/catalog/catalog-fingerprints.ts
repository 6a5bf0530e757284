import type { CanonicalForms, Digest } from '../json/index.js';
import { canonicalForms } from '../json/index.js';
import { catalogDigestWith } from './catalog-digest.js';
import type { Catalog } from './catalog.js';
import { documentFingerprintWith } from './document-fingerprint.js';

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
