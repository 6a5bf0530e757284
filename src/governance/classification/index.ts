export { argumentClassifier, isArgumentClassifier } from './argument-classifier.js';
export type {
  ArgumentClassifier,
  ArgumentClassifierOptions,
  ClassifiedArguments,
} from './argument-classifier.js';
export { argumentCoverage, coverageOf } from './argument-coverage.js';
export type { ArgumentCoverage } from './argument-coverage.js';
export { ARGUMENT_ACTIONS } from './argument-policy.js';
export type { ArgumentAction, ArgumentDecision, CheckedDecision } from './argument-policy.js';
export type { SafeArgument, SafeArguments } from './argument-form.js';
export { checkedPolicy } from './argument-policy.js';
export type { ArgumentPolicy, CheckedPolicy } from './argument-policy.js';
export { ARGUMENT_CLASSIFICATION_SCHEMA_VERSION, argumentReportJson } from './argument-report.js';
export type { ArgumentFinding, ArgumentReport } from './argument-report.js';
export { checkedRule } from './argument-rule.js';
export type { ArgumentRule, PathSegment } from './argument-rule.js';
export type { CoverageFinding, CoverageReason, CoveredLeaf } from './argument-coverage.js';
export { indexRules } from './rule-index.js';
export type { RuleNode } from './rule-index.js';
