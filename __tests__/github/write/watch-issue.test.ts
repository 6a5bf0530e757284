import { describe, expect, test } from '@jest/globals';
import { keepIssue } from '../../../src/github/write/watch-issue.js';
import { fakeApi, json, paged } from '../api/fake-api.js';
import type { Respond } from '../api/fake-api.js';

const LIST = 'GET /repos/o/r/issues';
const CREATE = 'POST /repos/o/r/issues';
const OURS = { login: 'github-actions[bot]', id: 41898282, type: 'Bot' };
const REQUEST = {
  repository: { owner: 'o', repo: 'r' },
  label: 'watch',
  subject: 'watch-weather',
  state: 'sha256:2',
  title: 'Drift',
  body: 'It drifted.',
};

function issue(number: number, state: string, is = 'open', more: object = {}) {
  return {
    number,
    title: 'Drift',
    body: `It drifted.\n<!-- watch-weather ${state} -->`,
    state: is,
    user: OURS,
    ...more,
  };
}

/** The issues at first, and once one was opened. */
function withIssues(
  before: readonly unknown[],
  after: readonly unknown[],
  more: Record<string, Respond> = {},
) {
  let lists = 0;
  const listed: Respond = (parameters) => {
    lists += 1;
    return paged(lists === 1 ? before : after)(parameters);
  };
  const routes = { [LIST]: listed, ...more };
  return fakeApi(routes, () => ({ data: { viewer: { login: OURS.login } }, errors: [] }));
}

const created = (labels: readonly string[]): Respond => {
  return () => json({ number: 9, labels: labels.map((name) => ({ name })) }, 201);
};
const changing = (number: number) => ({ [`PATCH /repos/o/r/issues/${number}`]: () => json({ number }) });

describe('the issue about a state', () => {
  test('gets the label that GitHub dropped', async () => {
    const labelled = { [CREATE]: created([]), 'POST /repos/o/r/issues/9/labels': () => json([]) };
    const api = withIssues([], [issue(9, 'sha256:2')], labelled);
    expect(await keepIssue(api, REQUEST)).toEqual({ is: 'opened', number: 9 });
    expect(api.calls).toContain('POST /repos/o/r/issues/9/labels');
  });

  test('is the oldest where another run opened one at once, which is closed and tells no state', async () => {
    const api = withIssues([], [issue(9, 'sha256:2'), issue(8, 'sha256:2')], {
      [CREATE]: created(['watch']),
      ...changing(9),
    });
    expect(await keepIssue(api, REQUEST)).toEqual({ is: 'opened', number: 8 });
    expect(api.sent.at(-1)).toEqual({
      body: 'It drifted.\n<!-- watch-weather none -->',
      state: 'closed',
      state_reason: 'not_planned',
    });
  });

  test.each([
    ['a pull request', issue(3, 'sha256:2', 'open', { pull_request: {} })],
    ['an issue of somebody else', issue(3, 'sha256:2', 'open', { user: { login: 'ann', id: 5 } })],
    [
      'an issue about another subject',
      issue(3, 'sha256:2', 'open', { body: '<!-- watch-maps sha256:2 -->' }),
    ],
    ['an issue that was closed when its state was gone', issue(3, 'none', 'closed')],
  ])('is not %s', async (_, other) => {
    const api = withIssues([other], [other, issue(9, 'sha256:2')], { [CREATE]: created(['watch']) });
    expect(await keepIssue(api, REQUEST)).toEqual({ is: 'opened', number: 9 });
  });

  test('stays closed where a person closed it', async () => {
    const api = withIssues([issue(3, 'sha256:2', 'closed')], []);
    expect(await keepIssue(api, REQUEST)).toEqual({ is: 'dismissed', number: 3 });
  });

  test.each([404, 410])('cannot be written with what GitHub answers by %i', async (status) => {
    const api = withIssues([], [], { [CREATE]: () => json({}, status) });
    await expect(keepIssue(api, REQUEST)).rejects.toMatchObject({
      code: 'permission_missing',
      field: 'issues: write',
    });
  });
});
