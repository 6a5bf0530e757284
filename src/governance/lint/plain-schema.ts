import type { JsonValue, Limits } from '../../json/index.js';
import { GateError } from '../../errors/index.js';
import { fromValue } from '../../json/index.js';

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
