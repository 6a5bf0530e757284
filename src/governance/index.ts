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
export { argumentClassifier, isArgumentClassifier } from './argument-classifier.js';
export type {
  ArgumentClassifier,
  ArgumentClassifierOptions,
  ClassifiedArguments,
} from './argument-classifier.js';
export { ARGUMENT_ACTIONS } from './argument-decision.js';
export type { ArgumentAction, ArgumentDecision, CheckedDecision } from './argument-decision.js';
export type { SafeArgument, SafeArguments } from './argument-form.js';
export type { ArgumentPolicy, CheckedPolicy } from './argument-policy.js';
export { ARGUMENT_CLASSIFICATION_SCHEMA_VERSION, argumentReportJson } from './argument-report.js';
export type { ArgumentFinding, ArgumentReport } from './argument-report.js';
export type { ArgumentRule, PathSegment } from './argument-rule.js';
export type { HmacDigest, HmacKey } from './hmac.js';
export type { PlainScalar } from './json-scalar.js';
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
export { ACCESS_DENIAL_SCHEMA_VERSION } from './access-denial.js';
export { accessRequest, accessTicket } from './access-ticket.js';
export type { AccessRequest, AccessTicket, AccessTicketOptions } from './access-ticket.js';
export { dispatchWithArgumentClassification } from './classified-dispatch.js';
export type { ClassifiedCall, ClassifiedResult } from './classified-dispatch.js';
export { recordSelector, recordSelectorOf } from './record-selector.js';
export type { RecordSelector } from './record-selector.js';
export { isRunId, parseRunId } from './run-id.js';
export type { RunId } from './run-id.js';
export { toolAction } from './tool-action.js';
export type { ToolAction } from './tool-action.js';
export { verifyAccessTicket } from './verify-ticket.js';
export { sealedType } from './sealed-type.js';
export type { SealedType } from './sealed-type.js';
export { callGuarded } from './guarded-call.js';
export type { GuardedCall, GuardedResult } from './guarded-call.js';
export { argumentCoverage } from './argument-coverage.js';
export type { ArgumentCoverage } from './argument-coverage.js';
export type { ByTool, CatalogPolicy, CoveragePolicy } from './catalog-policy.js';
export type { CoverageFinding, CoverageReason, CoveredLeaf } from './coverage-walk.js';
export { checkPolicy, examinePolicy } from './examine-policy.js';
export type { CatalogFinding, PolicyCheck, PolicyExamination, PolicyMode } from './examine-policy.js';
export { exposureOf, projectCatalog } from './exposure.js';
export type { CatalogProjection, ExposedField, ProjectionFinding } from './exposure.js';
export { lintCatalog } from './lint-catalog.js';
export type { CatalogLintFinding, CatalogLintReason } from './lint-catalog.js';
export { parsePolicy } from './parse-policy.js';
export type { ReplacementFit } from './replacement-fit.js';
export { policyClassifier } from './policy-classifier.js';
