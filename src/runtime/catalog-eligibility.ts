import type { Digest } from '../json/index.js';
import { compareCodePoints, jsonArray, jsonObject, pythonJson } from '../json/index.js';
import type { CatalogReason } from './catalog-fault.js';

/** Whether a review still holds; the names are those of the wire format. */
export interface CatalogEligibility {
  readonly snapshot_digest: Digest;
  readonly status: 'eligible' | 're-review-required';
  readonly preview_valid: boolean;
  readonly resume_eligible: boolean;
  /** Sorted, each once; none where the review holds. */
  readonly reasons: readonly CatalogReason[];
}

/** The eligibility that reasons in any order leave. */
export function catalogEligibility(
  snapshotDigest: Digest,
  reasons: readonly CatalogReason[],
): CatalogEligibility {
  const sorted = [...new Set(reasons)].sort(compareCodePoints);
  const holds = sorted.length === 0;
  return Object.freeze({
    snapshot_digest: snapshotDigest,
    status: holds ? 'eligible' : 're-review-required',
    preview_valid: holds,
    resume_eligible: holds,
    reasons: Object.freeze(sorted),
  });
}

/** An eligibility as the contract's document, in Python JSON. */
export function catalogEligibilityJson(eligibility: CatalogEligibility): string {
  return pythonJson(
    jsonObject([
      ['snapshot_digest', eligibility.snapshot_digest],
      ['status', eligibility.status],
      ['preview_valid', eligibility.preview_valid],
      ['resume_eligible', eligibility.resume_eligible],
      ['reasons', jsonArray(eligibility.reasons)],
    ]),
  );
}
