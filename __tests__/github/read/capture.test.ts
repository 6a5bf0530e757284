import { describe, expect, test } from '@jest/globals';
import { awaitCapture } from '../../../src/github/read/capture.js';
import type { Parameters } from '../../../src/github/api/api.js';
import { fakeApi, json } from '../api/fake-api.js';
import { apiRun } from './actions.js';

const HEAD = 'a'.repeat(40);
const RUNS = 'GET /repos/o/r/actions/runs';
const MINUTE = 60_000;

/** What is found where the runs are `answers`, one a question, the last one for ever. */
async function found(answers: readonly (readonly object[])[], timeout = 10 * MINUTE) {
  const asked: Parameters[] = [];
  const sleeps: number[] = [];
  let now = 0;
  const api = fakeApi({
    [RUNS]: (parameters) => {
      asked.push(parameters);
      return json({ workflow_runs: answers[Math.min(asked.length, answers.length) - 1] });
    },
  });
  const clock = {
    now: () => now,
    sleep: (milliseconds: number) => {
      sleeps.push(milliseconds);
      now += milliseconds;
      return Promise.resolve();
    },
  };
  const wanted = {
    repository: { owner: 'o', repo: 'r' },
    workflow: '.github/workflows/capture.yml',
    event: 'pull_request',
    head: HEAD,
    from: { repository: 'o/r', branch: 'change' },
    timeout,
  } as const;
  const { run, error } = await awaitCapture(api, wanted, clock);
  return { run: run?.id ?? null, code: error?.code ?? null, asked, sleeps, waited: now };
}

const running = (id: number) => apiRun(id, { status: 'in_progress', conclusion: null });

describe('the capture', () => {
  test('that is over is found by event and head, at once', async () => {
    const { run, code, asked, sleeps } = await found([[apiRun(5)]]);
    expect([run, code, sleeps]).toEqual([5, null, []]);
    expect(asked).toEqual([{ event: 'pull_request', head_sha: HEAD, per_page: 100 }]);
  });

  test('of several runs is the newest', async () => {
    expect(await found([[apiRun(5, { conclusion: 'failure' }), apiRun(7), apiRun(6)]])).toMatchObject({
      run: 7,
    });
    expect(await found([[apiRun(7, { conclusion: 'failure' }), apiRun(6)]])).toMatchObject({
      run: 7,
      code: 'capture_failed',
    });
  });

  test('is waited for, ever less often', async () => {
    const { run, code, sleeps } = await found([[], [running(5)], [running(5)], [apiRun(5)]]);
    expect([run, code, sleeps]).toEqual([5, null, [5000, 7500, 11_250]]);
  });

  test('that is not over in time is none, and few questions are asked', async () => {
    const { run, code, waited, asked } = await found([[running(5)]]);
    expect([run, code, waited]).toEqual([5, 'capture_unfinished', 10 * MINUTE]);
    expect(asked.length).toBeLessThan(30);
  });

  test('is not waited for where no time is given', async () => {
    expect(await found([[running(5)]], 0)).toMatchObject({ code: 'capture_unfinished', sleeps: [] });
  });

  test.each<[string, string, object]>([
    ['failed', 'capture_failed', { conclusion: 'failure' }],
    ['was cancelled', 'capture_failed', { conclusion: 'cancelled' }],
    ['was skipped', 'capture_failed', { conclusion: 'skipped' }],
    ['waits for approval', 'capture_waits_for_approval', { conclusion: 'action_required' }],
    ['waits for an environment', 'capture_waits_for_approval', { status: 'waiting', conclusion: null }],
  ])('that %s is no use, and not waited for', async (_, code, state) => {
    expect(await found([[apiRun(5, state)]])).toMatchObject({ run: 5, code, sleeps: [] });
  });

  test.each<[string, object]>([
    ['of another commit', { head_sha: 'b'.repeat(40) }],
    ['of another event', { event: 'push' }],
    ['of another branch', { head_branch: 'other' }],
    ['of another repository', { head_repository: { full_name: 'mallory/r' } }],
    ['of a repository that was deleted', { head_repository: null }],
    ['of another workflow', { path: '.github/workflows/other.yml' }],
    ['of a workflow with a look-alike name', { path: '.github/workflows/capture.yml@x.yml' }],
    ['of another folder', { path: 'x/.github/workflows/capture.yml' }],
  ])('%s is another capture', async (_, other) => {
    expect(await found([[apiRun(5, other)]], MINUTE)).toMatchObject({ run: null, code: 'capture_missing' });
  });

  test.each(['@refs/heads/main', `@${'c'.repeat(40)}`])('is found with %s behind its path', async (ref) => {
    const run = apiRun(5, { path: `.github/workflows/capture.yml${ref}` });
    expect(await found([[run]])).toMatchObject({ run: 5, code: null });
  });
});
