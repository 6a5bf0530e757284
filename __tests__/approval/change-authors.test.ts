import { describe, expect, test } from '@jest/globals';
import { changeAuthors } from '../../src/approval/change-authors.js';
import { readPullCommits } from '../../src/github/read/pull-commits.js';
import { fakeApi, json } from '../github/api/fake-api.js';
import { history, idOf } from '../run/history.js';
import type { Point } from '../run/history.js';

const PATH = 'tools/baseline.json';
const REPOSITORY = { owner: 'o', repo: 'r' };

function user(login: string) {
  return { login, id: login.length, type: 'User' };
}

function files(baseline: string, other = '') {
  return { [PATH]: baseline, 'src/code.ts': other };
}

async function authors(points: Readonly<Record<string, Point>>, head = 'head') {
  const past = history(points);
  const api = fakeApi(past.compareRoutes);
  const commits = await readPullCommits(api, REPOSITORY, past.id('main'), past.id(head));
  const found = await changeAuthors(commits, PATH, past.reader);
  return { logins: found.accounts.map((account) => account.login), unknown: found.unknown };
}

describe('who wrote a change of a file', () => {
  test('the author of the commit that changed it, nobody else', async () => {
    const found = await authors({
      main: { parents: [], files: files('1') },
      code: { parents: ['main'], files: files('1', 'x'), author: user('ann') },
      change: { parents: ['code'], files: files('2', 'x'), author: user('olga') },
      head: { parents: ['change'], files: files('2', 'y'), author: user('bob') },
    });
    expect(found).toEqual({ logins: ['olga'], unknown: [] });
  });

  test('everybody who changed it, though it was changed back', async () => {
    const found = await authors({
      main: { parents: [], files: files('1') },
      change: { parents: ['main'], files: files('2'), author: user('olga') },
      head: { parents: ['change'], files: files('1'), author: user('bob') },
    });
    expect(found.logins).toEqual(['olga', 'bob']);
  });

  test('a clean merge makes nobody an author', async () => {
    const found = await authors({
      main: { parents: [], files: files('1') },
      change: { parents: ['main'], files: files('2'), author: user('ann') },
      side: { parents: ['main'], files: files('1', 'x'), author: user('bob') },
      head: { parents: ['change', 'side'], files: files('2', 'x'), author: user('olga') },
    });
    expect(found.logins).toEqual(['ann']);
  });

  test('a merge that makes something of its own does', async () => {
    const found = await authors({
      main: { parents: [], files: files('1') },
      change: { parents: ['main'], files: files('2'), author: user('ann') },
      side: { parents: ['main'], files: files('3'), author: user('bob') },
      head: { parents: ['change', 'side'], files: files('4'), author: user('olga') },
    });
    expect(found.logins).toEqual(['ann', 'bob', 'olga']);
  });

  test('adding, deleting and adding again are changes', async () => {
    const found = await authors({
      main: { parents: [], files: { 'src/code.ts': '' } },
      add: { parents: ['main'], files: files('1'), author: user('ann') },
      drop: { parents: ['add'], files: { 'src/code.ts': '' }, author: user('olga') },
      head: { parents: ['drop'], files: files('1'), author: user('bob') },
    });
    expect(found.logins).toEqual(['ann', 'olga', 'bob']);
  });

  test('a history of its own counts where it has the file', async () => {
    const found = await authors({
      main: { parents: [], files: files('1') },
      other: { parents: [], files: files('2'), author: user('olga') },
      empty: { parents: [], files: {}, author: user('ann') },
      head: { parents: ['main', 'other', 'empty'], files: files('2'), author: user('bob') },
    });
    expect(found.logins).toEqual(['olga']);
  });

  test('a symlink that leads elsewhere, or a file in its place, is a change', async () => {
    const found = await authors({
      main: { parents: [], files: files('link:a') },
      code: { parents: ['main'], files: files('link:a', 'x'), author: user('ann') },
      link: { parents: ['code'], files: files('link:b', 'x'), author: user('olga') },
      head: { parents: ['link'], files: files('1', 'x'), author: user('bob') },
    });
    expect(found.logins).toEqual(['olga', 'bob']);
  });

  test('a path through a symlink counts as different each time', async () => {
    const found = await authors({
      main: { parents: [], files: { tools: 'link:a' } },
      code: { parents: ['main'], files: { tools: 'link:a', 'src/code.ts': 'x' }, author: user('ann') },
      head: { parents: ['code'], files: files('1', 'x'), author: user('olga') },
    });
    expect(found.logins).toEqual(['ann', 'olga']);
  });

  test('commits without an account are named', async () => {
    const found = await authors({
      main: { parents: [], files: files('1') },
      one: { parents: ['main'], files: files('2'), author: null },
      two: { parents: ['one'], files: files('3'), author: {} },
      head: { parents: ['two'], files: files('3', 'x'), author: null },
    });
    expect(found).toEqual({ logins: [], unknown: [idOf('one'), idOf('two')].sort() });
  });

  test('a commit that cannot be read is an error', async () => {
    const past = history({ main: { parents: [] } });
    const commits = [{ id: idOf('gone'), parents: [], author: null }];
    await expect(changeAuthors(commits, PATH, past.reader)).rejects.toMatchObject({
      code: 'commit_not_found',
    });
  });
});

describe('the commits of a pull request', () => {
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
