import type { JsonValue } from '../json/index.js';
import { member } from '../json/index.js';
import type { Entry, Format } from './catalog.js';
import { namedPart } from './entry-name.js';

/** What formats call a tool's input schema. */
export const INPUT_SCHEMAS = ['inputSchema', 'input_schema', 'parameters'];

/** A tool's input schema, whatever its format calls it; null where it has none. */
export function inputSchemaOf(format: Format, { definition }: Entry): JsonValue {
  const part = namedPart(format, definition);
  const name = INPUT_SCHEMAS.find((known) => part.keys.includes(known));
  return name === undefined ? null : (member(part, name) ?? null);
}
