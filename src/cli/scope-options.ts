import type { CapabilityConstraint } from '../governance/index.js';
import type { Given, Option } from './command.js';
import { valueOf } from './command.js';

const TOOL: Option = { name: 'tool', value: 'id', about: 'tool:NAMESPACE/NAME' };
const RESOURCE: Option = { name: 'resource', value: 'id', about: 'resource:NAMESPACE/NAME' };
const ACTION: Option = { name: 'action', value: 'id', about: 'action:NAMESPACE/NAME' };
const POLICY_PROFILE: Option = { name: 'policy-profile', value: 'id', about: 'policy:NAMESPACE/NAME' };

/** Options that name one exact authority. */
export const SCOPE_OPTIONS: readonly Option[] = [TOOL, RESOURCE, ACTION, POLICY_PROFILE];

/** The authority that the options name, unchecked; one that is not given is no identifier. */
export function scopeOf(given: Given): CapabilityConstraint {
  return {
    tool: valueOf(given, TOOL) ?? '',
    resource: valueOf(given, RESOURCE) ?? '',
    action: valueOf(given, ACTION) ?? '',
    policy_profile: valueOf(given, POLICY_PROFILE) ?? '',
  };
}

/** Whether any of the options is given. */
export function hasScope(given: Given): boolean {
  return SCOPE_OPTIONS.some((option) => valueOf(given, option) !== null);
}
