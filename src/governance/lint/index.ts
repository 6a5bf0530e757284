export { DATA_CLASS_ANNOTATION, PURPOSE_ANNOTATION } from './annotations.js';
export { TOOL_CONTRACT_LINT_SCHEMA_VERSION, lintReportJson } from './lint-report.js';
export type { LintFinding, LintReason, LintReport } from './lint-report.js';
export { schemaValue } from './plain-schema.js';
export { MOST_SCHEMA_LEVELS } from './schema-depth.js';
export { isSchemaType } from './schema-types.js';
export type { SchemaType } from './schema-types.js';
export { lintToolContract, lintToolContractValue } from './tool-contract-lint.js';
