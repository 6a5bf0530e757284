export { isFieldName } from './field-name.js';
export {
  GOVERNANCE_KINDS,
  governanceIdOf,
  isGovernanceId,
  isPatternId,
  parseGovernanceId,
} from './governance-id.js';
export type { GovernanceId, GovernanceKind } from './governance-id.js';
export { isRunId, parseRunId } from './run-id.js';
export type { RunId } from './run-id.js';
