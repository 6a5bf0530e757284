export { capabilityRequest, isCapabilityRequest } from './capability-constraint.js';
export type { CapabilityConstraint, CapabilityRequest } from './capability-constraint.js';
export {
  CAPABILITY_GRANT_SCHEMA_VERSION,
  capabilityGrantJson,
  readCapabilityConstraints,
  readCapabilityGrant,
} from './capability-grant.js';
export type { CapabilityGrant } from './capability-grant.js';
export type { GrantKeys } from './grant-keys.js';
export { issueCapabilityGrant } from './issue-grant.js';
export type { GrantIssue } from './issue-grant.js';
export { verifyCapabilityGrant } from './verify-grant.js';
export type { GrantVerification } from './verify-grant.js';
