import { GateError } from '../../errors/index.js';
import type { Digest, JsonObject, JsonValue } from '../../json/index.js';
import { digestOf, isObject, jsonObject, member, pythonJson } from '../../json/index.js';
import { INPUT_SCHEMA_FIELDS, OUTPUT_SCHEMA_FIELDS } from '../formats/index.js';

const DOMAIN = 'openmed.agent.tool-contract.v1';

const TOKEN = /"(?:[^"\\]|\\.)*"|-?[0-9][0-9.e+-]*/g;
const WHOLE_NUMBER = /^-?[0-9]+$/;
const MAX_NUMBERS_WITHOUT_FORM = 10;

/**
 * OpenMed's digest of a tool's schemas: SHA-256 of the domain, NUL and the Python JSON of `{input_schema,
 * output_schema}` (OpenMed v1, "Run tool catalog"). Number literals keep their form, so that it equals Python's. A
 * schema that the tool lacks is null there, which no tool of OpenMed's has. Throws `invalid_schema` on `schema` where a
 * schema is no object or has no Python JSON, and where a tool has several of one kind: readers could take another one
 * than the digest covers.
 */
export function contractDigest(definition: JsonObject): Digest {
  return digestOf(`${DOMAIN}\0${schemasText(definition)}`);
}

/**
 * Whether a digest is the contract's of a tool's schemas, each whole number written either as an integer or with a
 * fraction (`0`, `0.0`): what a transport's `JSON.parse` does not tell. Up to 10 numbers, of which each doubles the
 * digests; with more, only as they are written. Throws as contractDigest.
 */
export function mayHaveContractDigest(definition: JsonObject, digest: string): boolean {
  const text = schemasText(definition);
  const ends = [...text.matchAll(TOKEN)]
    .filter(([token]) => WHOLE_NUMBER.test(token))
    .map(({ index, 0: token }) => index + token.length);
  if (ends.length > MAX_NUMBERS_WITHOUT_FORM) return digestOf(`${DOMAIN}\0${text}`) === digest;
  const pieces = [0, ...ends].map((start, index) => text.slice(start, ends[index]));
  return Array.from({ length: 2 ** ends.length }, (_, forms) => withFractions(pieces, forms)).some(
    (written) => digestOf(`${DOMAIN}\0${written}`) === digest,
  );
}

/** The pieces between whole numbers, joined; each number whose bit is set gets a fraction. */
function withFractions(pieces: readonly string[], forms: number): string {
  return pieces.map((piece, index) => ((forms >> index) & 1 ? `${piece}.0` : piece)).join('');
}

function schemasText(definition: JsonObject): string {
  return pythonForm(
    jsonObject([
      ['input_schema', schemaOf(definition, INPUT_SCHEMA_FIELDS)],
      ['output_schema', schemaOf(definition, OUTPUT_SCHEMA_FIELDS)],
    ]),
  );
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
