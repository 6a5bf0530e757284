import { createSecretKey, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ArgumentClassifierOptions, ArgumentRule } from '../../../src/governance/index.js';
import { argumentClassifier, argumentReportJson } from '../../../src/governance/index.js';
import { describeShared, sharedPath } from '../../shared.js';
import { codeOf, revoked } from '../code-of.js';
import { parseDocument } from '../conformance/document.js';
import { expectShownNowhere } from '../shown-nowhere.js';

const ALLOWED = 'data:org.example/code@1.0.0';
const REDACTED = 'data:org.example/clinical-text@1.0.0';
const BLOCKED = 'data:org.example/identifier';
const KEY = Uint8Array.from({ length: 32 }, (_, index) => index);
const OPTIONS: ArgumentClassifierOptions = {
  rules: [
    { path: ['documents', '*', 'text'], dataClass: REDACTED },
    { path: ['documents', '*', 'format'], dataClass: ALLOWED },
    { path: ['patient'], dataClass: BLOCKED },
  ],
  policy: {
    policyProfile: 'policy:org.example/minimum@1.0.0',
    decisions: [
      { dataClass: ALLOWED, action: 'allow' },
      { dataClass: REDACTED, action: 'redact', replacement: '[redacted]' },
      { dataClass: BLOCKED, action: 'block' },
    ],
  },
  hashKey: KEY,
};

function odd(changes: unknown): ArgumentClassifierOptions {
  return { ...OPTIONS, ...Object(changes) } as ArgumentClassifierOptions;
}

function oddPolicy(changes: unknown): ArgumentClassifierOptions {
  return odd({ policy: { ...OPTIONS.policy, ...Object(changes) } });
}

function allowing(...paths: ArgumentRule['path'][]): ArgumentClassifierOptions {
  return odd({
    rules: paths.map((path) => ({ path, dataClass: ALLOWED })),
    policy: { policyProfile: 'policy:org.example/p', decisions: [{ dataClass: ALLOWED, action: 'allow' }] },
  });
}

