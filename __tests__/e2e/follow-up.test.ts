import { expect, test } from '@jest/globals';
import { zipArchive } from '../github/read/zip-archive.js';
import { actionsOf, CAPTURE, captureRun, gateRun, RERUN, REVIEW } from './harness/actions.js';
import type { Run } from './harness/actions.js';
import { CATALOG, DRIFTED, GROWN } from './harness/catalogs.js';
import { listedPull } from './harness/pull-request.js';
import { dismiss } from './harness/reviewing.js';
import { describeEndToEnd, HURRIED } from './harness/scenario.js';
import type { Result, Spec, World } from './harness/scenario.js';

const permissions = {
  actions: 'write',
  checks: 'read',
  contents: 'read',
  metadata: 'read',
  pull_requests: 'write',
  issues: 'write',
};
const HARDENED: Spec = {
  event: 'workflow_run',
  checkout: 'none',
  H: GROWN,
  inputs: { 'candidate-source': 'commit', 'review-workflow': REVIEW },
  files: { [REVIEW]: 'on: pull_request_review\n', [CAPTURE]: 'on: pull_request\n' },
  permissions,
};
const SIMPLE: Spec = {
  ...HARDENED,
  event: 'pull_request_review',
  action: 'submitted',
  inputs: { 'candidate-source': 'commit' },
  payload: { review: { state: 'approved' } },
};

