import type { Catalog } from '../../catalog/index.js';
import type { JsonObject, JsonValue } from '../../json/index.js';
import { compareCodePoints, isObject, jsonPointer, member } from '../../json/index.js';
import type { LintReason } from '../lint/index.js';
import { MAX_SCHEMA_LEVELS, lintToolContractValue } from '../lint/index.js';
import { toolsWithSchemas } from './input-schemas.js';

/** A reason of the contract's lint, or ours where fields can hide from it. */
export type CatalogLintReason = LintReason | 'nested_array_unchecked';

/** Something that is wrong with the input schema of a catalog's tool. */
export interface CatalogLintFinding {
  readonly entry: string;
  readonly code: CatalogLintReason;
  /** A JSON Pointer into the schema, from `#`. */
  readonly path: string;
}

/**
 * Lints the input schema of every tool, in the catalog's order: what the contract finds, and `nested_array_unchecked`
 * for arrays in arrays and the root's `items`, which the contract does not walk. A tool without a schema is
 * `invalid_schema` at `#`. Throws `catalog: no_definitions` (a catalog without schemas) and `schema: too_large`.
 */
export function lintCatalog(catalog: Catalog): readonly CatalogLintFinding[] {
  return toolsWithSchemas(catalog, 'catalog').flatMap(({ name, inputSchema }) =>
    lintSchema(inputSchema ?? null).map((finding) => ({ entry: name, ...finding })),
  );
}

/** The findings of one schema, sorted by path, then code. */
function lintSchema(schema: JsonValue): readonly Omit<CatalogLintFinding, 'entry'>[] {
  const ours = uncheckedArrays(schema).map((path) => ({ code: 'nested_array_unchecked' as const, path }));
  const contract = lintToolContractValue(schema).findings.map((finding) => ({
    code: finding.reason_code,
    path: finding.schema_path,
  }));
  return [...contract, ...ours].sort(
    (a, b) => compareCodePoints(a.path, b.path) || compareCodePoints(a.code, b.code),
  );
}

const SCALARS: ReadonlySet<JsonValue | undefined> = new Set([
  'boolean',
  'integer',
  'null',
  'number',
  'string',
]);

/**
 * Places where fields can hide from the contract's lint, which walks a property's own `items` alone: below the root's
 * `items` and below the `items` of an `items`. A place that can hold nothing but scalars is left out.
 */
function uncheckedArrays(schema: JsonValue): readonly string[] {
  if (!isObject(schema)) return [];
  const places: string[] = [];
  unwalked(places, schema, '#');
  walkProperties(places, schema, '#', 0);
  return places;
}

function walkProperties(places: string[], schema: JsonObject, path: string, level: number): void {
  const properties = member(schema, 'properties');
  if (!isObject(properties) || level > MAX_SCHEMA_LEVELS) return;
  properties.keys.forEach((name, index) => {
    const field = properties.values[index] ?? null;
    const fieldPath = `${path}/properties${jsonPointer([name])}`;
    if (!isObject(field)) return;
    walkProperties(places, field, fieldPath, level + 1);
    const items = member(field, 'items');
    if (!isObject(items)) return;
    walkProperties(places, items, `${fieldPath}/items`, level + 1);
    unwalked(places, items, `${fieldPath}/items`);
  });
}

/** Adds the first place below a schema's `items` that can hold more than scalars. */
function unwalked(places: string[], schema: JsonObject, path: string): void {
  let at = path;
  let items = member(schema, 'items') ?? null;
  for (let level = 0; items !== null; level += 1) {
    at = `${at}/items`;
    if (!isObject(items) || level > MAX_SCHEMA_LEVELS) break;
    if (holdsScalarsAlone(items)) return;
    if (member(items, 'type') !== 'array' || member(items, 'properties') !== undefined) break;
    items = member(items, 'items') ?? null;
  }
  if (at !== path) places.push(at);
}

function holdsScalarsAlone(schema: JsonObject): boolean {
  return SCALARS.has(member(schema, 'type'));
}
