import { expect, test } from '@jest/globals';
import { CATALOG, DRIFTED, GROWN } from './harness/catalogs.js';
import { dismiss } from './harness/reviewing.js';
import { describeEndToEnd } from './harness/scenario.js';
import type { Result, Spec } from './harness/scenario.js';

const WITHOUT_APP: Spec = {
  event: 'pull_request_target',
  checkout: 'none',
  inputs: { 'candidate-source': 'commit' },
};
const HARDENED: Spec = { ...WITHOUT_APP, checkPermissions: { checks: 'write', metadata: 'read' } };
const CREATE = 'POST /repos/{owner}/{repo}/check-runs';
const UPDATE = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
const both = (catalog: string) => ({ 'tools.baseline.json': catalog, 'tools.json': catalog });

function conclusions(run: Result): readonly (string | null)[] {
  return run.checkRuns.map(({ conclusion }) => conclusion);
}

describeEndToEnd('the check run of an App', (scenario) => {
  test('is of a fixed name on the head commit, begun before anything is read, with the report', async () => {
    const world = await scenario({ ...HARDENED, T: CATALOG, C: DRIFTED }).open();
    const run = await world.run();
    expect(run.checkRuns).toEqual([
      expect.objectContaining({
        name: 'tool-catalog-gate',
        head_sha: world.commits.head,
        status: 'completed',
        conclusion: 'failure',
        output: expect.objectContaining({
          title: expect.stringContaining('not in the baseline'),
          summary: expect.stringContaining('`delete_file`'),
        }),
      }),
    ]);
    expect(run.requests[0]?.operation).toBe(CREATE);
    expect(run.post).toEqual({ exit: 0, log: '' });
  });

  test('is made with the App’s token alone, which does nothing else', async () => {
    const run = await scenario(HARDENED).run();
    const tokens = (isCheck: boolean) =>
      new Set(
        run.requests
          .filter(({ operation }) =>
            operation.endsWith('check-runs/{check_run_id}') || operation === CREATE ? isCheck : !isCheck,
          )
          .map(({ authorization }) => authorization),
      );
    expect(tokens(true).size).toBe(1);
    expect([...tokens(false)]).not.toContain([...tokens(true)][0]);
  });

  test('is a new one for each decision: approved, then dismissed', async () => {
    const world = await scenario({ ...HARDENED, H: GROWN }).open();
    expect(conclusions(await world.run())).toEqual(['action_required']);
    await world.review('olivia', 'APPROVE');
    const approved = await world.run({ event: 'workflow_run' });
    expect(approved.exit).toBe(0);
    expect(conclusions(approved)).toEqual(['action_required', 'success']);
    await dismiss(world, 'olivia');
    const dismissed = await world.run({ event: 'workflow_run' });
    expect(dismissed.exit).toBe(0);
    expect(conclusions(dismissed)).toEqual(['action_required', 'success', 'action_required']);
    const asked = dismissed.requests.map(({ operation }) => operation);
    expect(asked).not.toContain('POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun');
  });

  test('needs an owner’s approval or the author: a failure where it is the author’s turn', async () => {
    const world = await scenario({ ...HARDENED, H: GROWN, C: DRIFTED }).open();
    expect(conclusions(await world.run())).toEqual(['failure']);
  });

  test('of a step that is killed ends as a failure', async () => {
    const world = await scenario({ ...HARDENED, killedAt: 'GET /repos/{owner}/{repo}/branches' }).open();
    const run = await world.run();
    expect(run.log).toContain('SIGKILL');
    expect(run.post?.exit).toBe(0);
    expect(run.checkRuns).toEqual([
      expect.objectContaining({
        status: 'completed',
        conclusion: 'failure',
        output: expect.objectContaining({ title: expect.stringContaining('ended before it had decided') }),
      }),
    ]);
  });

  test.each([
    ['begun', CREATE, 0],
    ['completed', UPDATE, 1],
  ])('that cannot be %s fails the step', async (_, on, left) => {
    const world = await scenario({ ...HARDENED, faults: [{ on, times: 1, answer: { status: 403 } }] }).open();
    const run = await world.run();
    expect(run.exit).toBe(2);
    expect(run.codes).toEqual(['permission_missing']);
    expect(run.summary).toContain('`checks: write`');
    expect(conclusions(run)).toEqual(left === 0 ? [] : ['failure']);
  });

  test('fails the step where the App may not write checks', async () => {
    const run = await scenario({ ...HARDENED, checkPermissions: { metadata: 'read' } }).run();
    expect(run.exit).toBe(2);
    expect(run.codes).toEqual(['permission_missing']);
    expect(run.checkRuns).toEqual([]);
  });

  test('of a pull request that was pushed to meanwhile fails', async () => {
    const world = await scenario(HARDENED).open();
    const { head } = world.commits;
    const first = async () => void (await world.push(both(DRIFTED)));
    const faults = [{ on: 'GET /repos/{owner}/{repo}/git/trees', times: 1, answer: { first } }];
    const run = await world.run({ faults });
    expect(run.codes).toEqual(['head_moved']);
    const [created] = run.requests.filter(({ operation }) => operation === CREATE);
    expect(JSON.parse(created?.body ?? '')).toMatchObject({ head_sha: head });
    const [completed] = run.requests.filter(({ operation }) => operation === UPDATE);
    expect(JSON.parse(completed?.body ?? '')).toMatchObject({ conclusion: 'failure' });
  });

  test('has the id of its gate in its name', async () => {
    const run = await scenario({ ...HARDENED, inputs: { ...HARDENED.inputs, id: 'mail' } }).run();
    expect(run.checkRuns).toEqual([expect.objectContaining({ name: 'tool-catalog-gate (mail)' })]);
  });

  test.each<[string, Spec, string]>([
    [
      'without the App’s token',
      { inputs: { 'candidate-source': 'commit', 'check-run': 'true' } },
      'check_token_missing',
    ],
    [
      'on pull_request',
      { event: 'pull_request', checkPermissions: { checks: 'write' } },
      'check_run_refused',
    ],
  ])('is refused %s', async (_, more, code) => {
    const run = await scenario({ ...WITHOUT_APP, ...more }).run();
    expect(run.exit).toBe(2);
    expect(run.codes).toEqual([code]);
    expect(run.checkRuns).toEqual([]);
  });

  test('is made on pull_request where a ruleset of another repository runs the gate', async () => {
    const environment = { GITHUB_WORKFLOW_REF: 'acme/policies/.github/workflows/gate.yml@refs/heads/main' };
    const run = await scenario({ ...HARDENED, event: 'pull_request', environment }).run();
    expect(run.exit).toBe(0);
    expect(conclusions(run)).toEqual(['success']);
  });

  test('is one for a merge group too, on its commit', async () => {
    const run = await scenario({ ...HARDENED, event: 'merge_group' }).run();
    expect(conclusions(run)).toEqual(['success']);
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
