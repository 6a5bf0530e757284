import { describe, expect, test } from '@jest/globals';
import { decideFile } from '../../src/gate/index.js';
import type { FileDigest, Pair } from '../../src/gate/index.js';
import type { Answer } from '../../src/github/api/api.js';
import type { OwnedFile } from '../../src/approval/file-owners.js';
import { readMergedPulls } from '../../src/github/read/merged-pulls.js';
import { auditPush } from '../../src/approval/push-audit.js';
import { fakeApi, json, paged } from '../github/api/fake-api.js';
import { pathAnswer } from '../github/path-history.js';
import type { Respond } from '../github/api/fake-api.js';
import { history, idOf } from '../run/history.js';
import type { Point } from '../run/history.js';

const PATH = 'baseline.json';
const REPOSITORY = { owner: 'o', repo: 'r' };
const OLGA = { login: 'olga', id: 2, type: 'User' };

/** before ← m7 (merge of h7) ← m8 (squash of h8), each changing the baseline. */
const POINTS: Readonly<Record<string, Point>> = {
  before: { parents: [], files: { [PATH]: '1' } },
  h7: { parents: ['before'], files: { [PATH]: '2' } },
  m7: { parents: ['before', 'h7'], files: { [PATH]: '2' } },
  h8: { parents: ['m7'], files: { [PATH]: '3' } },
  m8: { parents: ['m7'], files: { [PATH]: '3' } },
};

const pullsOf = (commit: string) => `GET /repos/o/r/commits/${idOf(commit)}/pulls`;

function pull(number: number, commit: string, over: Record<string, unknown> = {}) {
  return {
    number,
    merged_at: '2026-11-02T10:00:00Z',
    merge_commit_sha: idOf(commit),
    base: { ref: 'main' },
    ...over,
  };
}

const PULLS = { [pullsOf('m7')]: paged([pull(7, 'm7')]), [pullsOf('m8')]: paged([pull(8, 'm8')]) };

function merged(
  points: Readonly<Record<string, Point>>,
  routes: Readonly<Record<string, Answer | Respond>>,
  after = 'm8',
) {
  const past = history(points);
  const api = fakeApi({ ...past.compareRoutes, ...routes });
  return readMergedPulls(api, REPOSITORY, 'main', past.id('before'), past.id(after));
}

function group(pullRequest: number | null, base: string, head: string) {
  return { pullRequest, base: idOf(base), head: idOf(head) };
}

describe('what a push brought', () => {
  test('is grouped by pull request, oldest first', async () => {
    expect(await merged(POINTS, PULLS)).toEqual([group(7, 'before', 'm7'), group(8, 'm7', 'm8')]);
  });

  test('neighbouring commits of one rebased pull request are one group', async () => {
    const points = {
      before: { parents: [] },
      r1: { parents: ['before'] },
      r2: { parents: ['r1'] },
      d: { parents: ['r2'] },
      m8: { parents: ['d'] },
    };
    const routes = {
      [pullsOf('r1')]: paged([pull(7, 'r2')]),
      [pullsOf('r2')]: paged([pull(7, 'r2')]),
      [pullsOf('d')]: paged([]),
      [pullsOf('m8')]: paged([pull(8, 'm8')]),
    };
    expect(await merged(points, routes)).toEqual([
      group(7, 'before', 'r2'),
      group(null, 'r2', 'd'),
      group(8, 'd', 'm8'),
    ]);
  });

  test.each([
    ['open', { merged_at: null }],
    ['into another branch', { base: { ref: 'other' } }],
  ])('a pull request that is %s merged nothing', async (_name, over) => {
    const routes = { ...PULLS, [pullsOf('m8')]: paged([pull(8, 'm8', over)]) };
    expect((await merged(POINTS, routes)).at(-1)).toEqual(group(null, 'm7', 'm8'));
  });

  test('of several, the one with this merge commit is meant; else none', async () => {
    const both = { ...PULLS, [pullsOf('m8')]: paged([pull(9, 'h8'), pull(8, 'm8')]) };
    expect((await merged(POINTS, both)).at(-1)?.pullRequest).toBe(8);
    const unclear = { ...PULLS, [pullsOf('m8')]: paged([pull(9, 'h8'), pull(8, 'h7')]) };
    expect((await merged(POINTS, unclear)).at(-1)?.pullRequest).toBeNull();
  });

  test('a branch that was rewritten came by no pull request', async () => {
    const points = { root: { parents: [] }, before: { parents: ['root'] }, m8: { parents: ['root'] } };
    expect(await merged(points, {})).toEqual([group(null, 'before', 'm8')]);
    expect(await merged(points, {}, 'root')).toEqual([group(null, 'before', 'root')]);
  });

  test('a merge that has the old branch as its second parent is a rewrite', async () => {
    const points = { before: { parents: [] }, x: { parents: [] }, m8: { parents: ['x', 'before'] } };
    expect(await merged(points, {})).toEqual([group(null, 'before', 'm8')]);
  });

  test('nothing where nothing was pushed', async () => {
    expect(await merged(POINTS, {}, 'before')).toEqual([]);
  });

  test.each([403, 404, 500])('%d is an error', async (status) => {
    const routes = { ...PULLS, [pullsOf('m8')]: json({}, status) };
    await expect(merged(POINTS, routes)).rejects.toMatchObject({
      code: status === 500 ? 'github_unavailable' : 'permission_missing',
    });
  });
});

