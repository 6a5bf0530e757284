export { GOVERNANCE_KINDS, parseGovernanceId } from './governance-id.js';
export type { GovernanceId, GovernanceKind } from './governance-id.js';
export { TOOL_CONTRACT_LINT_SCHEMA_VERSION, lintReportJson } from './lint-report.js';
export type { LintFinding, LintReason, LintReport } from './lint-report.js';
export { lintToolContract, lintToolContractValue } from './tool-contract-lint.js';
export {
  DATA_PROJECTION_PLAN_SCHEMA_VERSION,
  planDataProjection,
  planDataProjectionValue,
  projectionPlanJson,
  projectionRationale,
} from './data-projection.js';
export type { ProjectionPlan } from './data-projection.js';
export type { ProjectionRequest } from './projection-authority.js';
export { DATA_PROJECTION_RATIONALE_SCHEMA_VERSION, projectionRationaleJson } from './projection-rationale.js';
export type {
  ProjectionDecision,
  ProjectionRationale,
  ProjectionReason,
  RationaleEntry,
} from './projection-rationale.js';