function reruns(run: Result): readonly number[] {
  return run.requests
    .filter(({ operation }) => operation === RERUN)
    .map(({ url }) => Number(/\/jobs\/(\d+)\//.exec(url)?.[1]));
}

const onGate = (world: World, conclusion: string | null, more: Partial<Run> = {}) =>
  actionsOf(world, () => [gateRun(world.commits.head, conclusion, more)]);

describeEndToEnd('after a review', (scenario) => {
  const setups: readonly (readonly [string, Spec, string])[] = [
    ['hardened', HARDENED, 'pull_request_target'],
    ['hardened, of a fork', { ...HARDENED, fork: true }, 'pull_request_target'],
    ['simple', SIMPLE, 'pull_request'],
  ];

  test.each(setups)('(%s) an approval has the red job run again, once', async (_, spec, event) => {
    const world = await scenario(spec).open();
    await world.review('olivia', 'APPROVE');
    const run = await world.run({ answers: onGate(world, 'failure', { event }) });
    expect(run.exit).toBe(0);
    expect(reruns(run)).toEqual([60010]);
    expect(run.outputs).toMatchObject({ verdict: 'approved' });
    expect(run.summary).toContain('this run decides nothing');
    expect(run.summary).toContain('would pass now');
    expect(run.comments).toEqual([]);
  });

  test.each(setups)('(%s) a dismissal has the green job run again at once', async (_, spec, event) => {
    const world = await scenario(spec).open();
    await world.review('olivia', 'APPROVE');
    await dismiss(world, 'olivia');
    const payload = { review: { state: 'dismissed' } };
    const run = await world.run({
      action: 'dismissed',
      payload,
      answers: onGate(world, 'success', { event }),
    });
    expect(run.exit).toBe(0);
    expect(reruns(run)).toEqual([60010]);
    expect(run.summary).toContain('would fail now');
  });

  test.each([
    ['approved', 'success', true],
    ['not approved', 'failure', false],
  ])('that changes nothing (%s) has nothing run again', async (_, conclusion, approves) => {
    const world = await scenario(HARDENED).open();
    if (approves) await world.review('olivia', 'APPROVE');
    else await world.review('oscar', 'APPROVE');
    const run = await world.run({ answers: onGate(world, conclusion) });
    expect(run.exit).toBe(0);
    expect(reruns(run)).toEqual([]);
    expect(run.summary).toContain('says what would be decided now');
  });

  test('that only comments nothing is asked', async () => {
    const world = await scenario({ ...SIMPLE, payload: { review: { state: 'commented' } } }).open();
    await world.review('olivia', 'COMMENT');
    const run = await world.run({ answers: onGate(world, 'failure', { event: 'pull_request' }) });
    expect(run.exit).toBe(0);
    expect(run.requests).toEqual([]);
    expect(run.summary).toContain('A review that only comments changes nothing.');
  });

  test('a job that still runs is left to itself', async () => {
    const world = await scenario({ ...HARDENED, environment: HURRIED }).open();
    await world.review('olivia', 'APPROVE');
    const run = await world.run({ answers: onGate(world, null) });
    expect(run.exit).toBe(0);
    expect(reruns(run)).toEqual([]);
    expect(run.summary).toContain('still runs');
  });

  test('a job of another workflow, whatever it is called, is none of ours', async () => {
    const world = await scenario(HARDENED).open();
    await world.review('olivia', 'APPROVE');
    const answers = onGate(world, 'failure', { path: '.github/workflows/evil.yml' });
    const run = await world.run({ answers });
    expect(run.exit).toBe(0);
    expect(reruns(run)).toEqual([]);
    expect(run.summary).toContain('no job that decides was found');
  });

  test('jobs of earlier heads that are green still are run again where nothing passes any more', async () => {
    const world = await scenario(HARDENED).open();
    const first = world.commits.head;
    await world.review('olivia', 'APPROVE');
    await world.push({ 'change.md': 'More.\n' }, { force: true });
    await dismiss(world, 'olivia');
    const run = await world.run({
      answers: actionsOf(world, () => [
        gateRun(first, 'success', { id: 6001 }),
        gateRun(world.commits.head, 'failure', { id: 6002 }),
      ]),
    });
    expect(run.exit).toBe(0);
    expect(reruns(run)).toEqual([60010]);
    expect(run.summary).toContain('earlier heads');
  });

  const refused = { on: RERUN, answer: { status: 403 } } as const;

  test('a red job that cannot be run again is told, with the step by hand', async () => {
    const world = await scenario({ ...HARDENED, faults: [refused] }).open();
    await world.review('olivia', 'APPROVE');
    const run = await world.run({ answers: onGate(world, 'failure') });
    expect(run.exit).toBe(0);
    expect(run.summary).toMatch(/`actions: write`.*Re-run jobs/);
  });

  test('a green job that cannot be run again fails the step: it passes though it should not', async () => {
    const world = await scenario({ ...SIMPLE, fork: true, faults: [refused] }).open();
    const payload = { review: { state: 'dismissed' } };
    const run = await world.run({ payload, answers: onGate(world, 'success', { event: 'pull_request' }) });
    expect(run.exit).toBe(1);
    expect(run.log).toMatch(/^::error::.*would fail now, and could not be run again/m);
  });

  test('with several open pull requests of one head each is looked at', async () => {
    const world = await scenario(HARDENED).open();
    const other = listedPull(world.pull, { base: { ref: 'main' } });
    const run = await world.run({
      answers: {
        ...onGate(world, 'success'),
        'GET /repos/{owner}/{repo}/pulls': [listedPull(world.pull), other],
      },
    });
    expect(reruns(run)).toEqual([60010, 60010]);
  });

  test.each<[string, object]>([
    ['another commit', { head: { sha: 'f'.repeat(40), repo: { full_name: 'acme/tools' } } }],
    ['another repository', { head: { sha: 'f'.repeat(40), repo: { full_name: 'mallory/tools' } } }],
  ])('a pull request of %s is not looked at', async (_, more) => {
    const world = await scenario(HARDENED).open();
    const run = await world.run({
      answers: {
        ...onGate(world, 'success'),
        'GET /repos/{owner}/{repo}/pulls': [listedPull(world.pull, more)],
      },
    });
    expect(run.exit).toBe(0);
    expect(reruns(run)).toEqual([]);
    expect(run.summary).toContain('No open pull request');
  });

  test('of a fork that was deleted there is nothing to do', async () => {
    const payload = { workflow_run: { head_sha: 'f'.repeat(40), head_branch: 'x', head_repository: null } };
    const run = await scenario({ ...HARDENED, payload }).run();
    expect(run.exit).toBe(0);
    expect(run.requests).toEqual([]);
  });

  test('a change of the review workflow needs an approval', async () => {
    const headFiles = { [REVIEW]: 'on: push\n' };
    const world = await scenario({ ...HARDENED, H: CATALOG, headFiles, event: 'pull_request_target' }).open();
    const run = await world.run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'protected-change' });
    expect(run.summary).toContain(REVIEW);
  });
});

describeEndToEnd('after a capture', (scenario) => {
  const captured = (catalog: string) => [
    { name: 'tool-catalog', archive: zipArchive([{ name: 'tools.json', content: catalog }]) },
  ];
  const spec: Spec = {
    ...HARDENED,
    H: CATALOG,
    captured: true,
    C: null,
    inputs: { 'candidate-source': 'artifact', 'capture-workflow': CAPTURE },
  };

  test.each([
    ['that came late has the red job run again', CATALOG, 'failure', [60010]],
    ['that found drift has the green job run again', DRIFTED, 'success', [60010]],
    ['that changes nothing has nothing run again', DRIFTED, 'failure', []],
  ])('one %s', async (_, catalog, conclusion, expected) => {
    const world = await scenario(spec).open();
    const run = await world.run({
      answers: actionsOf(world, () => [
        captureRun(world, { artifacts: captured(catalog) }),
        gateRun(world.commits.head, conclusion),
      ]),
    });
    expect(run.exit).toBe(0);
    expect(reruns(run)).toEqual(expected);
  });
});
