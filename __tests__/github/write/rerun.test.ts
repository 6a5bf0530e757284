import { describe, expect, test } from '@jest/globals';
import type { Answer } from '../../../src/github/api/api.js';
import type { Clock } from '../../../src/github/api/clock.js';
import { rerunFailedCheck } from '../../../src/run/rerun-failed-check.js';
import { alignCheck } from '../../../src/github/write/rerun.js';
import type { RerunRequest } from '../../../src/github/write/rerun.js';
import { fakeApi, json, paged } from '../api/fake-api.js';
import type { Respond } from '../api/fake-api.js';
import { idOf } from '../../run/history.js';

const RUNS = 'GET /repos/o/r/actions/workflows/gate.yml/runs';
const OWN_JOBS = 'GET /repos/o/r/actions/runs/200/jobs';
const JOBS = 'GET /repos/o/r/actions/runs/100/jobs';
const RUN = 'GET /repos/o/r/actions/runs/100';
const RERUN = 'POST /repos/o/r/actions/jobs/11/rerun';

function request(over: Partial<RerunRequest> = {}): RerunRequest {
  return {
    repository: { owner: 'o', repo: 'r' },
    pullRequest: 7,
    head: idOf('head'),
    passes: true,
    workflow: 'gate.yml',
    run: 200,
    runner: 'GitHub Actions 5',
    ...over,
  };
}

function job(conclusion: string | null, over: Record<string, unknown> = {}) {
  const status = conclusion === null ? 'in_progress' : 'completed';
  return { id: 11, name: 'gate', status, conclusion, runner_name: 'GitHub Actions 3', ...over };
}

const OWN = job(null, { id: 21, runner_name: 'GitHub Actions 5' });

function runs(...ids: readonly number[]): Respond {
  const workflow_runs = ids.map((id) => ({ id, pull_requests: [{ number: 7 }] }));
  return ({ event }) => json({ workflow_runs: event === 'pull_request' ? workflow_runs : [] });
}

function testClock(): Clock & { readonly sleeps: number[] } {
  const sleeps: number[] = [];
  let now = 0;
  return {
    sleeps,
    now: () => now,
    sleep: async (milliseconds) => {
      sleeps.push(milliseconds);
      now += milliseconds;
    },
  };
}

function withRun(conclusion: string | null, more: Readonly<Record<string, Answer | Respond>> = {}) {
  return fakeApi({
    [RUNS]: runs(100),
    [OWN_JOBS]: paged([OWN], 'jobs'),
    [JOBS]: paged([job(conclusion)], 'jobs'),
    [RUN]: json({ status: 'completed' }),
    [RERUN]: json({}, 201),
    ...more,
  });
}

function reruns(api: ReturnType<typeof fakeApi>): number {
  return api.calls.filter((call) => call.startsWith('POST ')).length;
}

describe("when the pull request's check is run again", () => {
  test.each([
    [true, 'failure', 1],
    [false, 'success', 1],
    [true, 'success', 0],
    [false, 'failure', 0],
    [true, 'cancelled', 1],
    [false, 'skipped', 1],
    [false, 'neutral', 1],
    [true, 'timed_out', 1],
  ])('this run passes %s, that one is %s: %d times', async (passes, conclusion, count) => {
    const api = withRun(conclusion);
    expect(await alignCheck(api, request({ passes }), testClock())).toBeNull();
    expect(reruns(api)).toBe(count);
  });

  test('the job by its id, not its run', async () => {
    const api = withRun('failure');
    await alignCheck(api, request(), testClock());
    expect(api.calls.at(-1)).toBe(RERUN);
  });

  test('the run is that of this workflow on this head', async () => {
    const api = withRun('success');
    await alignCheck(api, request(), testClock());
    expect(api.sent[0]).toMatchObject({ event: 'pull_request', head_sha: idOf('head') });
  });

  test('the latest run counts', async () => {
    const api = withRun('failure', { [RUNS]: runs(90, 100, 95) });
    await alignCheck(api, request(), testClock());
    expect(api.calls).toContain(JOBS);
  });

  test('a run of another pull request with the same head does not', async () => {
    const other = { id: 150, pull_requests: [{ number: 8 }] };
    const ours = { id: 100, pull_requests: [] };
    const api = withRun('success', { [RUNS]: json({ workflow_runs: [other, ours] }) });
    expect(await alignCheck(api, request(), testClock())).toBeNull();
  });

  test('in the hardened mode the run is of pull_request_target', async () => {
    const workflow_runs = [{ id: 100, pull_requests: [] }];
    const respond: Respond = ({ event }) =>
      json({ workflow_runs: event === 'pull_request_target' ? workflow_runs : [] });
    const api = withRun('failure', { [RUNS]: respond });
    expect(await alignCheck(api, request(), testClock())).toBeNull();
    expect(reruns(api)).toBe(1);
  });

  test('among the jobs of this run, the one on this machine is ours', async () => {
    const another = job(null, { id: 22, name: 'tests', runner_name: 'GitHub Actions 6' });
    const api = withRun('failure', { [OWN_JOBS]: paged([another, OWN], 'jobs') });
    await alignCheck(api, request(), testClock());
    expect(reruns(api)).toBe(1);
  });

  test("without a machine's name, the only one that is running", async () => {
    const done = job('success', { id: 22, name: 'tests' });
    const api = withRun('failure', { [OWN_JOBS]: paged([done, { ...OWN, runner_name: null }], 'jobs') });
    await alignCheck(api, request({ runner: '' }), testClock());
    expect(reruns(api)).toBe(1);
  });
});

