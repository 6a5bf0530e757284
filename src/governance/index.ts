export {
  GOVERNANCE_KINDS,
  isActionId,
  isRunId,
  parseActionId,
  parseGovernanceId,
  parseRunId,
} from './identifiers/index.js';
export type { ActionId, GovernanceId, GovernanceKind, RunId } from './identifiers/index.js';
export {
  lintReportJson,
  lintToolContract,
  lintToolContractValue,
  TOOL_CONTRACT_LINT_SCHEMA_VERSION,
} from './lint/index.js';
export type { LintFinding, LintReason, LintReport } from './lint/index.js';
export {
  DATA_PROJECTION_PLAN_SCHEMA_VERSION,
  DATA_PROJECTION_RATIONALE_SCHEMA_VERSION,
  planDataProjection,
  planDataProjectionValue,
  projectionPlanJson,
  projectionRationale,
  projectionRationaleJson,
} from './projection/index.js';
export type {
  ProjectionDecision,
  ProjectionPlan,
  ProjectionRationale,
  ProjectionReason,
  ProjectionRequest,
  RationaleEntry,
} from './projection/index.js';
export {
  ARGUMENT_ACTIONS,
  ARGUMENT_CLASSIFICATION_SCHEMA_VERSION,
  argumentClassifier,
  argumentCoverage,
  argumentReportJson,
} from './classification/index.js';
export type {
  ArgumentAction,
  ArgumentClassifier,
  ArgumentClassifierOptions,
  ArgumentCoverage,
  ArgumentDecision,
  ArgumentFinding,
  ArgumentPolicy,
  ArgumentReport,
  ArgumentRule,
  CheckedDecision,
  CheckedPolicy,
  ClassifiedArguments,
  CoverageFinding,
  CoverageReason,
  CoveredLeaf,
  PathSegment,
  SafeArgument,
  SafeArguments,
} from './classification/index.js';
export type { HmacDigest, HmacKey, PlainScalar } from './values/index.js';
export {
  CAPABILITY_GRANT_SCHEMA_VERSION,
  capabilityGrantJson,
  capabilityRequest,
  isCapabilityRequest,
  issueCapabilityGrant,
  readCapabilityConstraints,
  readCapabilityGrant,
  verifyCapabilityGrant,
} from './grants/index.js';
export type {
  CapabilityConstraint,
  CapabilityGrant,
  CapabilityRequest,
  GrantIssue,
  GrantKeys,
  GrantVerification,
} from './grants/index.js';
export {
  ACCESS_DENIAL_SCHEMA_VERSION,
  accessRequest,
  accessTicket,
  recordSelector,
  recordSelectorOf,
  toolAction,
  verifyAccessTicket,
} from './tickets/index.js';
export type {
  AccessRequest,
  AccessTicket,
  AccessTicketOptions,
  RecordSelector,
  ToolAction,
} from './tickets/index.js';
export {
  callGuarded,
  callGuardedValue,
  dispatchWithAccessTicket,
  dispatchWithArgumentClassification,
  dispatchWithArgumentClassificationValue,
  dispatchWithCapabilityGrant,
} from './dispatch/index.js';
export type {
  ClassifiedCall,
  ClassifiedCallValue,
  ClassifiedResult,
  GrantedCall,
  GuardedCall,
  GuardedCallValue,
  GuardedResult,
  TicketedCall,
} from './dispatch/index.js';
export { plainMembers, sealedType } from './values/index.js';
export type { SealedType } from './values/index.js';
export type {
  ByTool,
  CatalogFinding,
  CatalogLintFinding,
  CatalogLintReason,
  CatalogPolicy,
  CoveragePolicy,
  ExposedField,
  PolicyCheck,
  PolicyFinding,
  PolicyMode,
  PolicyOutcome,
  ReplacementFit,
} from './policy/index.js';
export { checkPolicy, examinePolicy, lintCatalog, parsePolicy, policyClassifier } from './policy/index.js';
