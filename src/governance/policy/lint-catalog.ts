import type { Catalog } from '../../catalog/index.js';
import type { JsonValue } from '../../json/index.js';
import { compareCodePoints } from '../../json/index.js';
import { toolsWithSchemas } from './input-schemas.js';
import type { LintReason } from '../lint/index.js';
import { lintToolContractValue } from '../lint/index.js';
import { uncheckedArrays } from './unwalked-arrays.js';

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
