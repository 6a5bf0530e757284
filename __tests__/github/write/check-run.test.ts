import { describe, expect, test } from '@jest/globals';
import { at } from '../../../src/github/api/answer.js';
import { checkRunName, publishCheckRun } from '../../../src/github/write/check-run.js';
import type { CheckRunContent, CheckRunRequest } from '../../../src/github/write/check-run.js';
import type { Annotation } from '../../../src/report/index.js';
import { fakeApi, json, paged } from '../api/fake-api.js';
import type { Respond } from '../api/fake-api.js';

const HEAD = 'a'.repeat(40);
const LIST = `GET /repos/o/r/commits/${HEAD}/check-runs`;
const CREATE = 'POST /repos/o/r/check-runs';
const update = (id: number) => `PATCH /repos/o/r/check-runs/${id}`;

function request(over: Partial<CheckRunRequest> = {}): CheckRunRequest {
  return {
    repository: { owner: 'o', repo: 'r' },
    head: HEAD,
    id: '',
    readOnly: false,
    content: saying(),
    ...over,
  };
}

function saying(over: Partial<CheckRunContent> = {}): () => Promise<CheckRunContent> {
  return async () => ({
    passes: true,
    title: 'Unchanged',
    summary: 'All the same.',
    annotations: [],
    ...over,
  });
}

function run(id: number, over: Record<string, unknown> = {}) {
  return {
    id,
    name: 'tool-catalog-gate',
    external_id: 'tool-catalog-gate',
    app: { slug: 'github-actions' },
    output: { annotations_count: 0 },
    ...over,
  };
}

function lines(count: number): readonly Annotation[] {
  return Array.from({ length: count }, (_, index) => ({
    path: 'tools.json',
    line: index + 1,
    level: 'error' as const,
    title: 'Drift',
    message: 'changed',
  }));
}

function withRuns(runs: readonly unknown[], more: Record<string, Respond> = {}) {
  const routes = { [LIST]: paged(runs, 'check_runs'), [CREATE]: () => json({ id: 50 }, 201), ...more };
  return fakeApi(routes, () => ({ data: { viewer: { login: 'github-actions[bot]' } }, errors: [] }));
}

const updates = (...ids: readonly number[]) =>
  Object.fromEntries(ids.map((id) => [update(id), () => json({ id })]));

describe('the one check run', () => {
  test.each([
    [true, 'success'],
    [false, 'failure'],
  ])('passes %s: is made as %s on the head commit', async (passes, conclusion) => {
    const api = withRuns([]);
    expect(await publishCheckRun(api, request({ content: saying({ passes }) }))).toBeNull();
    expect(api.calls).toEqual([LIST, CREATE]);
    expect(api.sent[0]).toMatchObject({ check_name: 'tool-catalog-gate', per_page: 100 });
    expect(api.sent[1]).toEqual({
      name: 'tool-catalog-gate',
      external_id: 'tool-catalog-gate',
      head_sha: HEAD,
      status: 'completed',
      conclusion,
      output: { title: 'Unchanged', summary: 'All the same.' },
    });
  });

  test('is brought up to date: the newest that we made', async () => {
    const api = withRuns([run(8), run(11), run(9)], updates(11));
    expect(await publishCheckRun(api, request({ content: saying({ passes: false }) }))).toBeNull();
    expect(api.calls).toEqual([LIST, 'GRAPHQL', update(11)]);
    expect(api.sent[2]).toMatchObject({ conclusion: 'failure', status: 'completed' });
  });

  test.each([
    ['another app made', run(8, { app: { slug: 'mallory' } })],
    ['nobody is known to have made', run(8, { app: null })],
    ['is a job of that name', run(8, { external_id: 'b4a5e4bd-7b4e-5e4f' })],
    ['has another name', run(8, { name: 'tool-catalog-gate (b)' })],
  ])('a check run that %s is left alone', async (_name, other) => {
    const api = withRuns([other]);
    expect(await publishCheckRun(api, request())).toBeNull();
    expect(api.calls.at(-1)).toBe(CREATE);
  });

  test('is found on the second page', async () => {
    const others = Array.from({ length: 100 }, (_, index) => run(index + 1, { external_id: 'x' }));
    const api = withRuns([...others, run(500)], updates(500));
    await publishCheckRun(api, request());
    expect(api.calls).toEqual([LIST, LIST, 'GRAPHQL', update(500)]);
  });

  test("has the gate's id in its name", () => {
    expect(checkRunName('')).toBe('tool-catalog-gate');
    expect(checkRunName('billing')).toBe('tool-catalog-gate (billing)');
  });
});

