import { GateError } from '../../errors/index.js';
import { isGovernanceId, isPatternId } from '../identifiers/index.js';
import type { PlainScalar } from '../values/index.js';
import { exactMembers, isPlainScalar, plainItems, plainMembers } from '../values/index.js';

export const ARGUMENT_ACTIONS = ['allow', 'redact', 'block'] as const;
/** What is done with an argument of a data class. */
export type ArgumentAction = (typeof ARGUMENT_ACTIONS)[number];

/** What becomes of the values of one data class. */
export interface ArgumentDecision {
  /** A `data:` identifier. */
  readonly dataClass: string;
  readonly action: ArgumentAction;
  /** What stands in a redacted value's place; null unless given. */
  readonly replacement?: PlainScalar;
}

/** A decision that was checked. */
export interface CheckedDecision extends ArgumentDecision {
  readonly replacement: PlainScalar;
}

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
  const policyProfile = members.get('policyProfile');
  const decisions = (plainItems(members.get('decisions')) ?? []).map(checkedDecision);
  if (!isGovernanceId(policyProfile, 'policy')) throw new GateError('invalid_policy_profile', 'policy');
  if (decisions.length === 0) throw new GateError('invalid_decisions', 'policy');
  if (new Set(decisions.map((one) => one.dataClass)).size !== decisions.length)
    throw new GateError('duplicate_data_class', 'policy');
  return Object.freeze({ policyProfile, decisions: Object.freeze(decisions) });
}

const DECISION_FIELDS: ReadonlySet<string> = new Set(['dataClass', 'action', 'replacement']);

/**
 * A copy of one decision, given as a plain object of `dataClass`, `action` and, if need be, `replacement`. Throws on
 * field `decisions`: `invalid_decisions` (no such object), `invalid_data_class`, `invalid_action`,
 * `invalid_argument_value` (a replacement that is no JSON scalar), `replacement_requires_redact`.
 */
function checkedDecision(value: unknown): CheckedDecision {
  const members = plainMembers(value);
  if (members === null || members.some(([name]) => !DECISION_FIELDS.has(name)))
    throw new GateError('invalid_decisions', 'decisions');
  const given = new Map(members);
  const dataClass = given.get('dataClass');
  if (!isPatternId(dataClass, 'data')) throw new GateError('invalid_data_class', 'decisions');
  const action = ARGUMENT_ACTIONS.find((known) => known === given.get('action'));
  if (action === undefined) throw new GateError('invalid_action', 'decisions');
  const replacement = given.has('replacement') ? given.get('replacement') : null;
  if (!isPlainScalar(replacement)) throw new GateError('invalid_argument_value', 'decisions');
  if (action !== 'redact' && replacement !== null)
    throw new GateError('replacement_requires_redact', 'decisions');
  return Object.freeze({ dataClass, action, replacement });
}
