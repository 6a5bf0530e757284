export { isFieldName } from './field-name.js';
export { GOVERNANCE_KINDS, governanceIdOf, isGovernanceId, parseGovernanceId } from './governance-id.js';
export type { GovernanceId, GovernanceKind } from './governance-id.js';
export { isPatternId } from './pattern-id.js';
export { isRunId, parseRunId } from './run-id.js';
export type { RunId } from './run-id.js';
