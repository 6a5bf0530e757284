import type { JsonObject, JsonValue } from '../../json/index.js';
import { GateError } from '../../errors/index.js';
import { isArray, isObject, jsonPointer, member } from '../../json/index.js';
import type { ArgumentRule, PathSegment } from './argument-rule.js';
import { isFieldName } from '../identifiers/index.js';
import type { PathBudget } from '../values/index.js';
import { pathBudget, spendPath } from '../values/index.js';
import type { RuleNode, RuleState } from './rule-index.js';
import { namedIndexes, rulesAt, startOf, stepTo } from './rule-index.js';
import { isSchemaType, MOST_SCHEMA_LEVELS } from '../lint/index.js';
import type { SchemaType } from '../lint/index.js';

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

const MOST_STEPS = 2_000_000;

/**
 * Walks every place of arguments that a schema can produce, beside the rules. Throws `schema: too_large` over 2,000,000
 * steps or 64 Mi characters of paths.
 */
export function walkCoverage(schema: JsonValue, rules: RuleNode): Coverage {
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
  return { findings: [...walk.findings.values()], leaves: walk.leaves, used: walk.used };
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
  if (!isObject(schema) || at.level > MOST_SCHEMA_LEVELS) return find(walk, 'unbounded_argument', at.path);
  if (isVisited(walk, schema, at.state)) return;
  for (const keyword of schema.keys) {
    if (UNSUPPORTED.has(keyword)) find(walk, 'unbounded_argument', at.path + jsonPointer([keyword]));
  }
  const types = typesOf(member(schema, 'type'));
  if (types === null) return find(walk, 'unbounded_argument', `${at.path}/type`);
  if (types.some((type) => type !== 'object' && type !== 'array')) walkScalar(walk, schema, at);
  if (types.includes('object')) walkObject(walk, schema, at);
  if (types.includes('array')) walkArray(walk, schema, at);
}

function isVisited(walk: Walk, schema: JsonObject, state: RuleState): boolean {
  walk.steps += 1;
  if (walk.steps > MOST_STEPS) throw new GateError('too_large', 'schema');
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
  if (rule === undefined) return find(walk, 'unclassified_argument', at.path);
  if (rules.length > 1) return find(walk, 'ambiguous_rule', at.path);
  spendPath(walk.budget, at.path);
  walk.leaves.push({ schema, path: at.path, rule });
}

function walkObject(walk: Walk, schema: JsonObject, at: At): void {
  if (member(schema, 'additionalProperties') !== false)
    find(walk, 'unbounded_argument', `${at.path}/additionalProperties`);
  const properties = member(schema, 'properties');
  if (properties === undefined) return;
  if (!isObject(properties)) return find(walk, 'unbounded_argument', `${at.path}/properties`);
  properties.keys.forEach((name, index) => {
    const field = properties.values[index] ?? null;
    const path = `${at.path}/properties${jsonPointer([name])}`;
    if (field === false) return;
    if (!isFieldName(name)) return find(walk, 'invalid_argument_field', path);
    walkSchema(walk, field, below(at, path, name));
  });
}

function walkArray(walk: Walk, schema: JsonObject, at: At): void {
  const items = member(schema, 'items');
  const path = `${at.path}/items`;
  const most = mostItems(member(schema, 'maxItems'));
  if (most === 0) return;
  if (items === undefined) return find(walk, 'unbounded_argument', path);
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
