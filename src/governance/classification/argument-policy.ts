import { GateError } from '../../errors/index.js';
import type { ArgumentDecision, CheckedDecision } from './argument-decision.js';
import { checkedDecision } from './argument-decision.js';
import { isGovernanceId } from '../identifiers/index.js';
import { exactMembers, plainItems } from '../values/index.js';

/** One decision a data class, under the name that grants are signed for. */
export interface ArgumentPolicy {
  /** A `policy:` identifier. */
  readonly policyProfile: string;
  readonly decisions: readonly ArgumentDecision[];
}

/** A policy that was checked. */
export interface CheckedPolicy extends ArgumentPolicy {
  readonly decisions: readonly CheckedDecision[];
}

/**
 * A copy of a policy, given as a plain object of exactly `policyProfile` and `decisions`. Throws on field `policy`
 * `invalid_policy` (no such object); what checkedDecision throws; then on `policy`: `invalid_policy_profile`,
 * `invalid_decisions` (no array, or an empty one), `duplicate_data_class`.
 */
export function checkedPolicy(value: unknown): CheckedPolicy {
  const members = exactMembers(value, ['policyProfile', 'decisions']);
  if (members === null) throw new GateError('invalid_policy', 'policy');
  const { policyProfile } = members;
  const decisions = (plainItems(members.decisions) ?? []).map(checkedDecision);
  if (!isGovernanceId(policyProfile, 'policy')) throw new GateError('invalid_policy_profile', 'policy');
  if (decisions.length === 0) throw new GateError('invalid_decisions', 'policy');
  if (new Set(decisions.map((one) => one.dataClass)).size !== decisions.length)
    throw new GateError('duplicate_data_class', 'policy');
  return Object.freeze({ policyProfile, decisions: Object.freeze(decisions) });
}
