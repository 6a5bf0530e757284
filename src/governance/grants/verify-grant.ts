import { timingSafeEqual } from 'node:crypto';
import { GateError } from '../../errors/index.js';
import { hmacDigest, isPlainScalar, timestampOf } from '../values/index.js';
import type { CapabilityRequest } from './capability-constraint.js';
import { compareConstraints, isCapabilityRequest } from './capability-constraint.js';
import type { CapabilityGrant } from './capability-grant.js';
import { readCapabilityGrant, signedText } from './capability-grant.js';
import type { GrantKeys } from './grant-keys.js';
import { grantKey } from './grant-keys.js';

/** What a grant is verified with. */
export interface GrantVerification {
  readonly keys: GrantKeys;
  /** Whole seconds since the epoch. */
  readonly now: number;
}

/**
 * Verifies that a grant (anything that readCapabilityGrant takes) authorises a request (of capabilityRequest), and
 * gives the grant. OpenMed v1, "Capability grants": signature first, so that no changed field decides
 * anything, then the end, then the exact scope. Throws as readCapabilityGrant does; then `request: invalid_request`;
 * `key_id: key_unavailable`; `key: invalid_key`; `manifest: invalid_signature`; `now: invalid_timestamp`;
 * `manifest: expired` (from `expires_at` on); `request: scope_mismatch`.
 */
export function verifyCapabilityGrant(
  grant: unknown,
  request: CapabilityRequest,
  verification: GrantVerification,
): CapabilityGrant {
  const read = readCapabilityGrant(grant);
  if (!isCapabilityRequest(request)) throw new GateError('invalid_request', 'request');
  const expected = hmacDigest(grantKey(verification.keys, read.keyId), signedText(read));
  if (!isSame(expected, read.signature)) throw new GateError('invalid_signature', 'manifest');
  const now = isPlainScalar(verification.now) ? timestampOf(verification.now) : null;
  if (now === null) throw new GateError('invalid_timestamp', 'now');
  if (now >= read.expiresAt) throw new GateError('expired', 'manifest');
  if (!read.constraints.some((constraint) => compareConstraints(constraint, request) === 0))
    throw new GateError('scope_mismatch', 'request');
  return read;
}

/** Whether two signatures are equal, in a time that does not tell where they differ. */
function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
