import { describe, expect, test } from '@jest/globals';
import { lintReportJson, lintToolContract } from '../../src/governance/index.js';
import { runFake } from './fake-terminal.js';

const PURPOSE = 'purpose:org.example/care@1.0.0';
const field = { type: 'string', 'x-openmed-purpose': PURPOSE, 'x-openmed-minimum-data': 'required' };
const GOOD = {
  type: 'object',
  'x-openmed-purpose': PURPOSE,
  additionalProperties: false,
  properties: { id: field },
  required: ['id'],
};
const BAD = { ...GOOD, additionalProperties: true };
const lint = (document: unknown, ...options: readonly string[]) =>
  runFake(['lint', 'a.json', ...options], { files: { 'a.json': JSON.stringify(document) } });

describe('lint', () => {
  test.each([
    [0, GOOD],
    [1, BAD],
    [1, {}],
    [1, 'text'],
  ])('of a schema ends with %i and is the report of the contract', async (code, schema) => {
    expect(await lint(schema)).toEqual({ code, out: lintReportJson(lintToolContract(schema)), error: '' });
  });

  test('of a manifest lints the input schema of every tool', async () => {
    const { code, out } = await lint({
      tools: [{ name: 'b', inputSchema: BAD }, { name: 'a', inputSchema: GOOD }, { name: 'c' }],
    });
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      schema_version: 'tool-catalog-gate.lint.v1',
      passed: false,
      findings: [
        { entry: 'b', code: 'open_input_object', path: '#/additionalProperties' },
        { entry: 'c', code: 'invalid_schema', path: '#' },
      ],
    });
  });

  test('passes a manifest whose tools pass, in any format that holds schemas', async () => {
    const tools = [{ type: 'function', function: { name: 'a', parameters: GOOD } }];
    expect((await lint({ tools })).code).toBe(0);
    expect((await lint([{ name: 'a', input_schema: GOOD }])).code).toBe(0);
    expect((await lint({ tools: [] })).code).toBe(0);
  });

  test('could not check what holds no schemas', async () => {
    const lock = await lint({ a: 'a'.repeat(64) });
    expect([lock.code, lock.out]).toEqual([2, '']);
    expect(lock.error).toContain('`no_definitions`');
    expect((await runFake(['lint', 'none.json'])).code).toBe(2);
  });

  test('takes a document for what it is told to', async () => {
    const schema = { ...GOOD, tools: [] };
    expect(JSON.parse((await lint(schema)).out)).toMatchObject({ passed: true, findings: [] });
    expect((await lint(schema, '--format', 'schema')).out).toBe(lintReportJson(lintToolContract(schema)));
    expect((await lint(GOOD, '--format', 'mcp')).error).toContain('`no_tools`');
  });

  test('follows a schema as deep as the contract says', async () => {
    let schema: object = { ...field, type: 'array', items: { type: 'string' } };
    for (let level = 0; level < 80; level += 1) {
      schema = {
        ...field,
        type: 'object',
        additionalProperties: false,
        properties: { a: schema },
        required: ['a'],
      };
    }
    const { code, out } = await lint(schema);
    expect(code).toBe(1);
    expect(out).toBe(lintReportJson(lintToolContract(schema)));
  });
});
