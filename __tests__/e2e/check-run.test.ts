import { expect, test } from '@jest/globals';
import { CATALOG, DRIFTED, GROWN } from './harness/catalogs.js';
import { tokenOf } from './harness/github.js';
import { describeEndToEnd } from './harness/scenario.js';

const inputs = { 'check-run': 'true' };
const permissions = {
  contents: 'read',
  metadata: 'read',
  pull_requests: 'write',
  issues: 'write',
  checks: 'write',
};

describeEndToEnd('the check run', (scenario) => {
  test('is one, of a fixed name on the head commit, with the report', async () => {
    const world = await scenario({ C: DRIFTED, inputs, permissions }).open();
    const first = await world.run();
    expect(first.checkRuns).toEqual([
      expect.objectContaining({
        name: 'tool-catalog-gate',
        head_sha: world.commits.head,
        conclusion: 'failure',
        output: expect.objectContaining({
          title: expect.stringContaining('Drift'),
          summary: expect.stringContaining('`delete_file`'),
        }),
      }),
    ]);
    const again = await world.run();
    expect(again.checkRuns).toHaveLength(1);
    await world.push({ 'tools.json': CATALOG });
    const mended = await world.run();
    expect(mended.checkRuns).toEqual([expect.objectContaining({ conclusion: 'success' })]);
  });

  test('has the id of its gate in its name', async () => {
    const run = await scenario({ inputs: { ...inputs, id: 'mail' }, permissions }).run();
    expect(run.checkRuns).toEqual([expect.objectContaining({ name: 'tool-catalog-gate (mail)' })]);
  });

  test('says what holds when it is written, not what held before', async () => {
    const world = await scenario({ inputs, permissions }).open();
    const first = async () => void (await world.push({ 'tools.json': DRIFTED }));
    const faults = [{ on: 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs', answer: { first } }];
    const { head } = world.commits;
    await world.run({ faults });
    const path = `/repos/acme/tools/commits/${head}/check-runs`;
    expect(await world.github.api(tokenOf('admin'), 'GET', path)).toMatchObject({
      check_runs: [{ conclusion: 'failure' }],
    });
  });

  test('without the permission is a warning that names it; the verdict stands', async () => {
    const run = await scenario({ H: GROWN, inputs }).run();
    expect(run.outputs).toMatchObject({ verdict: 'baseline-change' });
    expect(run.checkRuns).toEqual([]);
    expect(run.log).toMatch(/^::warning::.*checks: write/m);
  });

  test('is never made for a fork; a warning says why', async () => {
    const run = await scenario({ inputs, fork: true }).run();
    expect(run.exit).toBe(0);
    expect(run.checkRuns).toEqual([]);
    expect(run.log).toMatch(/^::warning::.*fork/m);
  });

  test.each([500, 422])('a %i to its writing is a warning', async (status) => {
    const faults = [{ on: 'POST /repos/{owner}/{repo}/check-runs', answer: { status } }];
    const run = await scenario({ inputs, permissions, faults }).run();
    expect(run.exit).toBe(0);
    expect(run.log).toMatch(/^::warning::The check run/m);
  });
});

describeEndToEnd('the report files', (scenario) => {
  test('are JSON, Markdown and SARIF, whole', async () => {
    const run = await scenario({ C: DRIFTED }).run();
    expect([...run.reports.keys()].sort()).toEqual(['report-json', 'report-markdown', 'report-sarif']);
    expect(JSON.parse(run.reports.get('report-json') ?? '')).toMatchObject({
      verdict: 'drift',
      passes: false,
    });
    expect(JSON.parse(run.reports.get('report-sarif') ?? '')).toMatchObject({ version: '2.1.0' });
    expect(run.reports.get('report-markdown')).toContain('`delete_file`');
  });

  test('are there when it could not be checked, too', async () => {
    const run = await scenario({ C: null }).run();
    expect([...run.reports.keys()].sort()).toEqual(['report-json', 'report-markdown', 'report-sarif']);
  });

  test('say the same in two runs: no time, machine path or run number', async () => {
    const world = await scenario({ C: DRIFTED, H: GROWN }).open();
    const [one, other] = [await world.run(), await world.run({ environment: { GITHUB_RUN_ID: '7002' } })];
    expect(other.reports).toEqual(one.reports);
    expect(other.summary).toBe(one.summary);
  });
});
