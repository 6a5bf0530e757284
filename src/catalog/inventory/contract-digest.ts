import { GateError } from '../../errors/index.js';
import type { Digest, JsonObject, JsonValue } from '../../json/index.js';
import { digestOf, isObject, jsonObject, member, pythonJson } from '../../json/index.js';
import { INPUT_SCHEMA_FIELDS, OUTPUT_SCHEMA_FIELDS } from '../formats/index.js';

const DOMAIN = 'openmed.agent.tool-contract.v1';

/**
 * OpenMed's digest of a tool's schemas: SHA-256 of the domain, NUL and the Python JSON of `{input_schema,
 * output_schema}` (OpenMed v1, "Run tool catalog"). Number literals keep their form, so that it equals Python's. A
 * schema that the tool lacks is null there, which no tool of OpenMed's has. Throws `invalid_schema` on `schema` where a
 * schema is no object or has no Python JSON, and where a tool has several of one kind: readers could take another one
 * than the digest covers.
 */
export function contractDigest(definition: JsonObject): Digest {
  const schemas = jsonObject([
    ['input_schema', schemaOf(definition, INPUT_SCHEMA_FIELDS)],
    ['output_schema', schemaOf(definition, OUTPUT_SCHEMA_FIELDS)],
  ]);
  return digestOf(`${DOMAIN}\0${pythonForm(schemas)}`);
}

function schemaOf(definition: JsonObject, names: readonly string[]): JsonValue {
  const [name, another] = names.filter((known) => definition.keys.includes(known));
  if (name === undefined) return null;
  if (another !== undefined || isObject(member(definition, 'function')))
    throw new GateError('invalid_schema', 'schema');
  const schema = member(definition, name);
  if (!isObject(schema)) throw new GateError('invalid_schema', 'schema');
  return schema;
}

function pythonForm(schemas: JsonObject): string {
  try {
    return pythonJson(schemas);
  } catch {
    throw new GateError('invalid_schema', 'schema');
  }
}
