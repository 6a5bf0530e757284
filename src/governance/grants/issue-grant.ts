import { GateError } from '../../errors/index.js';
import { hmacDigest, isPlainScalar, readPlain } from '../values/index.js';
import type { CapabilityConstraint } from './capability-constraint.js';
import type { CapabilityGrant } from './capability-grant.js';
import { capabilityGrant, isKeyId, readConstraints, signedText } from './capability-grant.js';
import type { GrantKeys } from './grant-keys.js';
import { grantKey } from './grant-keys.js';

/** How a grant is signed, and until when it holds. */
export interface GrantIssue {
  /** Whole seconds since the epoch; from then on the grant is void. */
  readonly expiresAt: number;
  readonly keys: GrantKeys;
  /** Which key signs: `[a-z][a-z0-9._-]{0,127}`; `default` unless given. */
  readonly keyId?: string;
}

/**
 * Issues a grant: signs exact constraints (plain objects) with an end. OpenMed v1, "Capability grants".
 * Throws `constraints: invalid_constraints` (no array), of each constraint as readCapabilityGrant does; then
 * `key_id: invalid_key_id`; `constraints: constraints_must_be_non_empty_tuple`, `duplicate_constraint`;
 * `expires_at: invalid_timestamp`; `key_id: key_unavailable`; `key: invalid_key`.
 */
export function issueCapabilityGrant(
  constraints: readonly CapabilityConstraint[],
  issue: GrantIssue,
): CapabilityGrant {
  const read = readConstraints<unknown>(readPlain, constraints);
  const { keyId = 'default', expiresAt, keys } = issue;
  if (!isKeyId(keyId)) throw new GateError('invalid_key_id', 'key_id');
  const seconds = isPlainScalar(expiresAt) ? expiresAt : null;
  const unsigned = capabilityGrant({ constraints: read, expiresAt: seconds, keyId, signature: '' });
  const signature = hmacDigest(grantKey(keys, keyId), signedText(unsigned));
  return capabilityGrant({ constraints: read, expiresAt: seconds, keyId, signature });
}
