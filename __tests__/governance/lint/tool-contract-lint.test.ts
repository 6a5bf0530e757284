import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lintReportJson, lintToolContract, lintToolContractValue } from '../../../src/governance/index.js';
import type { JsonValue } from '../../../src/json/index.js';
import { jsonArray, jsonObject } from '../../../src/json/index.js';
import { PURPOSE, field, objectOf, toolSchema } from '../clinical-schema.js';
import { codeOf } from '../code-of.js';

function findingsOf(schema: unknown): readonly string[] {
  return lintToolContract(schema).findings.map((finding) => `${finding.schema_path} ${finding.reason_code}`);
}

function nested(levels: number): unknown {
  let inner = field();
  for (let level = 1; level < levels; level += 1) inner = field(objectOf({ n: inner }));
  return toolSchema({ n: inner });
}

describe('lintToolContract', () => {
  test.each<[string, unknown]>([
    ['one field', toolSchema({ text: field() })],
    ['no field', toolSchema({})],
    ['a nested object', toolSchema({ note: field(objectOf({ text: field() })) })],
    [
      'an array of objects',
      toolSchema({ notes: field({ type: 'array', items: objectOf({ text: field() }) }) }),
    ],
    ['other keywords', toolSchema({ text: field({ description: 'x', default: 'y', minLength: 1 }) })],
    ['null for properties', toolSchema({}, { properties: null })],
    ['null for items of an array', toolSchema({ notes: field({ type: 'array', items: null }) })],
    [
      'a field named __proto__',
      JSON.parse(
        JSON.stringify(toolSchema({ x: field() }))
          .replaceAll('"x":', '"__proto__":')
          .replace('"x"', '"__proto__"'),
      ),
    ],
    ['64 levels', nested(64)],
  ])('passes %s', (_name, schema) => {
    expect(findingsOf(schema)).toEqual([]);
    expect(lintToolContract(schema).passed).toBe(true);
  });

  test.each<[string, unknown, readonly string[]]>([
    ['no purpose', objectOf({}), ['#/x-openmed-purpose missing_purpose']],
    ['an undefined purpose', toolSchema({}, { 'x-openmed-purpose': undefined }), ['# invalid_schema']],
    [
      'a null purpose',
      toolSchema({}, { 'x-openmed-purpose': null }),
      ['#/x-openmed-purpose invalid_purpose'],
    ],
    [
      'an unversioned purpose',
      toolSchema({}, { 'x-openmed-purpose': 'purpose:org.example/triage' }),
      ['#/x-openmed-purpose invalid_purpose'],
    ],
    ['another type', toolSchema({}, { type: 'array', items: {} }), ['#/type invalid_schema']],
    ['open', toolSchema({}, { additionalProperties: true }), ['#/additionalProperties open_input_object']],
    [
      'nearly closed',
      toolSchema({}, { additionalProperties: 0 }),
      ['#/additionalProperties open_input_object'],
    ],
    [
      'unsupported keywords',
      toolSchema({}, { $ref: '#', oneOf: [] }),
      ['#/$ref unsupported_schema_keyword', '#/oneOf unsupported_schema_keyword'],
    ],
    [
      'properties no object',
      toolSchema({}, { properties: [], required: 7 }),
      ['#/properties invalid_schema'],
    ],
    ['required no array', toolSchema({}, { required: {} }), ['#/required invalid_schema']],
    ['required null', toolSchema({}, { required: null }), ['#/required invalid_schema']],
    [
      'required twice',
      toolSchema({ a: field() }, { required: ['a', 'a'] }),
      ['#/properties/a optional_input', '#/required invalid_schema'],
    ],
    [
      'required undeclared',
      toolSchema({ a: field() }, { required: ['a', 'b'] }),
      ['#/required invalid_schema'],
    ],
    ['required no text', toolSchema({}, { required: [1] }), ['#/required invalid_schema']],
    ['a property that is no schema', toolSchema({ a: 7 }), ['#/properties/a invalid_schema']],
    ['not required', toolSchema({ a: field() }, { required: [] }), ['#/properties/a optional_input']],
    [
      'no annotations',
      toolSchema({ a: { type: 'string' } }),
      [
        '#/properties/a/x-openmed-minimum-data missing_minimum_data',
        '#/properties/a/x-openmed-purpose missing_purpose',
      ],
    ],
    [
      'another purpose',
      toolSchema({ a: field({ 'x-openmed-purpose': 'purpose:org.example/other@1.0.0' }) }),
      ['#/properties/a/x-openmed-purpose overbroad_for_purpose'],
    ],
    [
      'another purpose under an unusable one',
      toolSchema(
        { a: field({ 'x-openmed-purpose': 'purpose:org.example/other@1.0.0' }) },
        { 'x-openmed-purpose': 'x' },
      ),
      ['#/x-openmed-purpose invalid_purpose'],
    ],
    [
      'null data',
      toolSchema({ a: field({ 'x-openmed-minimum-data': null }) }),
      ['#/properties/a/x-openmed-minimum-data missing_minimum_data'],
    ],
    [
      'other data',
      toolSchema({ a: field({ 'x-openmed-minimum-data': 'all' }) }),
      ['#/properties/a/x-openmed-minimum-data invalid_minimum_data'],
    ],
    [
      'optional data',
      toolSchema({ a: field({ 'x-openmed-minimum-data': 'optional' }) }),
      ['#/properties/a optional_input'],
    ],
    [
      'derived data',
      toolSchema({ a: field({ 'x-openmed-minimum-data': 'derived' }) }),
      ['#/properties/a derived_input'],
    ],
    ['no type', toolSchema({ a: field({ type: null }) }), ['#/properties/a/type invalid_schema']],
    [
      'two types',
      toolSchema({ a: field({ type: ['string', 'null'] }) }),
      ['#/properties/a/type invalid_schema'],
    ],
    [
      'an array without items',
      toolSchema({ a: field({ type: 'array' }) }),
      ['#/properties/a/items invalid_schema'],
    ],
    ['items no schema', toolSchema({ a: field({ items: [] }) }), ['#/properties/a/items invalid_schema']],
    [
      'properties on a string',
      toolSchema({ a: field({ properties: {} }) }),
      ['#/properties/a/type invalid_schema'],
    ],
    [
      'an open object in items',
      toolSchema({ a: field({ type: 'array', items: { type: 'object', if: {} } }) }),
      [
        '#/properties/a/items/additionalProperties open_input_object',
        '#/properties/a/items/if unsupported_schema_keyword',
      ],
    ],
    [
      'escaped names in code-point order',
      toolSchema({ '\u{1f600}': 7, '\ue000': 7, 'a/b': 7, 'a~': 7 }),
      ['a~1b', 'a~0', '\ue000', '\u{1f600}'].map((name) => `#/properties/${name} invalid_schema`).sort(),
    ],
    ['65 levels', nested(65), [`#${'/properties/n'.repeat(65)} invalid_schema`]],
  ])('finds %s', (_name, schema, expected) => {
    expect([...findingsOf(schema)].sort()).toEqual([...expected].sort());
  });

  test('does not walk items of the root, nor items of items', () => {
    const hidden = { type: 'object', properties: { secret: {} } };
    expect(findingsOf(toolSchema({}, { items: hidden }))).toEqual([]);
    const inner = field({ type: 'array', items: { type: 'array', items: hidden } });
    expect(findingsOf(toolSchema({ a: inner }))).toEqual([]);
  });

  test('sorts by path, then reason, each finding once', () => {
    const schema = toolSchema(
      { a: field({ type: 7, properties: {}, 'x-openmed-minimum-data': 'derived' }) },
      { required: [] },
    );
    expect(findingsOf(schema)).toEqual([
      '#/properties/a derived_input',
      '#/properties/a optional_input',
      '#/properties/a/type invalid_schema',
    ]);
  });

  test('writes the contract document', () => {
    const report = lintToolContract(toolSchema({}, { required: ['\u{1f600}'] }));
    expect(lintReportJson(report)).toBe(
      '{"findings":[{"reason_code":"invalid_schema","schema_path":"#/required","severity":"error"}],' +
        '"passed":false,"schema_version":"openmed.agent.tool_contract_lint.v1"}',
    );
    expect(Object.isFrozen(report) && Object.isFrozen(report.findings)).toBe(true);
  });
});