describe('a run that is still in progress', () => {
  const afterSome = (count: number, before: unknown, after: unknown): Respond => {
    let asked = 0;
    return () => json({ jobs: [(asked += 1) > count ? after : before] });
  };

  test('is waited for, and left alone where it comes to the same', async () => {
    const clock = testClock();
    const api = withRun(null, { [JOBS]: afterSome(3, job(null), job('success')) });
    expect(await alignCheck(api, request(), clock)).toBeNull();
    expect(clock.sleeps).toEqual([5000, 5000, 5000]);
    expect(reruns(api)).toBe(0);
  });

  test('is waited for, and run again where it does not', async () => {
    const api = withRun(null, { [JOBS]: afterSome(2, job(null), job('failure')) });
    expect(await alignCheck(api, request(), testClock())).toBeNull();
    expect(reruns(api)).toBe(1);
  });

  test('is waited for where only its other jobs run: GitHub would refuse', async () => {
    let asked = 0;
    const api = withRun('failure', {
      [RUN]: () => json({ status: (asked += 1) > 2 ? 'completed' : 'in_progress' }),
    });
    const clock = testClock();
    expect(await alignCheck(api, request(), clock)).toBeNull();
    expect(clock.sleeps).toHaveLength(2);
    expect(reruns(api)).toBe(1);
  });

  test('is waited for 60 s at most', async () => {
    const clock = testClock();
    const api = withRun(null);
    expect(await alignCheck(api, request(), clock)).toEqual({
      subject: 'rerun',
      reason: 'run_not_over',
      readOnly: false,
    });
    expect(clock.now()).toBeLessThanOrEqual(60_000);
    expect(reruns(api)).toBe(0);
  });
});

describe('what is left to do by hand', () => {
  test.each<readonly [string, Readonly<Record<string, Answer | Respond>>, string]>([
    ['no run', { [RUNS]: runs() }, 'job_not_found'],
    ['no such workflow', { [RUNS]: json({}, 404) }, 'job_not_found'],
    ['no job of this run', { [OWN_JOBS]: paged([], 'jobs') }, 'job_not_found'],
    ['two jobs that may be this one', { [OWN_JOBS]: paged([OWN, OWN], 'jobs') }, 'job_not_found'],
    ['no job of that name', { [JOBS]: paged([job('failure', { name: 'other' })], 'jobs') }, 'job_not_found'],
    ['no permission to read', { [RUNS]: json({}, 403) }, 'permission_missing'],
    ['no permission to run', { [RERUN]: json({}, 403) }, 'permission_missing'],
    ['refused', { [RERUN]: json({}, 422) }, 'rerun_refused'],
    ['out of order', { [RERUN]: json({}, 500) }, 'github_unavailable'],
  ])('%s', async (_name, routes, reason) => {
    const api = withRun('failure', routes);
    const warning = await alignCheck(api, request(), testClock());
    expect(warning).toEqual({ subject: 'rerun', reason, readOnly: false });
    expect(reruns(api)).toBeLessThanOrEqual(1);
  });
});

describe('after which event', () => {
  const event = {
    name: 'pull_request_review',
    repository: { owner: 'o', repo: 'r' },
    commit: idOf('merge'),
    pullRequest: 7,
    head: idOf('head'),
    headBranch: 'change',
    headRepository: 'o/r',
    baseBranch: 'main',
    defaultBranch: 'main',
    fork: false,
  } as const;
  const environment = {
    GITHUB_WORKFLOW_REF: 'o/r/.github/workflows/gate.yml@refs/pull/7/merge',
    GITHUB_RUN_ID: '200',
    RUNNER_NAME: 'GitHub Actions 5',
  };

  test("a review: the job is found by the run's variables", async () => {
    const api = withRun('failure');
    expect(await rerunFailedCheck(api, event, environment, true, testClock())).toBeNull();
    expect(reruns(api)).toBe(1);
  });

  test('no other: nothing is asked', async () => {
    const api = fakeApi({});
    expect(await rerunFailedCheck(api, { ...event, name: 'pull_request' }, environment, true)).toBeNull();
    expect(api.calls).toEqual([]);
  });
});