describe('its limits', () => {
  test('120 annotations go in three requests', async () => {
    const api = withRuns([], updates(50));
    await publishCheckRun(api, request({ content: saying({ annotations: lines(120) }) }));
    expect(api.calls).toEqual([LIST, CREATE, update(50), update(50)]);
    const counts = api.sent.slice(1).map((sent) => at(sent, 'output', 'annotations'));
    expect(counts.map((list) => (Array.isArray(list) ? list.length : null))).toEqual([50, 50, 20]);
    expect(at(api.sent[1], 'output', 'annotations', '0')).toEqual({
      path: 'tools.json',
      start_line: 1,
      end_line: 1,
      annotation_level: 'failure',
      title: 'Drift',
      message: 'changed',
    });
  });

  test('a remark without a file is left out, one without a line is at the first', async () => {
    const api = withRuns([]);
    const [remark] = lines(1);
    if (remark === undefined) throw new Error('no remark');
    const annotations: readonly Annotation[] = [
      { ...remark, path: null },
      { ...remark, line: null, level: 'warning' },
    ];
    await publishCheckRun(api, request({ content: saying({ annotations }) }));
    expect(at(api.sent[1], 'output', 'annotations')).toEqual([
      expect.objectContaining({
        path: 'tools.json',
        start_line: 1,
        end_line: 1,
        annotation_level: 'warning',
      }),
    ]);
  });

  test('annotations that are there already are not added again', async () => {
    const api = withRuns([run(8, { output: { annotations_count: 3 } })], updates(8));
    await publishCheckRun(api, request({ content: saying({ annotations: lines(3) }) }));
    expect(api.calls).toEqual([LIST, 'GRAPHQL', update(8)]);
    expect(at(api.sent[2], 'output')).not.toHaveProperty('annotations');
  });

  test('where there are other annotations, a new check run of the name takes over', async () => {
    const api = withRuns([run(8, { output: { annotations_count: 3 } })]);
    await publishCheckRun(api, request());
    expect(api.calls.at(-1)).toBe(CREATE);
  });

  test('a summary over 65,535 characters is cut', async () => {
    const api = withRuns([]);
    await publishCheckRun(api, request({ content: saying({ summary: 'x'.repeat(70_000) }) }));
    expect(String(at(api.sent[1], 'output', 'summary'))).toHaveLength(65_535);
  });
});

describe('what keeps it from being written', () => {
  test('head and reviews are read last of all', async () => {
    const api = withRuns([run(8)], updates(8));
    const content = () => {
      expect(api.calls).toEqual([LIST, 'GRAPHQL']);
      return saying({ passes: false })();
    };
    await publishCheckRun(api, request({ content }));
    expect(api.sent[2]).toMatchObject({ conclusion: 'failure' });
  });

  test.each([403, 404])('%d names the permission', async (status) => {
    const api = withRuns([], { [CREATE]: () => json({ message: 'No' }, status) });
    expect(await publishCheckRun(api, request())).toMatchObject({
      reason: 'permission_missing',
      readOnly: false,
    });
  });

  test('a fork is told why', async () => {
    const api = withRuns([], { [CREATE]: () => json({ message: 'No' }, 403) });
    expect(await publishCheckRun(api, request({ readOnly: true }))).toEqual({
      subject: 'check-run',
      reason: 'permission_missing',
      readOnly: true,
    });
  });

  test.each([422, 500])('%d is a warning', async (status) => {
    const api = withRuns([], { [CREATE]: () => json({ message: 'No' }, status) });
    expect(await publishCheckRun(api, request())).toMatchObject({ subject: 'check-run' });
  });
});