describe('argumentClassifier', () => {
  test('allows, redacts and blocks, keeping the shape', () => {
    const given = {
      documents: [
        { text: 'secret one', format: 'text/plain' },
        { text: 'x', format: null },
      ],
      patient: 'secret two',
    };
    const before = structuredClone(given);
    const { arguments: copy, report } = argumentClassifier(OPTIONS).classify(given);
    expect(copy).toEqual({
      documents: [
        { text: '[redacted]', format: 'text/plain' },
        { text: '[redacted]', format: null },
      ],
      patient: null,
    });
    expect(given).toEqual(before);
    expect(report.allowed.map((finding) => finding.path)).toEqual([
      '/documents/0/format',
      '/documents/1/format',
    ]);
    expect(report.redacted.map((finding) => finding.path)).toEqual([
      '/documents/0/text',
      '/documents/1/text',
    ]);
    expect(report.blocked).toEqual([
      {
        path: '/patient',
        data_class: BLOCKED,
        value_hash: expect.stringMatching(/^hmac-sha256:[0-9a-f]{64}$/),
      },
    ]);
    expect(argumentReportJson(report)).not.toMatch(/secret|plain/);
  });

  test('a redaction without a replacement puts null; empty arrays and objects stay', () => {
    const decisions = [{ dataClass: REDACTED, action: 'redact' }];
    const classifier = argumentClassifier(
      odd({
        rules: [{ path: ['a'], dataClass: REDACTED }],
        policy: { policyProfile: 'policy:a.b/c', decisions },
      }),
    );
    expect(classifier.classify({ a: 7, b: [], c: { d: [{}, []] } }).arguments).toEqual({
      a: null,
      b: [],
      c: { d: [{}, []] },
    });
    expect(classifier.policyProfile).toBe('policy:a.b/c');
  });

  test('documents keep the form of their literals', () => {
    const classifier = argumentClassifier(allowing(['n'], ['m']));
    const hash = (text: string) =>
      classifier.classifyValue(parseDocument(text)).report.allowed[0]?.value_hash;
    expect(hash('{"n":1.0}')).not.toBe(hash('{"n":1}'));
    expect(hash('{"n":1e0}')).toBe(hash('{"n":1.0}'));
    expect(hash('{"n":-0}')).toBe(hash('{"n":0}'));
    expect(hash('{"n":9007199254740993}')).not.toBe(hash('{"n":9007199254740992}'));
    expect(hash('{"n":0.1000000000000000055}')).toBe(hash('{"n":0.1}'));
    expect(classifier.classify({ n: 1 }).report.allowed[0]?.value_hash).toBe(hash('{"n":1}'));
    expect(codeOf(() => hash('{"n":1e400}'))).toBe('arguments: invalid_argument_value');
  });

  test('an exact index and any index', () => {
    const classifier = argumentClassifier(
      allowing(['a', 0], ['b', '*'], ['c', 1, '*', 'x'], ['c', '*', 0, 'y']),
    );
    expect(classifier.classify({ a: [1], b: [1, 2, 3] }).report.allowed).toHaveLength(4);
    expect(classifier.classify({ c: [[{ y: 1 }], [{ x: 1, y: 1 }, { x: 1 }]] }).report.allowed).toHaveLength(
      4,
    );
    expect(codeOf(() => classifier.classify({ a: [1, 2] }))).toBe('rules: unclassified_argument');
    expect(codeOf(() => classifier.classify({ c: [[{ x: 1 }]] }))).toBe('rules: unclassified_argument');
  });

  test.each<[string, unknown]>([
    ['rules: invalid_rules', odd({ rules: [] })],
    ['rules: invalid_rules', odd({ rules: 'text' })],
    ['rules: invalid_rules', odd({ rules: undefined })],
    ['rules: invalid_rules', odd({ rules: new Set(OPTIONS.rules) })],
    ['rules: invalid_rules', odd({ rules: [{ path: ['a'] }] })],
    ['rules: invalid_rules', odd({ rules: [{ path: ['a'], dataClass: ALLOWED, more: 1 }] })],
    ['rules: invalid_rules', odd({ rules: [new Proxy({ path: ['a'], dataClass: ALLOWED }, {})] })],
    [
      'rules: invalid_rules',
      odd({
        rules: [
          {
            get path() {
              return ['a'];
            },
            dataClass: ALLOWED,
          },
        ],
      }),
    ],
    ['rules: invalid_path', odd({ rules: [{ path: [], dataClass: 'x' }] })],
    ['rules: invalid_path', odd({ rules: [{ path: 'text', dataClass: ALLOWED }] })],
    ['rules: invalid_path', odd({ rules: [{ path: ['a b'], dataClass: ALLOWED }] })],
    ['rules: invalid_path', odd({ rules: [{ path: ['a', -1], dataClass: ALLOWED }] })],
    ['rules: invalid_path', odd({ rules: [{ path: ['a', 0.5], dataClass: ALLOWED }] })],
    ['rules: invalid_path', odd({ rules: [{ path: ['a', Number.NaN], dataClass: ALLOWED }] })],
    ['rules: invalid_path', odd({ rules: [{ path: ['a', 1n], dataClass: ALLOWED }] })],
    ['rules: invalid_path', odd({ rules: [{ path: ['a', true], dataClass: ALLOWED }] })],
    ['rules: invalid_path', odd({ rules: [{ path: ['a'.repeat(129)], dataClass: ALLOWED }] })],
    ['rules: invalid_data_class', odd({ rules: [{ path: ['a'], dataClass: 'data:x' }] })],
    ['rules: duplicate_rule', allowing(['a', 1], ['b'], ['a', 1])],
    ['decisions: invalid_decisions', oddPolicy({ decisions: [7] })],
    [
      'decisions: invalid_decisions',
      oddPolicy({ decisions: [{ dataClass: ALLOWED, action: 'allow', why: 'x' }] }),
    ],
    ['decisions: invalid_data_class', oddPolicy({ decisions: [{ dataClass: 'x', action: 'x' }] })],
    ['decisions: invalid_action', oddPolicy({ decisions: [{ dataClass: ALLOWED, action: 'ALLOW' }] })],
    [
      'decisions: invalid_argument_value',
      oddPolicy({ decisions: [{ dataClass: ALLOWED, action: 'redact', replacement: [] }] }),
    ],
    [
      'decisions: invalid_argument_value',
      oddPolicy({ decisions: [{ dataClass: ALLOWED, action: 'redact', replacement: Number.NaN }] }),
    ],
    [
      'decisions: invalid_argument_value',
      oddPolicy({ decisions: [{ dataClass: ALLOWED, action: 'redact', replacement: 1n }] }),
    ],
    [
      'decisions: invalid_argument_value',
      oddPolicy({ decisions: [{ dataClass: ALLOWED, action: 'redact', replacement: undefined }] }),
    ],
    [
      'decisions: replacement_requires_redact',
      oddPolicy({ decisions: [{ dataClass: ALLOWED, action: 'block', replacement: '' }] }),
    ],
    ['policy: invalid_policy', odd({ policy: null })],
    ['policy: invalid_policy', odd({ policy: { policyProfile: 'policy:a.b/c' } })],
    ['policy: invalid_policy_profile', oddPolicy({ policyProfile: 'tool:a.b/c' })],
    ['policy: invalid_decisions', oddPolicy({ decisions: [] })],
    ['policy: invalid_decisions', oddPolicy({ decisions: {} })],
    [
      'policy: duplicate_data_class',
      oddPolicy({ decisions: [...OPTIONS.policy.decisions, ...OPTIONS.policy.decisions] }),
    ],
    ['policy: missing_decision', oddPolicy({ decisions: OPTIONS.policy.decisions.slice(1) })],
    ['hash_key: invalid_hash_key', odd({ hashKey: KEY.slice(1) })],
    ['hash_key: invalid_hash_key', odd({ hashKey: 'x'.repeat(32) })],
    ['hash_key: invalid_hash_key', odd({ hashKey: [...KEY] })],
    ['hash_key: invalid_hash_key', odd({ hashKey: new Proxy(KEY, {}) })],
    [
      'hash_key: invalid_hash_key',
      odd({ hashKey: Object.defineProperty(KEY.slice(1), 'length', { value: 32 }) }),
    ],
    ['hash_key: invalid_hash_key', odd({ hashKey: createSecretKey(KEY.slice(1)) })],
    ['hash_key: invalid_hash_key', odd({ hashKey: generateKeyPairSync('ed25519').publicKey })],
  ])('refuses options with %s, case %#', (code, options) => {
    expect(codeOf(() => argumentClassifier(options as ArgumentClassifierOptions))).toBe(code);
  });

  test('the key is copied; a KeyObject of the same bytes is the same key', () => {
    const bytes = KEY.slice();
    const classifier = argumentClassifier(odd({ ...allowing(['a']), hashKey: bytes }));
    const hash = classifier.classify({ a: 1 }).report.allowed[0]?.value_hash;
    bytes.fill(9);
    expect(classifier.classify({ a: 1 }).report.allowed[0]?.value_hash).toBe(hash);
    const other = argumentClassifier(odd({ ...allowing(['a']), hashKey: createSecretKey(KEY) }));
    expect(other.classify({ a: 1 }).report.allowed[0]?.value_hash).toBe(hash);
  });

  test('shows no argument, replacement, rule or key', () => {
    const classifier = argumentClassifier(OPTIONS);
    const classified = classifier.classify({ patient: 'synthetic-patient' });
    const hidden = [
      'synthetic-patient',
      '[redacted]',
      'documents',
      'org.example',
      '0001020304',
      '0,1,2,3',
      '00 01 02',
    ];
    expectShownNowhere(classifier, hidden);
    expectShownNowhere(classified, hidden);
  });
});

