import { describe, expect, test } from '@jest/globals';
import { planDataProjection, projectionPlanJson } from '../../src/governance/index.js';
import { runFake } from './fake-terminal.js';

const PURPOSE = 'purpose:org.example/care@1.0.0';
const CLASS = 'data:org.example/name';
const SCHEMA = {
  type: 'object',
  'x-openmed-purpose': PURPOSE,
  additionalProperties: false,
  properties: {
    id: {
      type: 'string',
      'x-openmed-purpose': PURPOSE,
      'x-openmed-minimum-data': 'required',
      'x-openmed-data-class': CLASS,
    },
  },
  required: ['id'],
};
const plan = (options: readonly string[], schema: unknown = SCHEMA) =>
  runFake(['plan', 'a.json', ...options], { files: { 'a.json': JSON.stringify(schema) } });

describe('plan', () => {
  test('is the plan of the contract', async () => {
    const request = { workflowPurpose: PURPOSE, grantedDataClasses: ['data:org.example/other', CLASS] };
    expect(await plan(['--purpose', PURPOSE, '--grant', 'data:org.example/other', CLASS])).toEqual({
      code: 0,
      out: projectionPlanJson(planDataProjection(SCHEMA, request)),
      error: '',
    });
  });

  test('tells why it is denied', async () => {
    const { code, out, error } = await plan(['--purpose', PURPOSE]);
    expect([code, error]).toEqual([1, '']);
    expect(JSON.parse(out)).toMatchObject({
      approved: false,
      entries: [
        { data_class: CLASS, decision: 'deny', field_path: '/id', reason_code: 'data_class_not_granted' },
      ],
    });
    const other = await plan(['--purpose', 'purpose:org.example/other@1.0.0', '--grant', CLASS]);
    expect([other.code, JSON.parse(other.out).entries[0].reason_code]).toEqual([1, 'purpose_mismatch']);
  });

  test('could not be made for what fails the lint, or with identifiers that are none', async () => {
    const open = await plan(['--purpose', PURPOSE, '--grant', CLASS], {
      ...SCHEMA,
      additionalProperties: true,
    });
    expect([open.code, open.out]).toEqual([2, '']);
    expect(open.error).toContain('`invalid_tool_schema`');
    expect((await plan(['--purpose', 'care'])).error).toContain('`invalid_governance_identifier`');
    expect((await plan(['--purpose', PURPOSE, '--grant', CLASS, CLASS])).error).toContain(
      '`duplicate_grant`',
    );
    expect((await plan([])).code).toBe(2);
  });
});
