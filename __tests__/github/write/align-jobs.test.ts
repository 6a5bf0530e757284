import { describe, expect, test } from '@jest/globals';
import type { Answer } from '../../../src/github/api/api.js';
import { alignJobs } from '../../../src/github/write/align-jobs.js';
import type { AlignRequest } from '../../../src/github/write/align-jobs.js';
import { idOf } from '../../run/history.js';
import { fakeApi, json } from '../api/fake-api.js';
import type { Respond } from '../api/fake-api.js';
import { apiRun } from '../read/actions.js';

const FILE = '.github/workflows/gate.yml';
const HEAD = idOf('head');

/** A check run of a job, whose run has its id's tenfold; `job` is what that run really says of it. */
function check(id: number, conclusion: string | null, more: object = {}, job: object = {}) {
  const status = conclusion === null ? 'in_progress' : 'completed';
  const facts = { id, name: 'tool-catalog', status, conclusion };
  return {
    ...facts,
    app: { slug: 'github-actions' },
    details_url: `https://github.com/o/r/actions/runs/${id * 10}/job/${id}`,
    ...more,
    job: { ...facts, ...more, ...job },
  };
}

const checksOf = (head: string) => `GET /repos/o/r/commits/${idOf(head)}/check-runs`;
const runOf = (id: number, more: object = {}) => ({
  [`GET /repos/o/r/actions/runs/${id}`]: json(
    apiRun(id, { path: FILE, event: 'pull_request_target', ...more }),
  ),
});
const rerunOf = (id: number) => `POST /repos/o/r/actions/jobs/${id}/rerun`;

/** A head's check runs, and the jobs of their runs. */
function list(
  head: string,
  ...checks: readonly ReturnType<typeof check>[]
): Readonly<Record<string, Answer>> {
  const jobs = checks.map(({ id, job }) => [
    `GET /repos/o/r/actions/runs/${id * 10}/jobs`,
    json({ jobs: [job] }),
  ]);
  return { [checksOf(head)]: json({ check_runs: checks }), ...Object.fromEntries(jobs) };
}

function github(more: Readonly<Record<string, Answer | Respond>>) {
  return fakeApi({
    ...runOf(110),
    ...runOf(120),
    ...runOf(130),
    ...Object.fromEntries([11, 12, 13].map((id) => [rerunOf(id), json({}, 201)])),
    ...more,
  });
}

function request(over: Partial<AlignRequest> = {}): AlignRequest {
  return {
    repository: { owner: 'o', repo: 'r' },
    head: HEAD,
    earlierHeads: () => Promise.resolve([]),
    passes: true,
    workflow: { file: FILE, job: 'tool-catalog' },
    ...over,
  };
}

function clock() {
  let now = 0;
  return {
    now: () => now,
    sleep: (milliseconds: number) => Promise.resolve(void (now += milliseconds)),
  };
}

async function aligned(routes: Readonly<Record<string, Answer | Respond>>, over: Partial<AlignRequest> = {}) {
  const api = github(routes);
  const { state, earlierAsked, error } = await alignJobs(api, request(over), clock());
  const asked = api.calls
    .filter((call) => call.startsWith('POST '))
    .map((call) => Number(/\d+/.exec(call)?.[0]));
  return { state, earlierAsked, code: error?.code ?? null, asked, api };
}

