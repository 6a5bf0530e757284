import { GateError } from '../../errors/index.js';
import type { JsonValue, Limits } from '../../json/index.js';
import { fromValue } from '../../json/index.js';

/** Names of the annotations that a tool's input schema carries. */
export const PURPOSE_ANNOTATION = 'x-openmed-purpose';
export const MINIMUM_DATA_ANNOTATION = 'x-openmed-minimum-data';
export const DATA_CLASS_ANNOTATION = 'x-openmed-data-class';

/** Schemas nested deeper than this, counted from the root, are not walked. */
export const MAX_SCHEMA_LEVELS = 64;

const SCHEMA_TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'] as const;

/** The type names of JSON Schema. */
export type SchemaType = (typeof SCHEMA_TYPES)[number];

/** Whether a schema's `type` is one type name, as one string. */
export function isSchemaType(value: unknown): value is SchemaType {
  return SCHEMA_TYPES.some((name) => name === value);
}

const SCHEMA_LIMITS: Limits = { maxBytes: 1024 * 1024, maxDepth: 512 };

/**
 * A copy of a schema that was given as a plain JavaScript value; null, which is no schema, where it is no JSON value.
 * Throws `schema: too_large` over 1 Mi characters and values together: shared parts count wherever they stand.
 */
export function schemaValue(schema: unknown): JsonValue {
  try {
    return fromValue(schema, 'schema', SCHEMA_LIMITS);
  } catch (error) {
    if (error instanceof GateError && error.code !== 'too_large') return null;
    throw error;
  }
}
