export { TOOL_CONTRACT_LINT_SCHEMA_VERSION, lintReportJson } from './lint-report.js';
export type { LintFinding, LintReason, LintReport } from './lint-report.js';
export { lintToolContract, lintToolContractValue } from './tool-contract-lint.js';
export {
  DATA_CLASS_ANNOTATION,
  MAX_SCHEMA_LEVELS,
  PURPOSE_ANNOTATION,
  isSchemaType,
  schemaValue,
} from './tool-schema.js';
export type { SchemaType } from './tool-schema.js';
