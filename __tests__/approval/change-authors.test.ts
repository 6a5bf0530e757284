import { describe, expect, test } from '@jest/globals';
import { ownCommits, withUnknownAuthors, wroteChange } from '../../src/approval/change-authors.js';
import { isAncestor } from '../../src/github/read/merge-base.js';
import { readPathHistories } from '../../src/github/read/path-history.js';
import { fakeApi } from '../github/api/fake-api.js';
import { pathAnswer } from '../github/path-history.js';
import { history, idOf } from '../run/history.js';
import type { Point } from '../run/history.js';

const PATH = 'tools/baseline.json';
const REPOSITORY = { owner: 'o', repo: 'r' };

function user(login: string) {
  return { login, id: login.length, type: 'User' };
}

const PEOPLE = ['ann', 'olga', 'bob42', 'robot1'].map(user);

function files(baseline: string, other = '') {
  return { [PATH]: baseline, 'src/code.ts': other };
}

/** Meaning is what is left without spaces. */
async function authors(points: Readonly<Record<string, Point>>, head = 'head') {
  const past = history(points);
  const api = fakeApi(past.compareRoutes, (variables, query) => {
    const answer = pathAnswer(past.graph, variables, query);
    if (answer === null) throw new Error('another query');
    return answer;
  });
  const range = { base: past.id('main'), head: past.id(head) };
  const read = (await readPathHistories(api, REPOSITORY, range, [PATH], () => true)).get(PATH);
  if (read?.known !== true) throw new Error('not read');
  const commits = read.value;
  const nameOf = (id: string) => Object.keys(points).find((name) => past.id(name) === id) ?? '';
  const contentOf = (name: string): string => {
    const point = points[name];
    const [first = ''] = point?.parents ?? [];
    return point?.files === undefined ? contentOf(first) : (point.files[PATH] ?? 'absent');
  };
  const source = {
    isInBase: (commit: string) => isAncestor(api, REPOSITORY, commit, past.id('main')),
    isSameMeaning: async (one: string, other: string) =>
      contentOf(nameOf(one)).replaceAll(' ', '') === contentOf(nameOf(other)).replaceAll(' ', ''),
  };
  const logins: string[] = [];
  for (const { login, id } of PEOPLE) {
    if (await wroteChange(ownCommits({ login, id, type: 'User' }, commits), source)) logins.push(login);
  }
  return { logins, unknown: withUnknownAuthors(commits), calls: api.calls };
}