describe('hostile schemas', () => {
  const cyclic: Record<string, unknown> = { ...toolSchema({}) };
  cyclic['properties'] = { a: cyclic };
  const shared = Array.from({ length: 60 }).reduce<object>((inner) => ({ a: inner, b: inner }), {});
  let reads = 0;
  const counted = {
    get type() {
      reads += 1;
      return 'object';
    },
  };

  test.each<[string, unknown]>([
    ['null', null],
    ['undefined', undefined],
    ['an array', []],
    ['a text', 'object'],
    ['a Map', new Map(Object.entries(toolSchema({})))],
    [
      'a class instance',
      Object.assign(
        new (class Schema {
          readonly type = 'object';
        })(),
        toolSchema({}),
      ),
    ],
    ['inherited members', Object.create(toolSchema({}))],
    ['a proxy', new Proxy({ ...toolSchema({}) }, {})],
    ['an accessor', counted],
    ['a cycle', cyclic],
    ['undefined inside', toolSchema({}, { default: undefined })],
    ['a Date inside', toolSchema({}, { default: new Date(0) })],
    ['a bigint inside', toolSchema({}, { default: 1n })],
    ['NaN inside', toolSchema({}, { default: Number.NaN })],
    ['a hole inside', toolSchema({}, { default: new Array(3) })],
    ['a function inside', toolSchema({}, { default: () => 1 })],
    ['a symbol as key', { ...toolSchema({}), [Symbol('x')]: 1 }],
    [
      'too many levels',
      Array.from({ length: 100_000 }).reduce<object>((inner) => ({ properties: inner }), {}),
    ],
  ])('ends in one finding for %s', (_name, schema) => {
    expect(findingsOf(schema)).toEqual(['# invalid_schema']);
    expect(reads).toBe(0);
  });

  test('shared parts that stand for 2^60 values end in a code', () => {
    expect(codeOf(() => lintToolContract(toolSchema({}, { default: shared })))).toBe('schema: too_large');
  });

  test('long names above many fields end in a code', () => {
    const fields = jsonObject(
      Array.from({ length: 100 }, (_, index): [string, JsonValue] => [`f${index}`, 7]),
    );
    const inner = jsonObject([
      ['type', 'object'],
      ['properties', fields],
    ]);
    const schema = jsonObject([['properties', jsonObject([['n'.repeat(1 << 20), inner]])]]);
    expect(codeOf(() => lintToolContractValue(schema))).toBe('schema: too_large');
  });

  test('a document that is no object is one finding', () => {
    expect(lintToolContractValue(jsonArray([])).findings).toHaveLength(1);
  });

  test('any value is reported on, and the value is not changed', () => {
    fc.assert(
      fc.property(fc.object({ withNullPrototype: true, maxDepth: 6 }), (schema) => {
        const before = structuredClone(schema);
        expect(lintToolContract(schema).passed).toBe(false);
        expect(schema).toEqual(before);
      }),
    );
    expect(PURPOSE).toContain('@');
  });
});
