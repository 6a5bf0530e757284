import type { JsonArray, JsonObject, JsonValue } from '../../json/index.js';
import { isArray, isObject, member } from '../../json/index.js';
import type { Format } from '../catalog.js';
import type { Reading } from '../reading.js';
import { faultAt } from '../reading.js';
import { ANTHROPIC } from './anthropic.js';
import type { Body } from './envelope.js';
import { findBody } from './envelope.js';
import { isHash, isHashRecord } from './hash-text.js';
import { hasSchema, isMapOfSchemas, isMapOfTools } from './map.js';
import { MCP } from './mcp.js';
import { OPENAI } from './openai.js';
import { requireFormA } from './openmed-inventory.js';
import { OPENMED_TOOLS } from './openmed-tools.js';

const INVENTORY = 'openmed.agent.tool_inventory.';
/** A map, a report, …: some hold `tools`, none is a catalog. */
const DOCUMENT_OF_OURS = 'tool-catalog-gate.';

/**
 * Tells a document's format by its content. Throws `unknown_format` for what is no catalog, `not_openmed_form_a` for
 * the other document that has the name of OpenMed's tool inventory v1 (records with `capability_classes`, a
 * `tool_count`), `no_tools` where tools are only said to be made at run time, and what findBody throws.
 */
export function detectFormat(reading: Reading, root: JsonValue): Format {
  if (isObject(root)) {
    const version = versionOf(root);
    if (version.startsWith(INVENTORY)) {
      requireFormA(reading, root);
      return 'openmed-inventory';
    }
    if (version.startsWith(DOCUMENT_OF_OURS)) throw faultAt(reading, 'unknown_format', root.start);
  }
  const body = findBody(reading, root);
  if (isArray(body.tools)) return listFormat(body, body.tools);
  if (isObject(body.tools) && isMapOfTools(body.tools)) return mapFormat(body.tools);
  if (isMapOfSchemas(root)) return 'map';
  if (isObject(root) && isHashes(root)) return 'hashes';
  if (isObject(body.tools)) return 'map';
  throw faultAt(reading, noTools(body), isObject(root) ? root.start : 0);
}

function versionOf(root: JsonObject): string {
  const version = member(root, 'schema_version');
  return typeof version === 'string' ? version : '';
}

/** A tool without a mark of any format is an MCP tool: its name is all that MCP asks of it here. */
function listFormat(body: Body, tools: JsonArray): Format {
  const items = tools.items.filter(isObject);
  if (body.list === 'functions') return 'openai';
  if (items.some(hasOneOf(MCP.inputSchemas))) return 'mcp';
  if (items.some((tool) => member(tool, 'type') === 'function')) return 'openai';
  if (items.some(hasOneOf([...ANTHROPIC.inputSchemas, ...OPENMED_TOOLS.outputSchemas])))
    return items.every(hasOneOf(['version'])) ? 'openmed-tools' : 'anthropic';
  return items.some(hasOneOf(OPENAI.inputSchemas)) ? 'openai' : 'mcp';
}

function hasOneOf(fields: readonly string[]): (tool: JsonObject) => boolean {
  return (tool) => fields.some((field) => tool.keys.includes(field));
}

function mapFormat(tools: JsonObject): Format {
  return tools.keys.length > 0 && tools.values.every(isHashOnly) ? 'hashes' : 'map';
}

function isHashOnly(value: JsonValue): boolean {
  return isHash(value) || (isObject(value) && isHashRecord(value) && !hasSchema(value));
}

function isHashes(root: JsonObject): boolean {
  return root.keys.length > 0 && root.values.every((value) => isHash(value) || isMapOfHashes(value));
}

function isMapOfHashes(value: JsonValue): boolean {
  return isObject(value) && value.keys.length > 0 && value.values.every(isHash);
}

function noTools(body: Body): 'no_tools' | 'unknown_format' {
  const mark = body.object === null ? undefined : member(body.object, 'tools_generated');
  return mark === undefined || mark === false ? 'unknown_format' : 'no_tools';
}
