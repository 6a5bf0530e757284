export { policyClassifier } from './catalog-policy.js';
export type { ByTool, CatalogPolicy, CoveragePolicy } from './catalog-policy.js';
export { checkPolicy, examinePolicy } from './examine-policy.js';
export type {
  CatalogFinding,
  PolicyCheck,
  PolicyFinding,
  PolicyMode,
  PolicyOutcome,
} from './examine-policy.js';
export type { ExposedField } from './exposure.js';
export { lintCatalog } from './lint-catalog.js';
export type { CatalogLintFinding, CatalogLintReason } from './lint-catalog.js';
export { parsePolicy } from './parse-policy.js';
export type { ReplacementFit } from './replacement-fit.js';
