import type { Choices } from './seeded-random.js';
import type { Draft } from './raw-json.js';
import { draftObject } from './raw-json.js';

export const PURPOSES = ['purpose:org.example/triage@1.0.0', 'purpose:org.example/coding@2.1.0'] as const;
export const DATA_CLASSES = [
  'data:org.example/clinical-text@1.0.0',
  'data:org.example/identifier',
  'data:org.example/date@1.2.3',
] as const;

const NAMES = [
  'text',
  'documents',
  'id',
  '_x',
  'Z',
  'a-b',
  '__proto__',
  'constructor',
  'items',
  'properties',
] as const;
const LEAF_TYPES = ['string', 'integer', 'number', 'boolean', 'null'] as const;

/** An input schema that passes the contract's lint. */
export function draftSchema(choose: Choices): { readonly [key: string]: Draft } {
  return { 'x-openmed-purpose': PURPOSES[0], ...draftObjectShape(choose, 0) };
}

function draftObjectShape(choose: Choices, level: number): { readonly [key: string]: Draft } {
  const count = 1 + choose.below(3);
  const names = new Set(Array.from({ length: count }, () => choose.one(NAMES)));
  const properties = [...names].map((name) => [name, draftField(choose, level + 1)] as const);
  return {
    type: 'object',
    additionalProperties: false,
    properties: draftObject(properties),
    required: [...names],
  };
}

function draftField(choose: Choices, level: number): Draft {
  const annotations = {
    'x-openmed-purpose': PURPOSES[0],
    'x-openmed-minimum-data': 'required',
    'x-openmed-data-class': choose.one(DATA_CLASSES),
  };
  if (level < 4 && choose.once(3)) return { ...annotations, ...draftObjectShape(choose, level) };
  if (level < 4 && choose.once(3)) return { ...annotations, type: 'array', items: draftItems(choose, level) };
  return { ...annotations, type: choose.one(LEAF_TYPES) };
}

function draftItems(choose: Choices, level: number): Draft {
  if (choose.once(4)) return { type: 'array', items: draftObjectShape(choose, level + 1) };
  return choose.once(2) ? { type: 'string' } : draftObjectShape(choose, level + 1);
}
