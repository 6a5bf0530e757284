/** Parts of a small tool schema that passes the contract's lint, for tests that change one thing. */
export const PURPOSE = 'purpose:org.example/triage@1.0.0';
export const TEXT_CLASS = 'data:org.example/clinical-text@1.0.0';
export const DATE_CLASS = 'data:org.example/date@1.0.0';

export interface PlainSchema {
  readonly [keyword: string]: unknown;
}

/** A field that is needed for the purpose. */
export function field(changes: PlainSchema = {}): PlainSchema {
  return {
    type: 'string',
    'x-openmed-purpose': PURPOSE,
    'x-openmed-minimum-data': 'required',
    'x-openmed-data-class': TEXT_CLASS,
    ...changes,
  };
}

/** An object schema that requires all of its properties. */
export function objectOf(properties: PlainSchema, changes: PlainSchema = {}): PlainSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
    ...changes,
  };
}

/** A tool's input schema of those properties. */
export function toolSchema(properties: PlainSchema, changes: PlainSchema = {}): PlainSchema {
  return { 'x-openmed-purpose': PURPOSE, ...objectOf(properties), ...changes };
}
