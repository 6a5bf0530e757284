import type { Catalog } from '../../catalog/index.js';
import { GateError } from '../../errors/index.js';
import { compareCodePoints } from '../../json/index.js';
import type { ProjectionRequest, RationaleEntry } from '../projection/index.js';
import { projectionRationale } from '../projection/index.js';
import type { ByTool } from './catalog-policy.js';
import { saidOf } from './catalog-policy.js';
import type { CatalogTool } from './input-schemas.js';
import { toolsWithSchemas } from './input-schemas.js';

/** A field with its data class, of one tool. */
export interface ExposedField {
  readonly entry: string;
  readonly dataClass: string;
  /** A pointer of names with `*` for array items, `/documents/*\/text`. */
  readonly path: string;
}

/** Why a tool's plan is not approved. */
export interface ProjectionFinding {
  readonly entry: string;
  /** A reason of the rationale, a code of the projection, or `projection_missing`: nothing is said of the tool. */
  readonly code: string;
  /** A JSON Pointer into the schema, from `#`. */
  readonly path: string;
}

/** What planning every tool of a catalog comes to. */
export interface CatalogProjection {
  readonly findings: readonly ProjectionFinding[];
  /** Every field that the plans are made of, granted or not. */
  readonly fields: readonly ExposedField[];
}

/**
 * Plans the projection of every tool, in the catalog's order, for what the policy says of it. Throws
 * `catalog: no_definitions` (a catalog without schemas).
 */
export function projectCatalog(catalog: Catalog, projection: ByTool<ProjectionRequest>): CatalogProjection {
  const planned = toolsWithSchemas(catalog, 'catalog').map((tool) => projectTool(tool, projection));
  return {
    findings: planned.flatMap(({ findings }) => findings),
    fields: planned.flatMap(({ fields }) => fields),
  };
}

/**
 * Data exposure drift: the fields, with their data classes, that the candidate's plans have and the baseline's have not;
 * sorted by tool, path and class.
 */
export function newFields(
  before: readonly ExposedField[],
  after: readonly ExposedField[],
): readonly ExposedField[] {
  const known = new Set(before.map(fieldKey));
  return after
    .filter((field) => !known.has(fieldKey(field)))
    .sort((a, b) => compareCodePoints(fieldKey(a), fieldKey(b)));
}

function fieldKey({ entry, dataClass, path }: ExposedField): string {
  return `${entry}\0${path}\0${dataClass}`;
}

function projectTool(
  { name, inputSchema }: CatalogTool,
  projection: ByTool<ProjectionRequest>,
): CatalogProjection {
  const request = saidOf(projection, name);
  if (request === null) return refused(name, 'projection_missing');
  try {
    const { entries } = projectionRationale(inputSchema ?? null, request);
    return {
      findings: entries
        .filter(({ decision }) => decision === 'deny')
        .map((entry) => ({ entry: name, code: entry.reason_code, path: entry.schema_path })),
      fields: entries.flatMap((entry) => exposedField(name, entry)),
    };
  } catch (error) {
    if (error instanceof GateError && error.field === 'schema') return refused(name, error.code);
    throw error;
  }
}

function exposedField(
  entry: string,
  { data_class: dataClass, field_path: path }: RationaleEntry,
): readonly ExposedField[] {
  return dataClass === null || path === null ? [] : [{ entry, dataClass, path }];
}

function refused(entry: string, code: string): CatalogProjection {
  return { findings: [{ entry, code, path: '#' }], fields: [] };
}