function approval(commit: string) {
  return { user: OLGA, state: 'APPROVED', commit_id: idOf(commit), submitted_at: '2026-11-01T10:00:00Z' };
}

const reviewsOf = (number: number) => `GET /repos/o/r/pulls/${number}/reviews`;
const pullRoute = (number: number) => `GET /repos/o/r/pulls/${number}`;

function pullRequest(head: string) {
  const repo = { name: 'r', owner: { login: 'o' } };
  return json({ user: { login: 'ann', id: 1, type: 'User' }, head: { sha: idOf(head), ref: head, repo } });
}

async function audit(
  routes: Readonly<Record<string, Answer | Respond>> = {},
  points: Readonly<Record<string, Point>> = POINTS,
) {
  const past = history(points);
  const timelineItems = { pageInfo: { hasNextPage: false }, nodes: [] };
  const api = fakeApi(
    {
      ...past.compareRoutes,
      ...PULLS,
      'GET /repos/o/r/collaborators/olga/permission': json({ permission: 'write' }),
      'GET /repos/o/r/activity': paged([]),
      [pullRoute(7)]: pullRequest('h7'),
      [pullRoute(8)]: pullRequest('h8'),
      [reviewsOf(7)]: paged([approval('h7')]),
      [reviewsOf(8)]: paged([approval('h8')]),
      ...routes,
    },
    (variables, query) =>
      pathAnswer(past.graph, variables, query) ?? {
        data: { repository: { pullRequest: { timelineItems } } },
        errors: [],
      },
  );
  const digestAt = async (commit: string): Promise<FileDigest> => {
    const found = await past.reader.find(commit, PATH, 'test');
    return found.state === 'present' ? `blob:${found.value.id}` : 'absent';
  };
  const pairOf = async (_file: unknown, base: string, now: string): Promise<Pair> => ({
    base: await digestAt(base),
    now: await digestAt(now),
  });
  const changedBetween = async (base: string, head: string): Promise<readonly OwnedFile[]> => {
    const today = await pairOf(null, base, head);
    const owners = { known: true, value: ['@olga'] } as const;
    return today.base === today.now ? [] : [{ path: PATH, role: 'baseline', catalogs: [''], today, owners }];
  };
  const files = await auditPush({
    api,
    ownersApi: api,
    repository: REPOSITORY,
    reader: past.reader,
    branch: 'main',
    before: past.id('before'),
    after: past.id('m8'),
    pairOf,
    changedBetween,
    approvals: () => 1,
  });
  return files.map((file) => [file.pullRequest, decideFile(file, 1).approved] as const);
}

describe('the audit of a push', () => {
  test('asks each merged pull request for the approval of what it changed', async () => {
    expect(await audit()).toEqual([
      [7, true],
      [8, true],
    ]);
  });

  test('says which one lacked it', async () => {
    expect(await audit({ [reviewsOf(8)]: paged([]) })).toEqual([
      [7, true],
      [8, false],
    ]);
  });

  test('an approval is bound to the catalog before and after its own merge', async () => {
    expect(await audit({ [reviewsOf(8)]: paged([approval('h7')]) })).toEqual([
      [7, true],
      [8, false],
    ]);
  });

  test("what was pushed directly has nobody's approval", async () => {
    expect(await audit({ [pullsOf('m8')]: paged([]) })).toEqual([
      [7, true],
      [null, false],
    ]);
  });

  test('a pull request that leaves the file alone is not asked', async () => {
    const points = { ...POINTS, m8: { parents: ['m7'], files: { [PATH]: '2', 'x.ts': '' } } };
    expect(await audit({}, points)).toEqual([[7, true]]);
  });

  test.each([
    [pullsOf('m8'), [[null, false]]],
    [`GET /repos/o/r/compare/${idOf('before')}...${idOf('m8')}`, [[null, false]]],
    [
      pullRoute(8),
      [
        [7, true],
        [8, false],
      ],
    ],
    [
      reviewsOf(8),
      [
        [7, true],
        [8, false],
      ],
    ],
  ])('where %s cannot be read, nothing is granted', async (route, expected) => {
    for (const status of [403, 404, 500])
      expect(await audit({ [route]: json({}, status) })).toEqual(expected);
  });
});
