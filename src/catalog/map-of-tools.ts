import type { JsonObject, JsonValue } from '../json/index.js';
import { isObject, member } from '../json/index.js';
import { isHash } from './hash-text.js';

const SCHEMA_MEMBERS = [
  'inputSchema',
  'input_schema',
  'parameters',
  'outputSchema',
  'output_schema',
  'schema',
];

/** Whether the members of a document's `tools` are tools, or hashes of tools, by name. */
export function isMapOfTools(tools: JsonObject): boolean {
  return tools.values.every((value) => isObject(value) || isHash(value));
}

/** Whether a document is tools by name: not empty, and each member an object with a schema. */
export function isMapOfSchemas(root: JsonValue): root is JsonObject {
  if (!isObject(root) || root.keys.length === 0) return false;
  return root.values.every((value) => isObject(value) && hasSchema(value));
}

/** Whether a tool has a schema under one of the names that formats use. */
export function hasSchema(tool: JsonObject): boolean {
  return SCHEMA_MEMBERS.some((key) => isObject(member(tool, key)));
}