describe('who wrote a change of a file', () => {
  test('the author of the commit that changed it, nobody else', async () => {
    const found = await authors({
      main: { parents: [], files: files('1') },
      code: { parents: ['main'], files: files('1', 'x'), author: user('ann') },
      change: { parents: ['code'], files: files('2', 'x'), author: user('olga') },
      head: { parents: ['change'], files: files('2', 'y'), author: user('bob42') },
    });
    expect(found).toMatchObject({ logins: ['olga'], unknown: [] });
  });

  test('and each of its co-authors', async () => {
    const found = await authors({
      main: { parents: [], files: files('1') },
      head: {
        parents: ['main'],
        files: files('2'),
        author: { login: 'robot[bot]', id: 9, type: 'Bot' },
        coAuthors: [user('olga'), user('ann')],
      },
    });
    expect(found).toMatchObject({ logins: ['ann', 'olga'], unknown: [idOf('head')] });
  });

  test('but not whoever changed white space alone', async () => {
    const found = await authors({
      main: { parents: [], files: files('1 2') },
      change: { parents: ['main'], files: files('1 3'), author: user('ann') },
      head: { parents: ['change'], files: files('1  3'), author: user('olga') },
    });
    expect(found.logins).toEqual(['ann']);
  });

  test('of more commits than are looked into, one is taken to change the meaning', async () => {
    const spaces = (count: number) => files(`1${' '.repeat(count)}`);
    const found = await authors({
      main: { parents: [], files: spaces(0) },
      a: { parents: ['main'], files: spaces(1), author: user('olga') },
      b: { parents: ['a'], files: spaces(2), author: user('olga') },
      c: { parents: ['b'], files: spaces(3), author: user('olga') },
      head: { parents: ['c'], files: spaces(4), author: user('olga') },
    });
    expect(found.logins).toEqual(['olga']);
  });

  test('everybody who changed it, though it was changed back', async () => {
    const found = await authors({
      main: { parents: [], files: files('1') },
      change: { parents: ['main'], files: files('2'), author: user('olga') },
      head: { parents: ['change'], files: files('1'), author: user('bob42') },
    });
    expect(found.logins).toEqual(['olga', 'bob42']);
  });

  test('a clean merge makes nobody an author', async () => {
    const found = await authors({
      main: { parents: [], files: files('1') },
      change: { parents: ['main'], files: files('2'), author: user('ann') },
      side: { parents: ['main'], files: files('1', 'x'), author: user('bob42') },
      head: { parents: ['change', 'side'], files: files('2', 'x'), author: user('olga') },
    });
    expect(found.logins).toEqual(['ann']);
  });

  test('a merge that makes something of its own does', async () => {
    const found = await authors({
      main: { parents: [], files: files('1') },
      change: { parents: ['main'], files: files('2'), author: user('ann') },
      side: { parents: ['main'], files: files('3'), author: user('bob42') },
      head: { parents: ['change', 'side'], files: files('4'), author: user('olga') },
    });
    expect(found.logins).toEqual(['ann', 'olga', 'bob42']);
  });

  test('a commit that the base has is nobody’s of the pull request, however it was merged', async () => {
    const found = await authors({
      start: { parents: [], files: files('1') },
      old: { parents: ['start'], files: files('2'), author: user('olga') },
      main: { parents: ['old'], files: files('3'), author: user('bob42') },
      own: { parents: ['start'], files: files('4'), author: user('ann') },
      head: { parents: ['own', 'old'], files: files('5'), author: user('ann') },
    });
    expect(found.logins).toEqual(['ann']);
  });

  test('adding, deleting and adding again are changes', async () => {
    const found = await authors({
      main: { parents: [], files: { 'src/code.ts': '' } },
      add: { parents: ['main'], files: files('1'), author: user('ann') },
      drop: { parents: ['add'], files: { 'src/code.ts': '' }, author: user('olga') },
      head: { parents: ['drop'], files: files('1'), author: user('bob42') },
    });
    expect(found.logins).toEqual(['ann', 'olga', 'bob42']);
  });

  test('a history of its own counts where it has the file', async () => {
    const found = await authors({
      main: { parents: [], files: files('1') },
      other: { parents: [], files: files('2'), author: user('olga') },
      empty: { parents: [], files: {}, author: user('ann') },
      head: { parents: ['main', 'other', 'empty'], files: files('3'), author: user('bob42') },
    });
    expect(found.logins).toEqual(['olga', 'bob42']);
  });

  test('a symlink that leads elsewhere, or a file in its place, is a change', async () => {
    const found = await authors({
      main: { parents: [], files: files('link:a') },
      code: { parents: ['main'], files: files('link:a', 'x'), author: user('ann') },
      link: { parents: ['code'], files: files('link:b', 'x'), author: user('olga') },
      head: { parents: ['link'], files: files('1', 'x'), author: user('bob42') },
    });
    expect(found.logins).toEqual(['olga', 'bob42']);
  });

  test('commits without an account are named', async () => {
    const found = await authors({
      main: { parents: [], files: files('1') },
      one: { parents: ['main'], files: files('2'), author: null },
      two: { parents: ['one'], files: files('3'), author: {} },
      head: { parents: ['two'], files: files('3', 'x'), author: null },
    });
    expect(found).toMatchObject({ logins: [], unknown: [idOf('one'), idOf('two')].sort() });
  });
});

describe('the history of a path', () => {
  /** A line of commits that each change the file. */
  const line = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count + 1 }, (_, index): [string, Point] => [
        index === 0 ? 'main' : index === count ? 'head' : `c${index}`,
        {
          parents: index === 0 ? [] : [index === 1 ? 'main' : `c${index - 1}`],
          files: files(String(index)),
          author: user('ann'),
        },
      ]),
    );

  test('is read a hundred commits a query, whatever else the pull request holds', async () => {
    const found = await authors(line(250));
    expect(found.calls.filter((call) => call === 'GRAPHQL')).toHaveLength(3);
  });

  test('of more than 1,000 commits is not read in part', async () => {
    await expect(authors(line(1001))).rejects.toThrow('not read');
  });

  const page = (nodes: readonly unknown[]) => ({ pageInfo: { hasNextPage: false }, nodes });
  const node = {
    oid: idOf('c'),
    authors: { totalCount: 0, nodes: [] },
    file: null,
    parents: { totalCount: 0, nodes: [] },
  };

  test.each([
    ['nothing', null],
    ['no history', { head0: null, base0: { history: page([]) } }],
    ['no list', { head0: { history: { pageInfo: { hasNextPage: false } } }, base0: { history: page([]) } }],
    ['authors left out', historyOf({ ...node, authors: { totalCount: 21, nodes: [] } })],
    ['parents left out', historyOf({ ...node, parents: { totalCount: 21, nodes: [] } })],
    ['no id', historyOf({ ...node, oid: null, file: { mode: 1, oid: idOf('x') } })],
  ])('%s: an error', async (_name, repository) => {
    const api = fakeApi({}, () => ({ data: { repository }, errors: [] }));
    const range = { base: idOf('main'), head: idOf('head') };
    await expect(readPathHistories(api, REPOSITORY, range, [PATH], () => true)).rejects.toMatchObject({
      code: 'github_unavailable',
    });
  });

  function historyOf(one: object) {
    return { head0: { history: page([one]) }, base0: { history: page([]) } };
  }
});
