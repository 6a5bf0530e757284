import { describe, expect, test } from '@jest/globals';
import { argumentReportJson, parsePolicy, policyClassifier } from '../../src/governance/index.js';
import { runFake } from './fake-terminal.js';

const KEY = 'k'.repeat(32);
const NAME = 'data:org.example/name';
const NOTE = 'data:org.example/note';
const policyOf = (members: object) =>
  JSON.stringify({ schema_version: 'tool-catalog-gate.policy.v1', ...members });
const COVERAGE = {
  policy_profile: 'policy:org.example/strict',
  decisions: [
    { data_class: NAME, action: 'redact', replacement: 'someone' },
    { data_class: NOTE, action: 'block' },
  ],
  all: [{ path: ['name'], data_class: NAME }],
  tools: {
    write: [
      { path: ['name'], data_class: NAME },
      { path: ['note'], data_class: NOTE },
    ],
  },
};
const POLICY = policyOf({ argument_coverage: COVERAGE });
const schema = (properties: object) => ({ type: 'object', additionalProperties: false, properties });
const catalog = (...properties: readonly object[]) =>
  JSON.stringify({
    tools: properties.map((members, index) => ({ name: `tool ${index}`, inputSchema: schema(members) })),
  });

describe('policy check', () => {
  const check = (policy: string, tools?: string) =>
    runFake(['policy', 'check', 'policy.json', ...(tools === undefined ? [] : ['tools.json'])], {
      files: { 'policy.json': policy, 'tools.json': tools ?? '' },
    });

  test('passes a policy that can be read', async () => {
    const { code, out, error } = await check(POLICY);
    expect([code, error]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ passed: true, findings: [], replacements: [] });
  });

  test('says where a policy has a fault', async () => {
    const { code, out, error } = await check(policyOf({ argument_coverage: { ...COVERAGE, decisions: [] } }));
    expect([code, out]).toEqual([2, '']);
    expect(error).toMatch(/^`policy.json` \(`policy`\), line 1, column [0-9]+: .*`invalid_decisions`/);
  });

  test('says what a catalog does not hold to, and fails nothing for an idle rule', async () => {
    const good = await check(
      policyOf({ argument_coverage: { ...COVERAGE, tools: {} } }),
      catalog({ name: { type: 'string' } }),
    );
    expect([good.code, JSON.parse(good.out).findings]).toEqual([0, []]);
    const idle = await check(policyOf({ argument_coverage: { ...COVERAGE, tools: {} } }), catalog({}));
    expect([idle.code, JSON.parse(idle.out).findings]).toEqual([
      0,
      [{ entry: null, code: 'idle_rule', path: '/name' }],
    ]);
    const open = await check(POLICY, catalog({ secret: { type: 'string' } }));
    expect(open.code).toBe(1);
    expect(JSON.parse(open.out).findings).toContainEqual({
      entry: 'tool 0',
      code: 'unclassified_argument',
      path: '#/properties/secret',
    });
  });

  test('says whether each replacement fits the field', async () => {
    const { code, out } = await check(
      POLICY,
      catalog(
        { name: { type: 'string' } },
        { name: { type: 'string', maxLength: 3 } },
        { name: { type: 'string', pattern: 'x' } },
      ),
    );
    expect(code).toBe(1);
    expect(JSON.parse(out).replacements).toEqual([
      { entry: 'tool 0', path: '#/properties/name', fits: true },
      { entry: 'tool 1', path: '#/properties/name', fits: false },
      { entry: 'tool 2', path: '#/properties/name', fits: null },
    ]);
  });

  test('could not check a catalog without schemas, or standard input twice', async () => {
    expect((await check(POLICY, JSON.stringify({ a: 'a'.repeat(64) }))).error).toContain('`no_definitions`');
    const twice = await runFake(['policy', 'check', '-', '-'], { files: { '-': POLICY } });
    expect(twice.error).toContain('`input_read_twice`');
  });
});

describe('policy classify', () => {
  const classify = (args: object, ...options: readonly string[]) =>
    runFake(['policy', 'classify', 'policy.json', '--arguments', 'args.json', ...options], {
      files: { 'policy.json': POLICY, 'args.json': JSON.stringify(args), key: KEY },
      environment: { KEY },
    });
  const reportOf = (args: unknown, tool: string) => {
    const classifier = policyClassifier(parsePolicy(Buffer.from(POLICY)), tool, Buffer.from(KEY));
    return argumentReportJson(classifier.classify(args).report);
  };

  test('is the report of the contract, without a value', async () => {
    const run = await classify({ name: 'Ann Example' }, '--key-env', 'KEY');
    expect(run).toEqual({ code: 0, out: reportOf({ name: 'Ann Example' }, ''), error: '' });
    expect(run.out).not.toContain('Ann');
  });

  test('ends with 1 where something is blocked', async () => {
    const args = { name: 'Ann Example', note: 'Private.' };
    const run = await classify(args, '--tool', 'write', '--key-file', 'key');
    expect(run).toEqual({ code: 1, out: reportOf(args, 'write'), error: '' });
  });

  test('could not classify what no rule is for', async () => {
    const run = await classify({ secret: 'Ann Example' }, '--key-env', 'KEY');
    expect([run.code, run.out]).toEqual([2, '']);
    expect(run.error).toContain('`unclassified_argument`');
    expect(run.error).not.toMatch(/Ann|secret/);
  });

  test('needs a key', async () => {
    expect((await classify({ name: 'Ann' })).error).toContain('`invalid_usage`');
  });
});
