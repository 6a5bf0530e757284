import { ANTHROPIC } from './anthropic.js';
import { MCP } from './mcp.js';
import { OPENAI } from './openai.js';
import { OPENMED_TOOLS } from './openmed-tools.js';

const LIST_FORMATS = [MCP, ANTHROPIC, OPENAI, OPENMED_TOOLS];

/** Every field that a format keeps an input schema in; tools by name and in directories can use any. */
export const INPUT_SCHEMA_FIELDS = distinct(LIST_FORMATS.flatMap(({ inputSchemas }) => inputSchemas));
/** Every field that a format keeps an output schema in. */
export const OUTPUT_SCHEMA_FIELDS = distinct(LIST_FORMATS.flatMap(({ outputSchemas }) => outputSchemas));
/** Every field that can hold a schema; maps of tools have `schema` as well. */
export const SCHEMA_FIELDS = [...INPUT_SCHEMA_FIELDS, ...OUTPUT_SCHEMA_FIELDS, 'schema'];

function distinct(fields: readonly string[]): readonly string[] {
  return [...new Set(fields)];
}
