import type { JsonObject, JsonValue } from '../../json/index.js';
import { member } from '../../json/index.js';
import type { Catalog, EntryKind, Format } from '../catalog.js';
import type { FormatAdapter } from './adapter.js';
import { namedWithin } from './adapter.js';
import { ANTHROPIC } from './anthropic.js';
import { DIRECTORY, DIRECTORY_BY_FILE } from './directory.js';
import { HASHES } from './hashes.js';
import { MAP } from './map.js';
import { MCP } from './mcp.js';
import { OPENAI } from './openai.js';
import { OPENMED_INVENTORY } from './openmed-inventory.js';
import { OPENMED_TOOLS } from './openmed-tools.js';
import { INPUT_SCHEMA_FIELDS } from './schema-fields.js';
import { withoutMember } from './without-member.js';

/** Every format. */
export const ADAPTERS: Readonly<Record<Format, FormatAdapter>> = {
  mcp: MCP,
  'openmed-inventory': OPENMED_INVENTORY,
  openai: OPENAI,
  anthropic: ANTHROPIC,
  'openmed-tools': OPENMED_TOOLS,
  map: MAP,
  directory: DIRECTORY,
  'directory-by-file': DIRECTORY_BY_FILE,
  hashes: HASHES,
};

/** The field that an entry's key is read from; null in the formats whose keys stand beside the definition. */
export function nameField(format: Format, kind: EntryKind): string | null {
  return ADAPTERS[format].nameFields?.get(kind) ?? null;
}

/**
 * The object within a definition that has its name and the fields that a reader looks for: `function` in OpenAI's
 * nested form, else the definition itself.
 */
export function namedPart(format: Format, definition: JsonObject): JsonObject {
  return namedWithin(ADAPTERS[format], definition);
}

/** A definition without its name, to tell whether two entries are equal but for that. */
export function withoutName(format: Format, kind: EntryKind, definition: JsonObject): JsonObject {
  const field = nameField(format, kind);
  if (field === null) return definition;
  const part = namedPart(format, definition);
  if (part === definition) return withoutMember(definition, field);
  const inner = withoutMember(part, field);
  const values = definition.values.map((value, index) =>
    definition.keys[index] === 'function' ? inner : value,
  );
  return { ...definition, values };
}

/** Formats whose document is a list of tools: an empty one could be of any of them. */
const LISTS: readonly Format[] = ['mcp', 'openai', 'anthropic', 'openmed-tools'];

/**
 * The format in which two catalogs can be compared, null where there is none: their own, or that of the other where one
 * is an empty list, which nothing tells apart.
 */
export function commonFormat(before: Catalog, after: Catalog): Format | null {
  if (before.format === after.format) return before.format;
  if (!LISTS.includes(before.format) || !LISTS.includes(after.format)) return null;
  if (before.entries.length === 0) return after.format;
  return after.entries.length === 0 ? before.format : null;
}

/** Whether a format is a directory of files, and no file. */
export function isDirectoryFormat(format: Format | 'auto'): format is 'directory' | 'directory-by-file' {
  return format === 'directory' || format === 'directory-by-file';
}

/** Whether the tools of a format have schemas to look at. */
export function holdsSchemas(format: Format): boolean {
  return ADAPTERS[format].inputSchemas.length > 0;
}

/** The schema of a tool's arguments; undefined where it has none. Any format's field for it is looked at. */
export function inputSchemaOf(format: Format, definition: JsonObject): JsonValue | undefined {
  const part = namedPart(format, definition);
  const field = INPUT_SCHEMA_FIELDS.find((name) => part.keys.includes(name));
  return field === undefined ? undefined : member(part, field);
}
