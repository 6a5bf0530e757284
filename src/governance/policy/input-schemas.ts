import type { Catalog, Entry } from '../../catalog/index.js';
import { holdsSchemas, inputSchemaOf } from '../../catalog/index.js';
import { GateError } from '../../errors/index.js';
import type { JsonValue } from '../../json/index.js';

/** A tool of a catalog with the schema of its arguments; undefined where it has none. */
export interface CatalogTool {
  readonly name: string;
  readonly inputSchema: JsonValue | undefined;
}

/**
 * The tools of a catalog with their input schemas, in its order. Throws `no_definitions` on the field for a catalog
 * that holds no schemas (an inventory, a lock file).
 */
export function toolsWithSchemas(catalog: Catalog, field: string): readonly CatalogTool[] {
  if (!holdsSchemas(catalog.format)) throw new GateError('no_definitions', field);
  return catalog.entries
    .filter(({ kind }) => kind === 'tool')
    .map((entry) => ({
      name: toolName(entry),
      inputSchema: inputSchemaOf(catalog.format, entry.definition),
    }));
}

/** A tool's key, `KEY@VERSION` in formats keyed by name and version. */
function toolName({ key, version }: Entry): string {
  return version === null ? key : `${key}@${version}`;
}
