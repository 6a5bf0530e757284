import { describe, expect, test } from '@jest/globals';
import { at, listAt } from '../../../src/github/api/answer.js';
import { checkRunName, completeCheckRun, startCheckRun } from '../../../src/github/write/check-run.js';
import type { CheckRunAnnotation, CheckRunContent } from '../../../src/github/write/check-run.js';
import { fakeApi, json } from '../api/fake-api.js';

const REPOSITORY = { owner: 'o', repo: 'r' };
const PLACE = { repository: REPOSITORY, head: 'a'.repeat(40), id: '' };
const CREATE = 'POST /repos/o/r/check-runs';
const UPDATE = 'PATCH /repos/o/r/check-runs/50';

function lines(count: number): readonly CheckRunAnnotation[] {
  return Array.from({ length: count }, (_, index) => ({
    path: 'tools.json',
    line: index + 1,
    level: 'error' as const,
    title: 'Drift',
    message: 'changed',
  }));
}

async function completed(more: Partial<CheckRunContent> = {}, status = 200) {
  const api = fakeApi({ [UPDATE]: json({ id: 50 }, status) });
  const plain = {
    conclusion: 'success',
    title: 'Unchanged',
    summary: 'All the same.',
    annotations: [],
  } as const;
  await completeCheckRun(api, REPOSITORY, 50, { ...plain, ...more });
  return api;
}

describe('a check run', () => {
  test('begins anew with each decision, in progress', async () => {
    const api = fakeApi({ [CREATE]: json({ id: 50 }, 201) });
    expect(await startCheckRun(api, PLACE)).toBe(50);
    expect(api.calls).toEqual([CREATE]);
    expect(api.sent).toEqual([{ name: 'tool-catalog-gate', head_sha: PLACE.head, status: 'in_progress' }]);
  });

  test("has the gate's id in its name", () => {
    expect(checkRunName('')).toBe('tool-catalog-gate');
    expect(checkRunName('billing')).toBe('tool-catalog-gate (billing)');
  });

  test.each(['success', 'failure', 'action_required'] as const)('ends in %s', async (conclusion) => {
    const api = await completed({ conclusion });
    expect(api.sent).toEqual([
      { status: 'completed', conclusion, output: { title: 'Unchanged', summary: 'All the same.' } },
    ]);
  });

  test('is completed behind the last of its annotations, 50 a request', async () => {
    const api = await completed({ annotations: lines(120) });
    expect(api.sent.map((sent) => at(sent, 'status'))).toEqual([undefined, undefined, 'completed']);
    const all = api.sent.map((sent) => listAt(sent, 'output', 'annotations') ?? []);
    expect(all.every(({ length }) => length <= 50)).toBe(true);
    expect(new Set(all.flat().map((line) => at(line, 'start_line'))).size).toBe(120);
  });

  test('shows a remark without a line at the first, and none without a file', async () => {
    const [remark] = lines(1);
    if (remark === undefined) throw new Error('no remark');
    const api = await completed({
      annotations: [
        { ...remark, path: null },
        { ...remark, line: null, level: 'warning' },
      ],
    });
    expect(at(api.sent[0], 'output', 'annotations')).toEqual([
      {
        path: 'tools.json',
        start_line: 1,
        end_line: 1,
        annotation_level: 'warning',
        title: 'Drift',
        message: 'changed',
      },
    ]);
  });

  test('has a summary of 65,535 characters at most', async () => {
    const api = await completed({ summary: 'x'.repeat(70_000) });
    expect(String(at(api.sent[0], 'output', 'summary'))).toHaveLength(65_535);
  });

  test.each([
    [403, 'permission_missing', 'checks: write'],
    [404, 'permission_missing', 'checks: write'],
    [422, 'github_unavailable', 'github'],
    [500, 'github_unavailable', 'github'],
  ])('that cannot be written (%d) is an error', async (status, code, field) => {
    const api = fakeApi({ [CREATE]: json({}, status) });
    await expect(startCheckRun(api, PLACE)).rejects.toMatchObject({ code, field });
    await expect(completed({}, status)).rejects.toMatchObject({ code, field });
  });
});
