import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ProjectionRequest } from '../../../src/governance/index.js';
import {
  lintToolContract,
  planDataProjection,
  planDataProjectionValue,
  projectionPlanJson,
  projectionRationale,
} from '../../../src/governance/index.js';
import type { JsonValue } from '../../../src/json/index.js';
import { GateError } from '../../../src/errors/index.js';
import { jsonObject } from '../../../src/json/index.js';
import { DATE_CLASS, PURPOSE, TEXT_CLASS, field, objectOf, toolSchema } from '../clinical-schema.js';
import { codeOf } from '../code-of.js';
import { DATA_CLASSES, PURPOSES, draftSchema } from '../conformance/draft-schema.js';
import { parseDocument } from '../conformance/document.js';
import { choices } from '../conformance/seeded-random.js';

const REQUEST: ProjectionRequest = {
  workflowPurpose: PURPOSE,
  grantedDataClasses: [DATE_CLASS, TEXT_CLASS, 'data:org.example/unused'],
};
const SCHEMA = toolSchema({
  note: field(objectOf({ written: field({ 'x-openmed-data-class': DATE_CLASS }) })),
  documents: field({ type: 'array', items: objectOf({ text: field() }) }),
});

function odd(request: unknown): ProjectionRequest {
  return { ...REQUEST, ...Object(request) } as ProjectionRequest;
}

function evidenceOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    if (error instanceof GateError && error.evidence !== null) return JSON.parse(error.evidence);
  }
  throw new Error('no denial');
}

