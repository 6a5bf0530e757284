import {
  planDataProjection,
  planDataProjectionValue,
  projectionPlanJson,
} from '../../../src/governance/index.js';
import type { ProjectionRequest } from '../../../src/governance/index.js';
import { parseDocument } from './document.js';
import { DATA_CLASSES, PURPOSES, draftSchema } from './draft-schema.js';
import { mutate } from './mutate.js';
import type { Draft } from './raw-json.js';
import { draftObject, isDraftObject, jsonText } from './raw-json.js';
import type { Choices } from './seeded-random.js';

export interface ProjectionCase {
  readonly function: 'projection';
  readonly schema: string;
  readonly purpose: Draft;
  readonly grants: Draft;
}

const ODD_PURPOSES: readonly [Draft, ...Draft[]] = [
  PURPOSES[1],
  'purpose:org.example/triage',
  'tool:org.example/triage@1.0.0',
  'triage',
  null,
  7,
];
const ODD_GRANTS: readonly [Draft, ...Draft[]] = [
  [],
  null,
  'data:org.example/identifier',
  [null],
  ['data:org.example/Identifier'],
  [DATA_CLASSES[0], DATA_CLASSES[1], DATA_CLASSES[0]],
  [...DATA_CLASSES, `data:${'a.'.repeat(300)}b/c`],
  {},
];

export function projectionCase(choose: Choices): ProjectionCase {
  const drafted = choose.once(4) ? oddFields(choose, draftSchema(choose)) : draftSchema(choose);
  const schema = choose.once(12) ? nullProperties(choose, drafted) : drafted;
  return {
    function: 'projection',
    schema: jsonText(choose.once(10) ? mutate(choose, schema) : schema),
    purpose: choose.once(8) ? choose.one(ODD_PURPOSES) : PURPOSES[0],
    grants: choose.once(6) ? choose.one(ODD_GRANTS) : grants(choose),
  };
}

export function answerProjection(given: ProjectionCase): string {
  return projectionPlanJson(planDataProjectionValue(parseDocument(given.schema), request(given)));
}

export function answerProjectionOfPlainValue(given: ProjectionCase): string {
  return projectionPlanJson(planDataProjection(JSON.parse(given.schema), request(given)));
}

function request({ purpose, grants }: ProjectionCase): ProjectionRequest {
  return { workflowPurpose: purpose, grantedDataClasses: grants } as unknown as ProjectionRequest;
}

function grants(choose: Choices): Draft {
  const all = ['data:org.example/unused@9.9.9', ...DATA_CLASSES].toReversed();
  return choose.once(2) ? all : all.filter(() => !choose.once(5));
}

const ODD_NAMES = ['a b', 'é', '', 'x'.repeat(128), 'x'.repeat(129), '1', 'a/b', '\u{1f600}'] as const;
const ODD_CLASSES: readonly [Draft, ...Draft[]] = [
  null,
  'data:x',
  'resource:org.example/x',
  'data:org.example/x@1.0.0',
];

/** The schema with, here and there, an odd field name or an odd data class; the lint still passes. */
function oddFields(choose: Choices, draft: Draft): Draft {
  if (!isDraftObject(draft)) return draft;
  const { properties, items } = draft;
  if (items !== undefined && isDraftObject(items)) return { ...draft, items: oddFields(choose, items) };
  if (properties === undefined || !isDraftObject(properties)) return oddClass(choose, draft);
  const renamed = Object.entries(properties).map(([name, value]): [string, Draft] => {
    return [choose.once(4) ? choose.one(ODD_NAMES) : name, oddClass(choose, oddFields(choose, value))];
  });
  const fields = draftObject(renamed);
  return { ...draft, properties: fields, required: Object.keys(fields) };
}

/** The schema with, here and there, `properties: null`, which the lint passes. */
function nullProperties(choose: Choices, draft: Draft): Draft {
  if (!isDraftObject(draft)) return draft;
  if (choose.once(4)) return { ...draft, properties: null };
  return draftObject(
    Object.entries(draft).map(([key, value]): [string, Draft] => [key, nullProperties(choose, value)]),
  );
}

function oddClass(choose: Choices, field: Draft): Draft {
  if (!isDraftObject(field) || !choose.once(6)) return field;
  return { ...field, 'x-openmed-data-class': choose.one(ODD_CLASSES) };
}
