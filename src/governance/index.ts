export { GOVERNANCE_KINDS, parseGovernanceId } from './governance-id.js';
export type { GovernanceId, GovernanceKind } from './governance-id.js';
export { TOOL_CONTRACT_LINT_SCHEMA_VERSION, lintReportJson } from './lint-report.js';
export type { LintFinding, LintReason, LintReport } from './lint-report.js';
export { lintToolContract, lintToolContractValue } from './tool-contract-lint.js';
