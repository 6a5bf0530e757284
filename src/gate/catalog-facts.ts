import type { Read } from '../errors/index.js';
import type { Catalog } from '../catalog/index.js';
import { commonFormat } from '../catalog/index.js';
import { diffCatalogs, isEmpty } from '../diff/index.js';
import type { CatalogDiff } from '../diff/index.js';
import type { CatalogEvidence } from './evidence.js';

/** What the verdict table asks of T (base), H (head) and C (candidate). */
export interface CatalogFacts {
  readonly T: Catalog | null;
  readonly H: Catalog | null;
  readonly C: Catalog | null;
  readonly headAgainstBase: Comparison;
  readonly candidateAgainstHead: Comparison;
  /** Whether the base branch's tip has another baseline than T. */
  readonly baseMoved: boolean;
}

/**
 * `incomparable`: one side is no catalog; `other-format`: two catalogs of different formats. `diff` is there for the
 * other two.
 */
export type Comparison =
  | { readonly result: 'equal' | 'different'; readonly diff: CatalogDiff }
  | { readonly result: 'other-format' | 'incomparable' };

/** Compares what was read: equality is of meaning (an empty diff of two catalogs of one format), not of bytes. */
export function catalogFacts(evidence: CatalogEvidence): CatalogFacts {
  const T = value(evidence.base);
  const H = value(evidence.head);
  const C = value(evidence.candidate);
  return {
    T,
    H,
    C,
    headAgainstBase: compareCatalogs(T, H),
    candidateAgainstHead: compareCatalogs(H, C),
    baseMoved: evidence.baseTip !== null && !sameMeaning(evidence.base, evidence.baseTip),
  };
}

function value(read: Read<Catalog>): Catalog | null {
  return read.state === 'present' ? read.value : null;
}

/** Compares two catalogs, of which either may be none. */
export function compareCatalogs(before: Catalog | null, after: Catalog | null): Comparison {
  if (before === null || after === null) return { result: 'incomparable' };
  if (commonFormat(before, after) === null) return { result: 'other-format' };
  const diff = diffCatalogs(before, after);
  return { result: isEmpty(diff) ? 'equal' : 'different', diff };
}

/** Invalid content means nothing, so it has the same meaning as nothing else. */
function sameMeaning(base: Read<Catalog>, tip: Read<Catalog>): boolean {
  if (base.state === 'absent') return tip.state === 'absent';
  return compareCatalogs(value(base), value(tip)).result === 'equal';
}
