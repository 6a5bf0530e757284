import type { SideEffectClass } from '../catalog/index.js';
import { contractDigest } from '../catalog/index.js';
import { GateError } from '../errors/index.js';
import { sealedType } from '../governance/index.js';
import type { Digest, JsonValue, Limits } from '../json/index.js';
import { fromValue, jsonObject } from '../json/index.js';

/** A tool as it is registered, its schemas given as plain JavaScript values. */
export interface ToolSpecOptions<Schema = unknown> {
  readonly name: string;
  /** A semantic version. */
  readonly version: string;
  readonly inputSchema: Schema;
  readonly outputSchema: Schema;
  /** Whether the tool changes nothing; false unless given. */
  readonly readOnlyHint?: boolean;
  /** Whether it may destroy; true unless given. */
  readonly destructiveHint?: boolean;
  /** Whether calling it again changes nothing more; false unless given. */
  readonly idempotentHint?: boolean;
}

/** A registered tool's contract; the schemas are copies that no caller can change. */
export interface ToolSpec {
  readonly name: string;
  readonly version: string;
  /** null where what was given is no JSON value. */
  readonly inputSchema: JsonValue;
  readonly outputSchema: JsonValue;
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
}

const specs = sealedType<ToolSpec>('ToolSpec', [
  'name',
  'version',
  'inputSchema',
  'outputSchema',
  'readOnlyHint',
  'destructiveHint',
  'idempotentHint',
]);

const SEMVER =
  /^(?:0|[1-9][0-9]*)\.(?:0|[1-9][0-9]*)\.(?:0|[1-9][0-9]*)(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/;

const SCHEMA_LIMITS: Limits = { maxBytes: 1024 * 1024, maxDepth: 512 };

/**
 * A tool's contract, its schemas given as plain JavaScript values: 1 Mi characters and values and 512 levels at most.
 * What is no JSON value is reported when the schemas are digested. Throws `name: invalid_name` (no text, or an empty one),
 * `version: invalid_semver`, `tool: invalid_type` (a hint that is no boolean).
 */
export function toolSpec(options: ToolSpecOptions): ToolSpec {
  const { inputSchema, outputSchema } = options;
  return toolSpecValue({
    ...options,
    inputSchema: schemaOf(inputSchema),
    outputSchema: schemaOf(outputSchema),
  });
}

/** A tool's contract, its schemas read from a document, whose number literals keep their form. Throws as toolSpec. */
export function toolSpecValue(options: ToolSpecOptions<JsonValue>): ToolSpec {
  const { name, version, inputSchema, outputSchema } = options;
  const { readOnlyHint = false, destructiveHint = true, idempotentHint = false } = options;
  if (typeof name !== 'string' || name === '') throw new GateError('invalid_name', 'name');
  if (typeof version !== 'string' || !SEMVER.test(version)) throw new GateError('invalid_semver', 'version');
  if ([readOnlyHint, destructiveHint, idempotentHint].some((hint) => typeof hint !== 'boolean'))
    throw new GateError('invalid_type', 'tool');
  return specs.seal({
    name,
    version,
    inputSchema,
    outputSchema,
    readOnlyHint,
    destructiveHint,
    idempotentHint,
  });
}

/** Whether a value was made by toolSpec or toolSpecValue. */
export function isToolSpec(value: unknown): value is ToolSpec {
  return specs.holds(value);
}

const digests = new WeakMap<ToolSpec, Digest>();

/**
 * The digest of a tool's schemas. OpenMed v1, "Run tool catalog". Throws `schema: invalid_schema` where a
 * schema is no JSON object or has no canonical form.
 */
export function toolSpecSchemaDigest(spec: ToolSpec): Digest {
  const known = digests.get(spec);
  if (known !== undefined) return known;
  const schemas = jsonObject([
    ['input_schema', spec.inputSchema],
    ['output_schema', spec.outputSchema],
  ]);
  const digest = contractDigest(schemas);
  digests.set(spec, digest);
  return digest;
}

/**
 * What a tool may do, by its hints. OpenMed v1, "Run tool catalog": the conservative reading, which never
 * gives `none`.
 */
export function toolSpecSideEffectClass(spec: ToolSpec): SideEffectClass {
  if (spec.readOnlyHint) return 'read-only';
  if (spec.destructiveHint) return 'destructive';
  return spec.idempotentHint ? 'idempotent-write' : 'non-idempotent-write';
}

function schemaOf(given: unknown): JsonValue {
  try {
    return fromValue(given, 'schema', SCHEMA_LIMITS);
  } catch (error) {
    if (error instanceof GateError) return null;
    throw error;
  }
}
