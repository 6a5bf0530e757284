import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ArgumentRule } from '../../../src/governance/index.js';
import { argumentClassifier, argumentCoverage } from '../../../src/governance/index.js';
import { fromValue } from '../../../src/json/index.js';
import { codeOf } from '../code-of.js';

const CLASS = 'data:org.example/x';
const KEY = Uint8Array.from({ length: 32 }, (_, index) => index);

function rules(...paths: ArgumentRule['path'][]): readonly ArgumentRule[] {
  return paths.map((path) => ({ path, dataClass: CLASS }));
}

function closed(properties: object, changes: object = {}): object {
  return { type: 'object', additionalProperties: false, properties, ...changes };
}

function findings(schema: unknown, ...paths: ArgumentRule['path'][]): readonly string[] {
  return argumentCoverage(
    fromValue(schema, 'schema', { maxBytes: 1 << 24, maxDepth: 1000 }),
    rules(...paths),
  ).findings.map(({ path, code }) => `${path} ${code}`);
}

const TEXT = { type: 'string' };

describe('argumentCoverage', () => {
  test.each<[string, object, ArgumentRule['path'][]]>([
    ['a scalar', closed({ a: TEXT }), [['a']]],
    [
      'each scalar type',
      closed({ a: { type: 'integer' }, b: { type: 'number' }, c: { type: 'boolean' }, d: { type: 'null' } }),
      [['a'], ['b'], ['c'], ['d']],
    ],
    ['several types', closed({ a: { type: ['string', 'null'] } }), [['a']]],
    ['an object in an object', closed({ a: closed({ b: TEXT }) }), [['a', 'b']]],
    ['an array', closed({ a: { type: 'array', items: TEXT } }), [['a', '*']]],
    [
      'an array of arrays',
      closed({ a: { type: 'array', items: { type: 'array', items: TEXT } } }),
      [['a', '*', '*']],
    ],
    [
      'an array with as many rules as items',
      closed({ a: { type: 'array', items: TEXT, maxItems: 2 } }),
      [
        ['a', 0],
        ['a', 1],
      ],
    ],
    ['an empty array', closed({ a: { type: 'array', maxItems: 0 } }), []],
    ['a property that may not be', closed({ a: false, 'b c': false }), []],
    ['items that may not be', closed({ a: { type: 'array', items: false } }), []],
    ['no properties', closed({}), []],
    [
      'a scalar or an object',
      closed({ a: { ...closed({ b: TEXT }), type: ['object', 'string'] } }),
      [['a'], ['a', 'b']],
    ],
    [
      'a field named __proto__',
      JSON.parse(
        '{"type":"object","additionalProperties":false,"properties":{"__proto__":{"type":"string"}}}',
      ),
      [['__proto__']],
    ],
    [
      'keywords that only narrow',
      closed({ a: { type: 'string', enum: ['x'], not: {}, pattern: 'x' } }, { required: ['a'], $defs: {} }),
      [['a']],
    ],
  ])('finds nothing in %s', (_name, schema, paths) => {
    expect(findings(schema, ...paths)).toEqual([]);
  });

  test.each<[string, unknown, ArgumentRule['path'][], readonly string[]]>([
    ['an unmatched scalar', closed({ a: TEXT, b: TEXT }), [['a']], ['#/properties/b unclassified_argument']],
    [
      'an unmatched scalar in an array',
      closed({ a: { type: 'array', items: closed({ b: TEXT }) } }),
      [['a', 'b']],
      ['#/properties/a/items/properties/b unclassified_argument'],
    ],
    [
      'an exact rule on an open array',
      closed({ a: { type: 'array', items: TEXT } }),
      [['a', 0]],
      ['#/properties/a/items unclassified_argument'],
    ],
    [
      'an exact rule beside one for all',
      closed({ a: { type: 'array', items: TEXT } }),
      [
        ['a', '*'],
        ['a', 0],
      ],
      ['#/properties/a/items ambiguous_rule'],
    ],
    [
      'an exact rule for an index that cannot be',
      closed({ a: { type: 'array', items: TEXT, maxItems: 1 } }),
      [
        ['a', '*'],
        ['a', 1],
      ],
      [],
    ],
    [
      'two rules at one index of two',
      closed({ a: { type: 'array', items: { type: 'array', items: TEXT } } }),
      [
        ['a', 0, '*'],
        ['a', '*', 0],
        ['a', '*', '*'],
      ],
      ['#/properties/a/items/items ambiguous_rule'],
    ],
    [
      'a name that no argument may have',
      closed({ 'a b': TEXT, '': {} }),
      [],
      ['#/properties/ invalid_argument_field', '#/properties/a b invalid_argument_field'],
    ],
    [
      'an untyped place',
      closed({ a: {}, b: { enum: ['x'] }, c: true }),
      [['a']],
      [
        '#/properties/a/type unbounded_argument',
        '#/properties/b/type unbounded_argument',
        '#/properties/c unbounded_argument',
      ],
    ],
    [
      'an unknown type',
      closed({ a: { type: 'text' }, b: { type: [] }, c: { type: ['string', 7] } }),
      [],
      [
        '#/properties/a/type unbounded_argument',
        '#/properties/b/type unbounded_argument',
        '#/properties/c/type unbounded_argument',
      ],
    ],
    [
      'an open object',
      closed({ a: { type: 'object', properties: {} } }, { additionalProperties: TEXT }),
      [],
      ['#/additionalProperties unbounded_argument', '#/properties/a/additionalProperties unbounded_argument'],
    ],
    [
      'an array of anything',
      closed({
        a: { type: 'array' },
        b: { type: 'array', items: true },
        c: { type: 'array', items: [TEXT] },
      }),
      [],
      [
        '#/properties/a/items unbounded_argument',
        '#/properties/b/items unbounded_argument',
        '#/properties/c/items unbounded_argument',
      ],
    ],
    [
      'composition',
      closed({ a: { type: 'string', anyOf: [] }, b: { $ref: '#' } }, { patternProperties: {} }),
      [['a']],
      [
        '#/patternProperties unbounded_argument',
        '#/properties/a/anyOf unbounded_argument',
        '#/properties/b/$ref unbounded_argument',
        '#/properties/b/type unbounded_argument',
      ],
    ],
    [
      'properties that are none',
      { type: 'object', additionalProperties: false, properties: [] },
      [],
      ['#/properties unbounded_argument'],
    ],
    ['no object at all', [], [], ['# unbounded_argument']],
    ['a root of another type', { type: 'array', items: TEXT }, [], ['#/type unbounded_argument']],
    ['a root of several types', closed({}, { type: ['object'] }), [], ['#/type unbounded_argument']],
  ])('finds %s', (_name, schema, paths, expected) => {
    expect(findings(schema, ...paths)).toEqual(expected);
  });

  test('more than 64 levels are unbounded', () => {
    const deep = (levels: number) =>
      Array.from({ length: levels }).reduce<object>((inner) => closed({ a: inner }), TEXT);
    const path = Array.from({ length: 64 }, () => 'a');
    expect(findings(deep(64), path)).toEqual([]);
    expect(findings(deep(65), [...path, 'a'])).toEqual([`#${'/properties/a'.repeat(65)} unbounded_argument`]);
  });

  test('says which rules match nothing', () => {
    const schema = fromValue(closed({ a: TEXT }), 'schema');
    const given = rules(['a'], ['b'], ['a', 'b'], ['a', '*']);
    expect(argumentCoverage(schema, given).idle.map((rule) => rule.path)).toEqual([
      ['b'],
      ['a', 'b'],
      ['a', '*'],
    ]);
  });

  test('many exact indexes at many levels stay within bounds', () => {
    const indexes = Array.from({ length: 200 }, (_, index) => index);
    const paths = indexes.flatMap((one) => indexes.map((other): ArgumentRule['path'] => ['a', one, other]));
    const schema = fromValue(
      closed({ a: { type: 'array', maxItems: 200, items: { type: 'array', maxItems: 200, items: TEXT } } }),
      'schema',
    );
    expect(argumentCoverage(schema, rules(...paths)).findings).toEqual([]);
  });

  test('names of great length end in a code', () => {
    const long = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`${'n'.repeat(8_000)} ${index}`, TEXT]),
    );
    expect(
      codeOf(() =>
        argumentCoverage(
          fromValue(closed(long), 'schema', { maxBytes: 1 << 28, maxDepth: 64 }),
          rules(['a']),
        ),
      ),
    ).toBe('schema: too_large');
  });

  const name = fc.constantFrom('a', 'b', '__proto__');
  interface Shape {
    readonly [keyword: string]: unknown;
  }
  const { object } = fc.letrec<{ object: Shape; value: Shape }>((tie) => ({
    object: fc
      .uniqueArray(fc.tuple(name, tie('value')), { maxLength: 3, selector: ([key]) => key })
      .map((members) => closed(Object.fromEntries(members)) as Shape),
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom<Shape>({ type: 'string' }, { type: 'integer' }, { type: ['null', 'boolean'] }),
      tie('object'),
      fc.record({ type: fc.constant('array'), items: tie('value') }),
      fc.record({ type: fc.constant('array'), items: tie('value'), maxItems: fc.nat(3) }),
    ),
  }));
  const path = fc.tuple(name, fc.array(fc.oneof(name, fc.nat(1), fc.constant('*')), { maxLength: 3 }));

  test('finds nothing exactly where no arguments that a schema can produce are refused for their rules', () => {
    fc.assert(
      fc.property(
        object,
        fc.uniqueArray(path, { minLength: 1, maxLength: 14, selector: (one) => one.flat().join('/') }),
        (schema, paths) => {
          const given = rules(...paths.map(([first, rest]): ArgumentRule['path'] => [first, ...rest]));
          const { findings: found } = argumentCoverage(fromValue(schema, 'schema'), given);
          const classifier = argumentClassifier({
            rules: given,
            policy: {
              policyProfile: 'policy:org.example/p',
              decisions: [{ dataClass: CLASS, action: 'allow' }],
            },
            hashKey: KEY,
          });
          const code = codeOf(() => classifier.classify(fullest(schema)));
          expect(code === 'no error').toBe(found.length === 0);
        },
      ),
      { numRuns: 500 },
    );
  });

  /** Arguments with every field and with arrays longer than any index that a rule names. */
  function fullest(schema: Shape): unknown {
    const { type } = schema;
    if (type === 'object') {
      const members = Object.entries(Object(schema['properties'])).map(
        ([key, value]) => [key, fullest(value as Shape)] as const,
      );
      return Object.fromEntries(members);
    }
    if (type !== 'array') return type === 'integer' ? 1 : type === 'string' ? 'x' : null;
    const length = Math.min(3, typeof schema['maxItems'] === 'number' ? schema['maxItems'] : 3);
    return Array.from({ length }, () => fullest(schema['items'] as Shape));
  }
});
