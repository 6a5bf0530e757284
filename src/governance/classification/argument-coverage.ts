import type { JsonValue } from '../../json/index.js';
import { compareCodePoints } from '../../json/index.js';
import type { ArgumentRule } from './argument-rule.js';
import type { Coverage } from './coverage-walk.js';
import { walkCoverage } from './coverage-walk.js';
import type { RuleNode } from './rule-index.js';
import { indexRules } from './rule-index.js';

/** How well rules cover the arguments that a schema can produce. */
export interface ArgumentCoverage extends Coverage {
  /** Rules that match nothing which the schema can produce. */
  readonly idle: readonly ArgumentRule[];
}

/**
 * Holds checked rules (of parsePolicy) against an input schema: each scalar that it can produce must match exactly one
 * of them. Findings, sorted by schema path: `unclassified_argument`, `ambiguous_rule`; `invalid_argument_field` for a
 * property whose name no argument may have; `unbounded_argument` for a place that is untyped, open (additional
 * properties, an array without `items`), composed by a keyword that is not supported (`$ref`, `anyOf`, …) or over 64
 * levels deep. Throws `schema: too_large`.
 */
export function argumentCoverage(schema: JsonValue, rules: readonly ArgumentRule[]): ArgumentCoverage {
  const coverage = coverageOf(schema, indexRules(rules).root);
  return { ...coverage, idle: rules.filter((rule) => !coverage.used.has(rule)) };
}

/** As argumentCoverage, of rules that were indexed once for many schemas. */
export function coverageOf(schema: JsonValue, rules: RuleNode): Coverage {
  const { findings, leaves, used } = walkCoverage(schema, rules);
  const sorted = [...findings].sort(
    (a, b) => compareCodePoints(a.path, b.path) || compareCodePoints(a.code, b.code),
  );
  return { findings: sorted, leaves, used };
}
