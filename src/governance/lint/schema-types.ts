/** The type names of JSON Schema. */
const SCHEMA_TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'] as const;

export type SchemaType = (typeof SCHEMA_TYPES)[number];

/** Whether a schema's `type` is one type name, as one string. */
export function isSchemaType(value: unknown): value is SchemaType {
  return SCHEMA_TYPES.some((name) => name === value);
}
