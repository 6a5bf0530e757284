import type { Catalog, Entry, Format } from '../../catalog/index.js';
import { namedPart } from '../../catalog/index.js';
import { GateError } from '../../errors/index.js';
import type { JsonValue } from '../../json/index.js';
import { member } from '../../json/index.js';

/** A tool of a catalog with the schema of its arguments; undefined where it has none. */
export interface CatalogTool {
  readonly name: string;
  readonly inputSchema: JsonValue | undefined;
}

const SCHEMALESS: ReadonlySet<Format> = new Set(['openmed-inventory', 'hashes']);
const FIELDS = ['inputSchema', 'input_schema', 'parameters'];

/**
 * The tools of a catalog with their input schemas, in its order. Throws `no_definitions` on the field for a catalog
 * that holds no schemas (an inventory, a lock file).
 */
export function toolsWithSchemas(catalog: Catalog, field: string): readonly CatalogTool[] {
  if (SCHEMALESS.has(catalog.format)) throw new GateError('no_definitions', field);
  return catalog.entries
    .filter(({ kind }) => kind === 'tool')
    .map((entry) => ({ name: toolName(entry), inputSchema: inputSchemaOf(catalog, entry) }));
}

/** Whether a catalog's tools have schemas to look at. */
export function holdsSchemas(catalog: Catalog): boolean {
  return !SCHEMALESS.has(catalog.format);
}

/** A tool's key, `KEY@VERSION` in formats keyed by name and version. */
function toolName({ key, version }: Entry): string {
  return version === null ? key : `${key}@${version}`;
}

function inputSchemaOf({ format }: Catalog, { definition }: Entry): JsonValue | undefined {
  const part = namedPart(format, definition);
  const field = FIELDS.find((name) => part.keys.includes(name));
  return field === undefined ? undefined : member(part, field);
}