describe('hostile arguments', () => {
  const classifier = argumentClassifier(allowing(['a'], ['b', '*'], ['__proto__'], ['c', 'constructor']));
  const cycle: Record<string, unknown> = {};
  cycle['a'] = cycle;
  const shared = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner, inner], []);
  let reads = 0;
  const getter = {
    get a() {
      reads += 1;
      return reads;
    },
  };

  test.each<[string, unknown]>([
    ['arguments: invalid_arguments', null],
    ['arguments: invalid_arguments', undefined],
    ['arguments: invalid_arguments', 'a'],
    ['arguments: invalid_arguments', []],
    ['arguments: invalid_arguments', new Map([['a', 1]])],
    [
      'arguments: invalid_arguments',
      new (class Arguments {
        readonly a = 1;
      })(),
    ],
    ['arguments: invalid_arguments', Object.create({ a: 1 })],
    ['arguments: invalid_arguments', new Proxy({ a: 1 }, {})],
    ['arguments: invalid_arguments', getter],
    ['arguments: invalid_arguments', { a: 1, [Symbol('a')]: 1 }],
    ['arguments: invalid_arguments', Object.defineProperty({}, 'a', { value: 1 })],
    ['arguments: invalid_argument_field', { '': 1 }],
    ['arguments: invalid_argument_field', { 'a b': 1 }],
    ['arguments: invalid_argument_field', { a: { '*': 1 } }],
    ['arguments: invalid_argument_value', { a: undefined }],
    ['arguments: invalid_argument_value', { a: Number.NaN }],
    ['arguments: invalid_argument_value', { a: -Infinity }],
    ['arguments: invalid_argument_value', { a: 1n }],
    ['arguments: invalid_argument_value', { a: new Date(0) }],
    ['arguments: invalid_argument_value', { a: Object('x') }],
    ['arguments: invalid_argument_value', { a: new Uint8Array(2) }],
    ['arguments: invalid_argument_value', { a: () => 1 }],
    ['arguments: invalid_argument_value', { a: 'x\ud800' }],
    ['arguments: invalid_argument_value', { a: '\udc00\ud800' }],
    ['arguments: invalid_argument_value', { b: new Array(2) }],
    ['arguments: invalid_argument_value', { b: Object.assign(['x'], { more: 1 }) }],
    ['arguments: invalid_argument_value', { b: new (class Items extends Array {})() }],
    ['arguments: invalid_argument_value', { b: new Proxy([], {}) }],
    ['arguments: invalid_argument_value', { b: revoked() }],
    ['arguments: invalid_arguments', revoked()],
    ['arguments: invalid_argument_value', cycle],
    ['arguments: too_large', { b: shared }],
    ['rules: unclassified_argument', { d: 'x\ud800' }],
    ['rules: unclassified_argument', { d: 1, a: undefined }],
  ])('end in %s, case %#', (code, args) => {
    expect(codeOf(() => classifier.classify(args))).toBe(code);
    expect(reads).toBe(0);
  });

  test('nesting ends in a code', () => {
    const deep = Array.from({ length: 100_000 }).reduce<unknown>((inner) => ({ a: inner }), 1);
    expect(codeOf(() => classifier.classify(deep))).toBe('arguments: invalid_argument_value');
  });

  test('no key is special', () => {
    const given = JSON.parse('{"__proto__":"x","c":{"constructor":"y"}}');
    const { arguments: copy, report } = classifier.classify(given);
    expect(Object.entries(copy)).toEqual([
      ['__proto__', 'x'],
      ['c', Object.assign(Object.create(null), { constructor: 'y' })],
    ]);
    expect(Object.getPrototypeOf(copy)).toBeNull();
    expect(report.allowed.map((finding) => finding.path)).toEqual(['/__proto__', '/c/constructor']);
    expect(codeOf(() => classifier.classify(JSON.parse('{"__proto__":{"a":1}}')))).toBe(
      'rules: unclassified_argument',
    );
    expect(codeOf(() => classifier.classify({ toString: 1 }))).toBe('rules: unclassified_argument');
  });
});

