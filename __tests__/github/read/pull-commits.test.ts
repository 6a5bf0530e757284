import { describe, expect, test } from '@jest/globals';
import { readPullCommits } from '../../../src/github/read/pull-commits.js';
import { idOf } from '../../run/history.js';
import { fakeApi, json } from '../api/fake-api.js';

const REPOSITORY = { owner: 'o', repo: 'r' };

describe('the commits between two', () => {
  const base = idOf('main');
  const head = idOf('head');
  const ROUTE = `GET /repos/o/r/compare/${base}...${head}`;
  const commit = (count: number) => ({ sha: idOf(`c${count}`), author: null, parents: [] });
  const range = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => commit(from + index));

  test('are read over all pages', async () => {
    const api = fakeApi({
      [ROUTE]: ({ page }) =>
        json({
          total_commits: 230,
          commits: range(100 * (Number(page) - 1), Math.min(100 * Number(page), 230)),
        }),
    });
    expect(await readPullCommits(api, REPOSITORY, base, head)).toHaveLength(230);
    expect(api.sent.map((sent) => sent['page'])).toEqual([1, 2, 3]);
  });

  test('are none where head is base', async () => {
    const api = fakeApi({ [ROUTE]: json({ total_commits: 0, commits: [] }) });
    expect(await readPullCommits(api, REPOSITORY, base, head)).toEqual([]);
  });

  test.each([
    ['fewer than there are', { total_commits: 3, commits: range(0, 2) }],
    ['more than 1,000', { total_commits: 1_001, commits: range(0, 100) }],
    ['no count', { commits: range(0, 2) }],
    ['no list', { total_commits: 2 }],
    ['no id', { total_commits: 1, commits: [{ sha: 'main', parents: [] }] }],
    ['no parents', { total_commits: 1, commits: [{ sha: idOf('c') }] }],
    ['a parent without id', { total_commits: 1, commits: [{ sha: idOf('c'), parents: [{}] }] }],
  ])('%s: an error', async (_name, data) => {
    const api = fakeApi({ [ROUTE]: json(data) });
    await expect(readPullCommits(api, REPOSITORY, base, head)).rejects.toMatchObject({
      code: 'github_unavailable',
    });
    expect(api.calls.length).toBeLessThan(3);
  });

  test.each([
    [403, 'permission_missing'],
    [404, 'commit_not_found'],
    [500, 'github_unavailable'],
  ])('%d: an error', async (status, code) => {
    const api = fakeApi({ [ROUTE]: json({}, status) });
    await expect(readPullCommits(api, REPOSITORY, base, head)).rejects.toMatchObject({ code });
  });
});
