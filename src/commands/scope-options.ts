import type { CapabilityConstraint } from '../governance/index.js';

/** Options that name one exact authority. */
export interface ScopeOptions {
  readonly tool?: string;
  readonly resource?: string;
  readonly action?: string;
  readonly policyProfile?: string;
}

export const SCOPE_FLAGS: readonly (readonly [flags: string, description: string])[] = [
  ['--tool <id>', 'tool:NAMESPACE/NAME'],
  ['--resource <id>', 'resource:NAMESPACE/NAME'],
  ['--action <id>', 'action:NAMESPACE/NAME'],
  ['--policy-profile <id>', 'policy:NAMESPACE/NAME'],
];

/** The authority that the options name, unchecked; one that is not given is no identifier. */
export function scopeOf({ tool, resource, action, policyProfile }: ScopeOptions): CapabilityConstraint {
  return {
    tool: tool ?? '',
    resource: resource ?? '',
    action: action ?? '',
    policy_profile: policyProfile ?? '',
  };
}

/** Whether any of the options is given. */
export function hasScope({ tool, resource, action, policyProfile }: ScopeOptions): boolean {
  return [tool, resource, action, policyProfile].some((id) => id !== undefined);
}