describe('the deciding job of the head', () => {
  test.each<[boolean, string, string]>([
    [true, 'failure', 'asked'],
    [true, 'cancelled', 'asked'],
    [true, 'skipped', 'asked'],
    [true, 'success', 'agrees'],
    [false, 'success', 'asked'],
    [false, 'neutral', 'asked'],
    [false, 'skipped', 'asked'],
    [false, 'failure', 'agrees'],
    [false, 'timed_out', 'agrees'],
  ])('where the decision passes (%s) and it ended in %s: %s', async (passes, conclusion, state) => {
    const run = await aligned(list('head', check(11, conclusion)), { passes });
    expect(run.state).toBe(state);
    expect(run.asked).toEqual(state === 'asked' ? [11] : []);
  });

  test('is the newest', async () => {
    const checks = list('head', check(11, 'failure'), check(13, 'success'), check(12, 'failure'));
    expect(await aligned(checks)).toMatchObject({ state: 'agrees', asked: [] });
  });

  test.each<[string, object, object]>([
    ['another app’s', { app: { slug: 'mallory' } }, {}],
    ['no job’s, though Actions’ own', { details_url: 'https://github.com/o/r/runs/13' }, {}],
    ['of another workflow', {}, { path: '.github/workflows/evil.yml' }],
    ['of another event', {}, { event: 'push' }],
    ['of a review', {}, { event: 'pull_request_review' }],
  ])('is none that is %s, though it is newer and of the same name', async (_, more, run) => {
    const checks = list('head', check(11, 'failure'), check(13, 'success', more));
    const { state, asked } = await aligned({ ...checks, ...runOf(130, run) });
    expect([state, asked]).toEqual(['asked', [11]]);
  });

  test('has another name than expected where it is the only one of its workflow', async () => {
    const one = check(11, 'failure', { name: 'gate / decide' });
    const lint = {
      ...list('head', one, check(13, 'success', { name: 'lint' })),
      ...runOf(130, { path: 'lint.yml' }),
    };
    expect(await aligned(lint)).toMatchObject({ state: 'asked', asked: [11] });
    const two = list('head', one, check(13, 'failure', { name: 'other' }));
    expect(await aligned(two)).toMatchObject({ state: 'missing', asked: [] });
  });

  test('is what its run says, whatever a check run says that was made to hide it', async () => {
    const forged = check(13, 'failure', { details_url: 'https://github.com/o/r/actions/runs/110/job/13' });
    const hidden = {
      ...list('head', forged, check(11, 'success')),
      'GET /repos/o/r/actions/runs/130/jobs': json({}),
    };
    expect(await aligned(hidden, { passes: false })).toMatchObject({ state: 'asked', asked: [11] });
    const another = list('head', check(13, 'failure'), check(11, 'success'));
    expect(await aligned(another, { passes: false })).toMatchObject({ state: 'asked', asked: [11] });
  });

  test('is missing where the head has none', async () => {
    expect(await aligned(list('head'))).toMatchObject({ state: 'missing', asked: [] });
  });

  test('that still runs is waited for, until its run is over too', async () => {
    let reads = 0;
    const jobs: Respond = () => json({ jobs: [check(11, (reads += 1) < 3 ? null : 'failure').job] });
    const run: Respond = () =>
      json(
        apiRun(110, { path: FILE, event: 'pull_request', status: reads < 4 ? 'in_progress' : 'completed' }),
      );
    const routes = {
      ...list('head', check(11, 'failure')),
      'GET /repos/o/r/actions/runs/110': run,
      'GET /repos/o/r/actions/runs/110/jobs': jobs,
    };
    const { state, asked } = await aligned(routes);
    expect([state, asked, reads]).toEqual(['asked', [11], 5]);
  });

  test('that goes on running is left to itself', async () => {
    expect(await aligned(list('head', check(11, null)))).toMatchObject({
      state: 'running',
      asked: [],
    });
  });

  test.each([
    [403, 'permission_missing'],
    [422, null],
  ])('that GitHub does not run again (%d) is told', async (status, code) => {
    const routes = { ...list('head', check(11, 'failure')), [rerunOf(11)]: json({}, status) };
    expect(await aligned(routes)).toMatchObject({ state: 'refused', code });
  });
});

describe('deciding jobs of earlier heads', () => {
  const heads = [HEAD, idOf('second'), idOf('first'), idOf('second')];
  const earlier = { earlierHeads: () => Promise.resolve(heads) };
  const routes = {
    ...list('head', check(13, 'failure')),
    ...list('second', check(12, 'success')),
    ...list('first', check(11, 'failure')),
  };

  test('that are green still run again where nothing passes any more', async () => {
    expect(await aligned(routes, { ...earlier, passes: false })).toMatchObject({
      state: 'agrees',
      earlierAsked: 1,
      asked: [12],
    });
  });

  test('are left alone where the decision passes', async () => {
    expect(await aligned(routes, earlier)).toMatchObject({ state: 'asked', earlierAsked: 0, asked: [13] });
  });

  test('run again although the head’s cannot', async () => {
    const refused = {
      ...routes,
      ...list('head', check(13, 'success')),
      [rerunOf(13)]: json({}, 403),
    };
    expect(await aligned(refused, { ...earlier, passes: false })).toMatchObject({
      state: 'refused',
      earlierAsked: 1,
      code: 'permission_missing',
    });
  });

  test('are 10 at most', async () => {
    const names = Array.from({ length: 15 }, (_, index) => `old-${index}`);
    const many = Object.assign({}, ...names.map((name) => list(name, check(12, 'success'))));
    const { earlierAsked } = await aligned(
      { ...routes, ...many },
      { earlierHeads: () => Promise.resolve(names.map(idOf)), passes: false },
    );
    expect(earlierAsked).toBe(10);
  });
});
