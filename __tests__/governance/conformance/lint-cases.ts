import { lintReportJson, lintToolContract, lintToolContractValue } from '../../../src/governance/index.js';
import { parseDocument } from './document.js';
import { draftSchema, PURPOSES } from './draft-schema.js';
import { mutate } from './mutate.js';
import type { Draft } from './raw-json.js';
import { draftObject, isDraftObject, jsonText } from './raw-json.js';
import type { Choices } from './seeded-random.js';

export interface LintCase {
  readonly function: 'lint';
  readonly schema: string;
}

const KEYWORDS = [
  '$ref',
  'additionalItems',
  'allOf',
  'dependentSchemas',
  'unevaluatedProperties',
  'x-openmed-purpose',
  'x-openmed-minimum-data',
  'additionalProperties',
  'required',
  'properties',
  'items',
  'type',
] as const;

export function lintCase(choose: Choices): LintCase {
  let schema: Draft = draftSchema(choose);
  const changes = choose.below(5);
  for (let change = 0; change < changes; change += 1) schema = changedSchema(choose, schema);
  if (choose.once(60)) schema = nested(60 + choose.below(8), schema);
  return { function: 'lint', schema: jsonText(schema) };
}

export function answerLint({ schema }: LintCase): string {
  return lintReportJson(lintToolContractValue(parseDocument(schema)));
}

export function answerLintOfPlainValue({ schema }: LintCase): string {
  return lintReportJson(lintToolContract(JSON.parse(schema)));
}

const DECLARED: readonly [Draft, ...Draft[]] = ['optional', 'derived', 'required', 7, null];
const PURPOSED: readonly [Draft, ...Draft[]] = [
  PURPOSES[1],
  'purpose:org.example/triage',
  'tool:a.b/c@1.0.0',
  null,
];

function changedSchema(choose: Choices, schema: Draft): Draft {
  if (!choose.once(4)) return mutate(choose, schema, KEYWORDS);
  const declaration = choose.once(2);
  const from = declaration ? 'required' : PURPOSES[0];
  return replaceSome(choose, schema, from, choose.one(declaration ? DECLARED : PURPOSED));
}

/** The draft with a text, here and there, replaced where it stands as a value. */
function replaceSome(choose: Choices, draft: Draft, from: string, to: Draft): Draft {
  if (draft === from) return choose.once(3) ? to : draft;
  if (Array.isArray(draft)) return draft.map((item: Draft) => replaceSome(choose, item, from, to));
  if (!isDraftObject(draft)) return draft;
  return draftObject(
    Object.entries(draft).map(([key, value]) => [key, replaceSome(choose, value, from, to)]),
  );
}

/** A schema under as many levels of one field as that. */
function nested(levels: number, schema: Draft): Draft {
  let inner = schema;
  for (let level = 0; level < levels; level += 1) {
    inner = {
      'x-openmed-purpose': PURPOSES[0],
      'x-openmed-minimum-data': 'required',
      type: 'object',
      additionalProperties: false,
      required: ['n'],
      properties: { n: inner },
    };
  }
  return inner;
}
