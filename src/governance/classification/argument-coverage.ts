import { GateError } from '../../errors/index.js';
import type { JsonObject, JsonValue } from '../../json/index.js';
import { compareCodePoints, isArray, isObject, jsonPointer, member } from '../../json/index.js';
import { isFieldName } from '../identifiers/index.js';
import type { SchemaType } from '../lint/index.js';
import { MAX_SCHEMA_LEVELS, isSchemaType } from '../lint/index.js';
import type { PathBudget } from '../values/index.js';
import { pathBudget, spendPath } from '../values/index.js';
import type { ArgumentRule, PathSegment } from './argument-rule.js';
import type { RuleNode, RuleState } from './rule-index.js';
import { indexRules, namedIndexes, rulesAt, startOf, stepTo } from './rule-index.js';

/** Why the rules of a policy do not cover a schema at a place. */
export type CoverageReason =
  'unclassified_argument' | 'ambiguous_rule' | 'unbounded_argument' | 'invalid_argument_field';

/** A place of a schema that the rules do not cover. */
export interface CoverageFinding {
  readonly code: CoverageReason;
  /** A JSON Pointer into the schema, from `#`. */
  readonly path: string;
}

/** A scalar that a schema can produce and that one rule classifies. */
export interface CoveredLeaf {
  readonly schema: JsonObject;
  readonly path: string;
  readonly rule: ArgumentRule;
}

/** What walking a schema beside the rules comes to. */
export interface Coverage {
  /** Each once. */
  readonly findings: readonly CoverageFinding[];
  readonly leaves: readonly CoveredLeaf[];
  /** Rules that match some scalar, be it with others. */
  readonly used: ReadonlySet<ArgumentRule>;
}

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
  const sorted = [...findings.values()].sort(
    (a, b) => compareCodePoints(a.path, b.path) || compareCodePoints(a.code, b.code),
  );
  return { findings: sorted, leaves, used };
}

/** Keywords by which a schema can let in more than its `type`, `properties` and `items` say. */
const UNSUPPORTED: ReadonlySet<string> = new Set([
  '$dynamicRef',
  '$recursiveRef',
  '$ref',
  'additionalItems',
  'allOf',
  'anyOf',
  'dependencies',
  'dependentSchemas',
  'else',
  'if',
  'oneOf',
  'patternProperties',
  'prefixItems',
  'propertyDependencies',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
]);

const MAX_STEPS = 2_000_000;

/**
 * Walks every place of arguments that a schema can produce, beside the rules. Throws `schema: too_large` over 2,000,000
 * steps or 64 Mi characters of paths.
 */
function walkCoverage(schema: JsonValue, rules: RuleNode): Walk {
  const walk: Walk = {
    findings: new Map(),
    leaves: [],
    used: new Set(),
    visited: new Map(),
    budget: pathBudget('schema'),
    steps: 0,
  };
  const at: At = { path: '#', level: 0, state: startOf(rules) };
  if (isObject(schema) && member(schema, 'type') === 'object') walkSchema(walk, schema, at);
  else find(walk, 'unbounded_argument', isObject(schema) ? '#/type' : '#');
  return walk;
}

interface Walk {
  readonly findings: Map<string, CoverageFinding>;
  readonly leaves: CoveredLeaf[];
  readonly used: Set<ArgumentRule>;
  /** Where two indexes follow the same rules, what lies below is walked once. */
  readonly visited: Map<RuleState, Set<JsonObject>>;
  readonly budget: PathBudget;
  steps: number;
}

interface At {
  readonly path: string;
  readonly level: number;
  readonly state: RuleState;
}

function walkSchema(walk: Walk, schema: JsonValue, at: At): void {
  if (schema === false) return;
  if (!isObject(schema) || at.level > MAX_SCHEMA_LEVELS) {
    find(walk, 'unbounded_argument', at.path);
    return;
  }
  if (isVisited(walk, schema, at.state)) return;
  for (const keyword of schema.keys) {
    if (UNSUPPORTED.has(keyword)) find(walk, 'unbounded_argument', at.path + jsonPointer([keyword]));
  }
  const types = typesOf(member(schema, 'type'));
  if (types === null) {
    find(walk, 'unbounded_argument', `${at.path}/type`);
    return;
  }
  if (types.some((type) => type !== 'object' && type !== 'array')) walkScalar(walk, schema, at);
  if (types.includes('object')) walkObject(walk, schema, at);
  if (types.includes('array')) walkArray(walk, schema, at);
}

function isVisited(walk: Walk, schema: JsonObject, state: RuleState): boolean {
  walk.steps += 1;
  if (walk.steps > MAX_STEPS) throw new GateError('too_large', 'schema');
  const seen = walk.visited.get(state) ?? new Set();
  walk.visited.set(state, seen);
  if (seen.has(schema)) return true;
  seen.add(schema);
  return false;
}

/** The types that a schema allows; null where it does not say. */
function typesOf(type: JsonValue | undefined): readonly SchemaType[] | null {
  if (isSchemaType(type)) return [type];
  if (!isArray(type) || type.items.length === 0 || !type.items.every(isSchemaType)) return null;
  return type.items;
}

function walkScalar(walk: Walk, schema: JsonObject, at: At): void {
  const rules = rulesAt(at.state);
  for (const rule of rules) walk.used.add(rule);
  const [rule] = rules;
  if (rule === undefined) {
    find(walk, 'unclassified_argument', at.path);
    return;
  }
  if (rules.length > 1) {
    find(walk, 'ambiguous_rule', at.path);
    return;
  }
  spendPath(walk.budget, at.path);
  walk.leaves.push({ schema, path: at.path, rule });
}

function walkObject(walk: Walk, schema: JsonObject, at: At): void {
  if (member(schema, 'additionalProperties') !== false)
    find(walk, 'unbounded_argument', `${at.path}/additionalProperties`);
  const properties = member(schema, 'properties');
  if (properties === undefined) return;
  if (!isObject(properties)) {
    find(walk, 'unbounded_argument', `${at.path}/properties`);
    return;
  }
  properties.keys.forEach((name, index) => {
    const field = properties.values[index] ?? null;
    const path = `${at.path}/properties${jsonPointer([name])}`;
    if (field === false) return;
    if (!isFieldName(name)) {
      find(walk, 'invalid_argument_field', path);
      return;
    }
    walkSchema(walk, field, below(at, path, name));
  });
}

function walkArray(walk: Walk, schema: JsonObject, at: At): void {
  const items = member(schema, 'items');
  const path = `${at.path}/items`;
  const most = mostItems(member(schema, 'maxItems'));
  if (most === 0) return;
  if (items === undefined) {
    find(walk, 'unbounded_argument', path);
    return;
  }
  const named = namedIndexes(at.state).filter((index) => index < most);
  for (const index of named) walkSchema(walk, items, below(at, path, index));
  if (named.length < most) walkSchema(walk, items, below(at, path, '*'));
}

function mostItems(maxItems: JsonValue | undefined): number {
  return typeof maxItems === 'number' && Number.isInteger(maxItems) && maxItems >= 0 ? maxItems : Infinity;
}

/** A step of `*` is one to any index that no rule names. */
function below(at: At, path: string, segment: PathSegment): At {
  return { path, level: at.level + 1, state: stepTo(at.state, segment) };
}

function find(walk: Walk, code: CoverageReason, path: string): void {
  const key = `${code} ${path}`;
  if (walk.findings.has(key)) return;
  spendPath(walk.budget, path);
  walk.findings.set(key, Object.freeze({ code, path }));
}
