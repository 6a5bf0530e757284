import { GateError } from '../../errors/index.js';
import type { JsonObject } from '../../json/index.js';
import { compareCodePoints, jsonObject } from '../../json/index.js';
import { isGovernanceId, isPatternId } from '../identifiers/index.js';
import type { DataReader } from '../values/index.js';
import { exactNodes, readPlain, scalarAt, sealedType } from '../values/index.js';

/** One exact authority; the names are those of the wire format. */
export interface CapabilityConstraint {
  /** A `tool:` identifier. */
  readonly tool: string;
  /** A `resource:` identifier. */
  readonly resource: string;
  /** An `action:` identifier. */
  readonly action: string;
  /** A `policy:` identifier. */
  readonly policy_profile: string;
}

/** What a call needs a grant for; see capabilityRequest. */
export type CapabilityRequest = CapabilityConstraint;

const NAMES = ['tool', 'resource', 'action', 'policy_profile'] as const;
const requests = sealedType<CapabilityRequest>('CapabilityRequest', NAMES);

/**
 * Checks what a call needs a grant for, a plain object of exactly these four. OpenMed v1, "Capability
 * grants". Throws `request: invalid_request` (no such object) and, on field `tool`, `resource`, `action` or
 * `policy_profile`, in that order, `invalid_governance_identifier`.
 */
export function capabilityRequest(value: CapabilityConstraint): CapabilityRequest {
  if (requests.holds(value)) return value;
  const constraint = readConstraint<unknown>(readPlain, value);
  if (constraint === null) throw new GateError('invalid_request', 'request');
  return requests.seal(constraint);
}

/** Whether a value was made by capabilityRequest. */
export function isCapabilityRequest(value: unknown): value is CapabilityRequest {
  return requests.holds(value);
}

/**
 * A copy of one constraint; null where it is no object of exactly the four. Throws as capabilityRequest does of the
 * four.
 */
export function readConstraint<Given>(read: DataReader<Given>, value: Given): CapabilityConstraint | null {
  const members = exactNodes(read, value, NAMES);
  if (members === null) return null;
  const [tool, resource, action, policyProfile] = NAMES.map((name) => scalarAt(read, members, name));
  if (!isGovernanceId(tool, 'tool')) throw invalidIdentifier('tool');
  if (!isPatternId(resource, 'resource')) throw invalidIdentifier('resource');
  if (!isPatternId(action, 'action')) throw invalidIdentifier('action');
  if (!isGovernanceId(policyProfile, 'policy')) throw invalidIdentifier('policy_profile');
  return Object.freeze({ tool, resource, action, policy_profile: policyProfile });
}

function invalidIdentifier(field: (typeof NAMES)[number]): GateError {
  return new GateError('invalid_governance_identifier', field);
}

/** The order of a grant's constraints; 0 for equal ones. */
export function compareConstraints(a: CapabilityConstraint, b: CapabilityConstraint): number {
  return NAMES.map((name) => compareCodePoints(a[name], b[name])).find((order) => order !== 0) ?? 0;
}

/** A constraint as it stands in a manifest. */
export function constraintObject(constraint: CapabilityConstraint): JsonObject {
  return jsonObject(NAMES.map((name) => [name, constraint[name]]));
}
