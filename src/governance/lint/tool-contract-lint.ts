import type { JsonObject, JsonValue } from '../../json/index.js';
import { isArray, isObject, jsonPointer, member } from '../../json/index.js';
import { governanceIdOf } from '../identifiers/index.js';
import type { LintReport } from './lint-report.js';
import type { LintFindings } from './lint-report.js';
import { addFinding, noFindings } from './lint-report.js';
import { lintReport } from './lint-report.js';
import { MINIMUM_DATA_ANNOTATION, PURPOSE_ANNOTATION } from './tool-schema.js';
import { schemaValue } from './tool-schema.js';
import { MAX_SCHEMA_LEVELS } from './tool-schema.js';
import { isSchemaType } from './tool-schema.js';

const UNSUPPORTED_KEYWORDS: ReadonlySet<string> = new Set([
  '$ref',
  'additionalItems',
  'allOf',
  'anyOf',
  'dependentSchemas',
  'else',
  'if',
  'oneOf',
  'patternProperties',
  'prefixItems',
  'then',
  'unevaluatedProperties',
]);

/**
 * Lints a tool's input schema, given as a plain JavaScript value: whether each field says for which purpose it is
 * needed and that it is. OpenMed v1, "Tool contract lint". What is no JSON value (class instances,
 * accessors, proxies, cycles, over 512 levels, …) is one finding, `invalid_schema` at `#`. Throws `schema: too_large`
 * for a schema over 1 Mi characters and values, or where the paths of the findings together have over 64 Mi characters.
 */
export function lintToolContract(schema: unknown): LintReport {
  return lintToolContractValue(schemaValue(schema));
}

/**
 * Lints a schema that was read from a document, of any size; else as lintToolContract. A schema is walked 64 levels
 * deep, so that no nesting overflows the stack.
 */
export function lintToolContractValue(schema: JsonValue): LintReport {
  const findings = noFindings();
  if (!isObject(schema)) {
    addFinding(findings, 'invalid_schema', '#');
    return lintReport(findings.all);
  }
  const purpose = lintPurpose({ findings, rootPurpose: null }, schema, '#');
  const walk: Walk = { findings, rootPurpose: purpose };
  if (member(schema, 'type') !== 'object') addFinding(findings, 'invalid_schema', '#/type');
  lintKeywords(walk, schema, '#');
  lintShape(walk, schema, { path: '#', level: 0 }, false);
  return lintReport(findings.all);
}

interface Walk {
  readonly findings: LintFindings;
  /** The root's purpose, null where it is unusable. */
  readonly rootPurpose: string | null;
}

interface At {
  readonly path: string;
  readonly level: number;
}

function lintField(walk: Walk, schema: JsonObject, at: At, isRequired: boolean): void {
  if (!isRequired) addFinding(walk.findings, 'optional_input', at.path);
  if (isWalked(walk, at)) {
    lintKeywords(walk, schema, at.path);
    lintPurpose(walk, schema, at.path);
    lintMinimumData(walk, schema, at.path);
    lintShape(walk, schema, at, true);
  }
  const items = member(schema, 'items') ?? null;
  if (items !== null) lintItems(walk, items, { path: below(at.path, 'items'), level: at.level + 1 });
}

function lintItems(walk: Walk, items: JsonValue, at: At): void {
  if (!isObject(items)) {
    addFinding(walk.findings, 'invalid_schema', at.path);
    return;
  }
  if (!isWalked(walk, at)) return;
  lintKeywords(walk, items, at.path);
  lintShape(walk, items, at, false);
}

function isWalked(walk: Walk, at: At): boolean {
  if (at.level <= MAX_SCHEMA_LEVELS) return true;
  addFinding(walk.findings, 'invalid_schema', at.path);
  return false;
}

function lintKeywords(walk: Walk, schema: JsonObject, path: string): void {
  for (const keyword of schema.keys) {
    if (UNSUPPORTED_KEYWORDS.has(keyword))
      addFinding(walk.findings, 'unsupported_schema_keyword', below(path, keyword));
  }
}

function lintPurpose(walk: Walk, schema: JsonObject, path: string): string | null {
  const annotationPath = below(path, PURPOSE_ANNOTATION);
  const purpose = member(schema, PURPOSE_ANNOTATION);
  if (purpose === undefined) {
    addFinding(walk.findings, 'missing_purpose', annotationPath);
    return null;
  }
  const id = governanceIdOf(purpose, 'purpose');
  if (id === null || id.version === null) {
    addFinding(walk.findings, 'invalid_purpose', annotationPath);
    return null;
  }
  if (walk.rootPurpose !== null && id.value !== walk.rootPurpose)
    addFinding(walk.findings, 'overbroad_for_purpose', annotationPath);
  return id.value;
}

function lintMinimumData(walk: Walk, schema: JsonObject, path: string): void {
  const declared = member(schema, MINIMUM_DATA_ANNOTATION) ?? null;
  if (declared === 'required') return;
  if (declared === 'optional') {
    addFinding(walk.findings, 'optional_input', path);
    return;
  }
  if (declared === 'derived') {
    addFinding(walk.findings, 'derived_input', path);
    return;
  }
  const reason = declared === null ? 'missing_minimum_data' : 'invalid_minimum_data';
  addFinding(walk.findings, reason, below(path, MINIMUM_DATA_ANNOTATION));
}

function lintShape(walk: Walk, schema: JsonObject, at: At, isField: boolean): void {
  const { findings } = walk;
  const type = member(schema, 'type');
  if (isField && !isSchemaType(type)) addFinding(findings, 'invalid_schema', below(at.path, 'type'));
  const properties = member(schema, 'properties') ?? null;
  if (properties !== null && !isObject(properties)) {
    addFinding(findings, 'invalid_schema', below(at.path, 'properties'));
    return;
  }
  const required = requiredNames(member(schema, 'required'));
  if (required === null) addFinding(findings, 'invalid_schema', below(at.path, 'required'));
  if (properties !== null && type !== 'object')
    addFinding(findings, 'invalid_schema', below(at.path, 'type'));
  if (type === 'object' && member(schema, 'additionalProperties') !== false)
    addFinding(findings, 'open_input_object', below(at.path, 'additionalProperties'));
  if (type === 'array' && member(schema, 'items') === undefined)
    addFinding(findings, 'invalid_schema', below(at.path, 'items'));
  if (properties !== null) lintProperties(walk, properties, at, required ?? new Set());
}

function lintProperties(walk: Walk, properties: JsonObject, at: At, required: ReadonlySet<string>): void {
  const declared = new Set(properties.keys);
  if ([...required].some((name) => !declared.has(name)))
    addFinding(walk.findings, 'invalid_schema', below(at.path, 'required'));
  const path = below(at.path, 'properties');
  properties.keys.forEach((name, index) => {
    const field = properties.values[index] ?? null;
    const fieldPath = below(path, name);
    if (!isObject(field)) {
      addFinding(walk.findings, 'invalid_schema', fieldPath);
      return;
    }
    lintField(walk, field, { path: fieldPath, level: at.level + 1 }, required.has(name));
  });
}

/** The names that `required` lists, none where it is absent; null where it is no array of unique strings. */
function requiredNames(required: JsonValue | undefined): ReadonlySet<string> | null {
  if (required === undefined) return new Set();
  if (!isArray(required)) return null;
  const names = required.items.filter((name) => typeof name === 'string');
  const unique = new Set(names);
  return unique.size === required.items.length ? unique : null;
}

function below(path: string, token: string): string {
  return path + jsonPointer([token]);
}
