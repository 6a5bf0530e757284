export { isFieldName } from './field-name.js';
export {
  GOVERNANCE_KINDS,
  governanceIdOf,
  isGovernanceId,
  isPatternId,
  parseGovernanceId,
} from './governance-id.js';
export type { GovernanceId, GovernanceKind } from './governance-id.js';
export { isActionId, isRunId, parseActionId, parseRunId } from './correlation-id.js';
export type { ActionId, RunId } from './correlation-id.js';
