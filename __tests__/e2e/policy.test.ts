import { expect, test } from '@jest/globals';
import { manifest } from './harness/catalogs.js';
import { describeEndToEnd } from './harness/scenario.js';

const POLICY = 'policy.json';
const PURPOSE = 'purpose:org.example/triage@1.0.0';
const TEXT = 'data:org.example/clinical-text@1.0.0';
const ADDRESS = 'data:org.example/home-address@1.0.0';
const inputs = { policy: POLICY };

/** A tool whose input schema passes the contract lint, with a field a data class. */
function summarise(fields: Readonly<Record<string, string>>): string {
  const names = Object.keys(fields);
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, dataClass]) => [
      name,
      {
        type: 'string',
        'x-openmed-purpose': PURPOSE,
        'x-openmed-minimum-data': 'required',
        'x-openmed-data-class': dataClass,
      },
    ]),
  );
  return manifest({
    name: 'summarise',
    inputSchema: {
      type: 'object',
      'x-openmed-purpose': PURPOSE,
      additionalProperties: false,
      required: names,
      properties,
    },
  });
}

function policy(...granted: readonly string[]): string {
  return JSON.stringify({
    schema_version: 'tool-catalog-gate.policy.v1',
    contract_lint: true,
    projection: { all: { workflow_purpose: PURPOSE, granted_data_classes: granted } },
  });
}

const T = summarise({ note: TEXT });
const H = summarise({ note: TEXT, address: ADDRESS });

describeEndToEnd('the policy of the base branch', (scenario) => {
  test('a new field of a class that is not granted fails, and the report names class and path', async () => {
    const run = await scenario({ T, H, files: { [POLICY]: policy(TEXT) }, inputs }).run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'policy-violation' });
    expect(run.summary).toContain(ADDRESS);
    expect(run.summary).toContain('`data_class_not_granted`');
    expect(run.summary).toContain('/address');
  });

  test('granted on the base, the field passes lint and projection, and is shown as exposed', async () => {
    const world = await scenario({ T, H, files: { [POLICY]: policy(TEXT, ADDRESS) }, inputs }).open();
    const run = await world.run();
    expect(run.outputs).toMatchObject({ verdict: 'baseline-change', approval: 'missing' });
    expect(run.summary).toContain(ADDRESS);
    expect(run.summary).toContain('/address');
    await world.review('olivia', 'APPROVE');
    const approved = await world.run();
    expect(approved.exit).toBe(0);
    expect(approved.outputs).toMatchObject({ verdict: 'approved' });
  });

  test('what clients refuse is told beside the verdict, and fails where the policy asks for it', async () => {
    const before = manifest({ name: 'a', inputSchema: { type: 'object' } });
    const after = manifest({ name: 'a', inputSchema: { type: 'object', properties: [] } });
    const told = await scenario({ T: before, H: after, inputs: {} }).run();
    expect(told.outputs).toMatchObject({ verdict: 'baseline-change' });
    expect(told.summary).toMatch(/#### New in this change\n\n1 tool, .*`schema_invalid`/su);
    const asking = JSON.stringify({
      schema_version: 'tool-catalog-gate.policy.v1',
      clients: ['schema_invalid'],
    });
    const failed = await scenario({ T: before, H: after, files: { [POLICY]: asking }, inputs }).run();
    expect(failed.outputs).toMatchObject({ verdict: 'policy-violation' });
  });

  test('a policy that the pull request edits is not believed, and asks for its owners', async () => {
    const headFiles = { [POLICY]: policy(TEXT, ADDRESS) };
    const violating = await scenario({ T, H, files: { [POLICY]: policy(TEXT) }, headFiles, inputs }).run();
    expect(violating.outputs).toMatchObject({ verdict: 'policy-violation' });
    const world = await scenario({ T, files: { [POLICY]: policy(TEXT) }, headFiles, inputs }).open();
    const run = await world.run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'protected-change', approval: 'missing' });
    expect(run.summary).toContain(POLICY);
    await world.review('olivia', 'APPROVE');
    expect((await world.run()).outputs).toMatchObject({ verdict: 'approved' });
  });

  test('findings that the base branch has already fail only where all are asked for', async () => {
    const files = { [POLICY]: policy() };
    const known = await scenario({ T, files, inputs }).run();
    expect(known.outputs).toMatchObject({ verdict: 'unchanged' });
    const all = await scenario({ T, files, inputs: { ...inputs, 'policy-mode': 'all' } }).run();
    expect(all.outputs).toMatchObject({ verdict: 'policy-violation' });
  });

  test('a policy that is nowhere is could not check', async () => {
    const run = await scenario({ T, inputs }).run();
    expect(run.exit).toBe(2);
    expect(run.outputs).toMatchObject({ verdict: 'could-not-check' });
    expect(run.summary).toContain('`policy_missing`');
  });
});