describe('planDataProjection', () => {
  test('approves what is granted and leaves unused grants out', () => {
    const plan = planDataProjection(SCHEMA, REQUEST);
    expect(plan.data_classes).toEqual([TEXT_CLASS, DATE_CLASS]);
    expect(plan.field_paths).toEqual(['/documents', '/documents/*/text', '/note', '/note/written']);
    expect(plan.rationale.entries.map((entry) => entry.schema_path)).toEqual([
      '#/properties/documents',
      '#/properties/documents/items/properties/text',
      '#/properties/note',
      '#/properties/note/properties/written',
    ]);
    expect(plan.rationale.approved).toBe(true);
    expect(
      Object.isFrozen(plan) &&
        Object.isFrozen(plan.field_paths) &&
        Object.isFrozen(plan.rationale.entries[0]),
    ).toBe(true);
  });

  test.each([
    ['the root', { properties: null, required: [] }],
    ['a field', { properties: { a: field({ properties: null }) }, required: ['a'] }],
    [
      'the items of a field',
      { properties: { a: field({ type: 'array', items: { type: 'string', properties: null } }) } },
    ],
  ])('refuses `properties: null` of %s, where the package crashes', (_, change) => {
    const schema = { ...toolSchema({ a: field() }), ...change };
    expect(lintToolContract(schema).passed).toBe(true);
    expect(codeOf(() => planDataProjection(schema, REQUEST))).toBe('schema: invalid_tool_schema');
  });

  test('approves a schema without fields', () => {
    expect(projectionPlanJson(planDataProjection(toolSchema({}), odd({ grantedDataClasses: [] })))).toBe(
      '{"data_classes":[],"field_paths":[],"rationale":{"approved":true,"entries":[],' +
        '"schema_version":"openmed.agent.data_projection_rationale.v1"},' +
        '"schema_version":"openmed.agent.data_projection.v1"}',
    );
  });

  test('denies a class that is not granted, and says of every field what was decided', () => {
    const run = () => planDataProjection(SCHEMA, odd({ grantedDataClasses: [TEXT_CLASS] }));
    expect(codeOf(run)).toContain('projection: projection_denied');
    expect(evidenceOf(run)).toMatchObject({
      approved: false,
      entries: [
        { decision: 'include', reason_code: 'required_for_purpose' },
        { decision: 'include' },
        { decision: 'include' },
        {
          decision: 'deny',
          reason_code: 'data_class_not_granted',
          data_class: DATE_CLASS,
          field_path: '/note/written',
        },
      ],
    });
  });

  test('denies another purpose with one entry', () => {
    const run = () => planDataProjection(SCHEMA, odd({ workflowPurpose: PURPOSES[1] }));
    expect(evidenceOf(run)).toEqual({
      approved: false,
      entries: [
        {
          data_class: null,
          decision: 'deny',
          field_path: null,
          reason_code: 'purpose_mismatch',
          schema_path: '#/x-openmed-purpose',
        },
      ],
      schema_version: 'openmed.agent.data_projection_rationale.v1',
    });
  });

  test.each<[string, unknown, unknown]>([
    ['workflow_purpose: invalid_governance_identifier', SCHEMA, { workflowPurpose: 'triage' }],
    ['workflow_purpose: invalid_governance_identifier', SCHEMA, { workflowPurpose: undefined }],
    [
      'workflow_purpose: invalid_governance_identifier',
      SCHEMA,
      { workflowPurpose: { toString: () => PURPOSE } },
    ],
    [
      'workflow_purpose: unversioned_governance_identifier',
      SCHEMA,
      { workflowPurpose: 'purpose:org.example/triage' },
    ],
    ['granted_data_classes: invalid_grant', SCHEMA, { grantedDataClasses: undefined }],
    ['granted_data_classes: invalid_grant', SCHEMA, { grantedDataClasses: new Set([TEXT_CLASS]) }],
    ['granted_data_classes: invalid_grant', SCHEMA, { grantedDataClasses: new Array(2) }],
    ['granted_data_classes: invalid_grant', SCHEMA, { grantedDataClasses: new Proxy([TEXT_CLASS], {}) }],
    ['granted_data_classes: invalid_governance_identifier', SCHEMA, { grantedDataClasses: [TEXT_CLASS, 1n] }],
    [
      'granted_data_classes: invalid_governance_identifier',
      SCHEMA,
      { grantedDataClasses: ['resource:org.example/x'] },
    ],
    ['granted_data_classes: duplicate_grant', SCHEMA, { grantedDataClasses: [TEXT_CLASS, TEXT_CLASS] }],
    ['schema: invalid_tool_schema', {}, {}],
    ['schema: invalid_tool_schema', new Map(), {}],
    ['schema: invalid_tool_schema', toolSchema({ a: field() }, { required: [] }), {}],
    ['schema: unsafe_field_name', toolSchema({ 'a b': field({ 'x-openmed-data-class': 7 }) }), {}],
    ['schema: unsafe_field_name', toolSchema({ ['a'.repeat(129)]: field() }), {}],
    ['schema: invalid_governance_identifier', toolSchema({ a: field({ 'x-openmed-data-class': null }) }), {}],
    [
      'schema: invalid_governance_identifier',
      toolSchema({ 'b c': field(), a: field({ 'x-openmed-data-class': 'x' }) }),
      {},
    ],
  ])('refuses with %s, case %#', (code, schema, request) => {
    expect(codeOf(() => planDataProjection(schema, odd(request)))).toBe(code);
  });

  test('long names above many fields end in a code', () => {
    const leaf = parseDocument(JSON.stringify(field()));
    const wide = (name: string, inner: JsonValue, count: number): JsonValue => {
      const names = Array.from({ length: count }, (_, index) => (count === 1 ? name : `${name}${index}`));
      return jsonObject([
        ['x-openmed-purpose', PURPOSE],
        ['x-openmed-minimum-data', 'required'],
        ['x-openmed-data-class', TEXT_CLASS],
        ['type', 'object'],
        ['additionalProperties', false],
        ['required', { kind: 'array', items: names, start: -1 }],
        ['properties', jsonObject(names.map((one) => [one, inner]))],
      ]);
    };
    let schema = wide('f', leaf, 5_000);
    for (let level = 0; level < 62; level += 1) schema = wide('n'.repeat(128), schema, 1);
    expect(codeOf(() => planDataProjectionValue(schema, REQUEST))).toBe('schema: too_large');
  });

  test('a plan never holds a field whose class was not granted', () => {
    fc.assert(
      fc.property(fc.nat(), fc.subarray([...DATA_CLASSES]), (seed, grantedDataClasses) => {
        const schema = parseDocument(JSON.stringify(draftSchema(choices(seed))));
        const request = { workflowPurpose: PURPOSES[0], grantedDataClasses };
        const rationale = projectionRationale(schema, request);
        const planned = rationale.approved ? planDataProjectionValue(schema, request).data_classes : [];
        expect(planned.every((one) => grantedDataClasses.some((granted) => granted === one))).toBe(true);
        const included = rationale.entries.filter((entry) => entry.decision === 'include');
        expect(
          included.every((entry) => grantedDataClasses.some((granted) => granted === entry.data_class)),
        ).toBe(true);
      }),
    );
  });
});
