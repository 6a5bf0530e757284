import type { JsonValue } from '../json/index.js';
import { isObject } from '../json/index.js';

/** Whether a tool's schema says nothing: it is null, or an object of nothing but `$schema`. */
export function saysNothing(schema: JsonValue): boolean {
  return schema === null || (isObject(schema) && schema.keys.every((key) => key === '$schema'));
}

/**
 * How open `additionalProperties` is (JSON Schema 2020-12 core, section 10.3.2.3): 0 where it allows nothing, 2 where
 * it allows anything (`true`, `{}` or absent), 1 between.
 */
export function openness(value: JsonValue | undefined): 0 | 1 | 2 {
  if (value === false) return 0;
  return value === undefined || value === true || (isObject(value) && value.keys.length === 0) ? 2 : 1;
}
