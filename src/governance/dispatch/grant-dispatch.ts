import { GateError } from '../../errors/index.js';
import type { CapabilityRequest, GrantVerification } from '../grants/index.js';
import { verifyCapabilityGrant } from '../grants/index.js';

/** A call that a grant alone guards. */
export interface GrantedCall<Result> extends GrantVerification {
  /** Anything that readCapabilityGrant takes. */
  readonly grant: unknown;
  /** Of capabilityRequest. */
  readonly request: CapabilityRequest;
  /** Called once, after the grant was verified. */
  readonly dispatch: () => Result | Promise<Result>;
}

/**
 * Verifies a grant and only then calls. OpenMed v1, `dispatch_with_capability_grant`. Throws `dispatch:
 * invalid_dispatch` (no function); then as verifyCapabilityGrant does; and whatever the call throws, unchanged.
 */
export async function dispatchWithCapabilityGrant<Result>(call: GrantedCall<Result>): Promise<Result> {
  const { grant, request, keys, now, dispatch } = call;
  if (typeof dispatch !== 'function') throw new GateError('invalid_dispatch', 'dispatch');
  verifyCapabilityGrant(grant, request, { keys, now });
  return await dispatch();
}