describe('properties', () => {
  /** Names of fields, which a report does hold. */
  const NAMES: ReadonlySet<string> = new Set(['a', 'b', '__proto__', 'constructor']);
  const name = fc.constantFrom(...NAMES);
  const rulePath = fc.tuple(name, fc.array(fc.oneof(name, fc.nat(2), fc.constant('*')), { maxLength: 3 }));
  const dataClass = fc.constantFrom(ALLOWED, REDACTED, BLOCKED);
  const { tree } = fc.letrec<{ tree: unknown; value: unknown }>((tie) => ({
    tree: fc.dictionary(name, tie('value'), { maxKeys: 3 }),
    value: fc.oneof(
      { maxDepth: 3 },
      fc.string({ minLength: 6, maxLength: 12 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      tie('tree'),
      fc.array(tie('value'), { maxLength: 3 }),
    ),
  }));

  test('the rule index agrees with matching every rule, no blocked value is copied, none is reported, nothing is changed', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ path: rulePath, dataClass }), {
          minLength: 1,
          maxLength: 12,
          selector: (rule) => rule.path.flat().join('/'),
        }),
        tree,
        (drafts, given) => {
          const rules = drafts.map(({ path: [first, rest], dataClass: one }) => ({
            path: [first, ...rest],
            dataClass: one,
          }));
          const before = structuredClone(given);
          const leaves = leavesOf(given);
          const matching = leaves.map((leaf) => rules.filter((rule) => matches(rule.path, leaf.path)).length);
          const code = codeOf(() => argumentClassifier(odd({ rules })).classify(given));
          expect(given).toEqual(before);
          const wrong = matching.find((count) => count !== 1);
          expect(code).toBe(
            wrong === undefined
              ? 'no error'
              : wrong === 0
                ? 'rules: unclassified_argument'
                : 'rules: ambiguous_rule',
          );
          if (wrong !== undefined) return;
          const { arguments: copy, report } = argumentClassifier(odd({ rules })).classify(given);
          const json = argumentReportJson(report);
          const copied = leavesOf(copy);
          leaves.forEach((leaf, index) => {
            if (typeof leaf.value === 'string' && !NAMES.has(leaf.value))
              expect(json.includes(JSON.stringify(leaf.value).slice(1, -1))).toBe(false);
            const rule = rules.find((one) => matches(one.path, leaf.path));
            const expected =
              rule?.dataClass === ALLOWED ? leaf.value : rule?.dataClass === REDACTED ? '[redacted]' : null;
            expect(copied[index]).toEqual({ path: leaf.path, value: expected });
          });
        },
      ),
      { numRuns: 300 },
    );
  });

  interface Leaf {
    readonly path: readonly (string | number)[];
    readonly value: unknown;
  }

  function leavesOf(value: unknown, path: readonly (string | number)[] = []): readonly Leaf[] {
    if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, [...path, index]));
    if (typeof value !== 'object' || value === null) return [{ path, value }];
    return Object.entries(value).flatMap(([key, one]) => leavesOf(one, [...path, key]));
  }

  function matches(rule: ArgumentRule['path'], path: readonly (string | number)[]): boolean {
    return (
      rule.length === path.length &&
      rule.every(
        (segment, index) => segment === path[index] || (segment === '*' && typeof path[index] === 'number'),
      )
    );
  }
});

describeShared('vectors', () => {
  interface ValueHash {
    readonly path: string;
    readonly data_class: string;
    readonly value: unknown;
    readonly value_hash: string;
  }
  const vectors = JSON.parse(readFileSync(sharedPath('contracts', 'openmed-v1-vectors.json'), 'utf8'));
  const hashes: readonly ValueHash[] = vectors.value_hash;

  test.each(hashes)('$path', ({ path, data_class: dataClass, value, value_hash: expected }) => {
    const segments = path.slice(1).split('/');
    const rule = { path: segments.map((step) => (step === '0' ? 0 : step)), dataClass };
    const policy = {
      policyProfile: 'policy:org.example/p',
      decisions: [{ dataClass, action: 'allow' as const }],
    };
    const hashKey = new Uint8Array(Buffer.from(vectors.hmac_key_hex, 'hex'));
    const given = segments.reduceRight<unknown>(
      (inner, step) => (step === '0' ? [inner] : { [step]: inner }),
      value,
    );
    const { report } = argumentClassifier({ rules: [rule], policy, hashKey }).classify(given);
    expect(report.allowed).toEqual([{ path, data_class: dataClass, value_hash: expected }]);
  });
});
