import { describe, expect, test } from '@jest/globals';
import { decideFile } from '../../src/gate/index.js';
import type { FileDigest, Pair } from '../../src/gate/index.js';
import type { Answer, GraphqlAnswer, Parameters } from '../../src/github/api/api.js';
import { collectApproval } from '../../src/approval/approval-evidence.js';
import { withoutReviews } from '../../src/approval/file-owners.js';
import type { OwnedFile } from '../../src/approval/file-owners.js';
import type { CommitReader } from '../../src/git/index.js';
import { fakeApi, json, paged } from '../github/api/fake-api.js';
import type { FakeApi, Respond } from '../github/api/fake-api.js';
import { pathAnswer } from '../github/path-history.js';
import { history, idOf } from '../run/history.js';
import type { Point } from '../run/history.js';

const PATH = 'tools/baseline.json';
const REVIEWS = 'GET /repos/o/r/pulls/7/reviews';
const ACTIVITY = 'GET /repos/o/r/activity';

const ANN = { login: 'ann', id: 1, type: 'User' };
const OLGA = { login: 'Olga', id: 2, type: 'User' };
const BOB = { login: 'bob', id: 3, type: 'User' };
const MALLORY = { login: 'mallory', id: 66, type: 'User' };
const ROBOT = { login: 'robot[bot]', id: 4, type: 'Bot' };

const HISTORY: Readonly<Record<string, Point>> = {
  main: { parents: [], files: { [PATH]: '1' } },
  change: { parents: ['main'], files: { [PATH]: '2' }, author: ANN },
  head: { parents: ['change'], files: { [PATH]: '2', 'code.ts': '' }, author: BOB },
};

interface World {
  readonly points?: Readonly<Record<string, Point>>;
  readonly reviews?: readonly unknown[];
  readonly owners?: readonly string[];
  readonly access?: Readonly<Record<string, string>>;
  readonly activity?: readonly unknown[];
  readonly forcePushes?: readonly unknown[];
  readonly today?: Pair;
  readonly base?: string;
  /** Answers instead of the world's own. */
  readonly routes?: Readonly<Record<string, Answer | Respond>>;
  readonly graphql?: (variables: Parameters, query: string) => GraphqlAnswer;
  readonly approvals?: number;
}

function review(user: unknown, state = 'APPROVED', commit: string | null = 'head', day = '02') {
  return {
    user,
    state,
    commit_id: commit === null ? null : idOf(commit),
    submitted_at: `2026-11-${day}T10:00:00Z`,
  };
}

function push(actor: unknown, before: string, after: string) {
  return { actor, before: idOf(before), after: idOf(after) };
}

function forcePush(day: string, before: string | null) {
  const beforeCommit = before === null ? null : { oid: idOf(before) };
  return { createdAt: `2026-11-${day}T10:00:00Z`, beforeCommit };
}

function baseChange(day: string) {
  return { __typename: 'BaseRefChangedEvent', createdAt: `2026-11-${day}T10:00:00Z` };
}

async function digestAt(reader: CommitReader, commit: string): Promise<FileDigest> {
  const found = await reader.find(commit, PATH, 'test');
  if (found.state === 'unavailable') throw found.error;
  return found.state === 'present' ? `blob:${found.value.id}` : 'absent';
}

function apiOf(world: World, past: ReturnType<typeof history>): FakeApi {
  const access = {
    Olga: 'write',
    olga: 'write',
    bob: 'write',
    ann: 'write',
    mallory: 'read',
    ...world.access,
  };
  const permissions = Object.entries(access).map(([login, permission]) => [
    `GET /repos/o/r/collaborators/${login}/permission`,
    json({ permission }),
  ]);
  const nodes = world.forcePushes ?? [];
  const timelineItems = { pageInfo: { hasNextPage: false, endCursor: null }, nodes };
  const routes = {
    ...past.compareRoutes,
    ...Object.fromEntries(permissions),
    'GET /repos/o/r/codeowners/errors': json({ errors: [] }),
    [REVIEWS]: paged(world.reviews ?? []),
    [ACTIVITY]: paged(world.activity ?? []),
    ...world.routes,
  };
  return fakeApi(
    routes,
    world.graphql ??
      ((variables, query) =>
        pathAnswer(past.graph, variables, query) ?? {
          data: { repository: { pullRequest: { timelineItems } } },
          errors: [],
        }),
  );
}

function sourceOf(api: FakeApi, past: ReturnType<typeof history>) {
  return {
    api,
    ownersApi: api,
    repository: { owner: 'o', repo: 'r' },
    reader: past.reader,
    base: past.id('main'),
    pullRequest: {
      number: 7,
      author: { login: 'ann', id: 1, type: 'User' as const },
      head: past.id('head'),
      headBranch: 'feature',
      headRepository: { owner: 'o', repo: 'r' },
    },
  };
}

async function gather(world: World) {
  const past = history(world.points ?? HISTORY);
  const api = apiOf(world, past);
  const base = past.id(world.base ?? 'main');
  const pairOf = async (_file: unknown, below: string, now: string): Promise<Pair> => ({
    base: await digestAt(past.reader, below),
    now: await digestAt(past.reader, now),
  });
  const today = world.today ?? (await pairOf(null, base, past.id('head')));
  const file: OwnedFile = {
    path: PATH,
    role: 'baseline',
    catalogs: [''],
    today,
    owners: { known: true, value: world.owners ?? ['@olga'] },
  };
  const source = { ...sourceOf(api, past), base, pairOf };
  return { files: await collectApproval(source, [file], () => world.approvals ?? 1), api };
}

async function decided(world: World) {
  const { files } = await gather(world);
  const [file] = files;
  if (file === undefined) throw new Error('no file');
  return decideFile(file, world.approvals ?? 1);
}

/** `approved by …`, or what each review lacks. */
async function outcome(world: World): Promise<string> {
  const decision = await decided(world);
  if (decision.approved) return `approved by ${decision.approvedBy.join()}`;
  return decision.refusals.map((refusal) => refusal.code).join();
}

function refusedQuery(): GraphqlAnswer {
  return { data: null, errors: ['FORBIDDEN'] };
}

describe("an owner's approval of today's pair", () => {
  test('counts', async () => {
    expect(await outcome({ reviews: [review(OLGA)] })).toBe('approved by Olga');
  });

  test('survives pushes that leave the file alone', async () => {
    expect(await outcome({ reviews: [review(OLGA, 'APPROVED', 'change')] })).toBe('approved by Olga');
  });

  test('survives the base branch moving elsewhere', async () => {
    const points = { ...HISTORY, tip: { parents: ['main'], files: { [PATH]: '1', 'other.ts': '' } } };
    expect(await outcome({ points, base: 'tip', reviews: [review(OLGA)] })).toBe('approved by Olga');
  });

  test('survives any number of force-pushes from one commit', async () => {
    const forcePushes = Array.from({ length: 51 }, () => forcePush('03', 'change'));
    expect(await outcome({ reviews: [review(OLGA)], forcePushes })).toBe('approved by Olga');
  });

  test('stands beside 119 reviews of an attacker, over two pages', async () => {
    const noise = Array.from({ length: 119 }, () => review(MALLORY));
    const { files, api } = await gather({ reviews: [...noise, review(OLGA)] });
    expect(api.calls.filter((call) => call === REVIEWS)).toHaveLength(2);
    expect(files.map((file) => decideFile(file, 1).approvedBy)).toEqual([['Olga']]);
  });

  test('of two asked for, both are needed', async () => {
    const both = { owners: ['@olga', '@bob'], approvals: 2 };
    const points = { ...HISTORY, head: { parents: ['change'], author: ANN } };
    expect(await outcome({ ...both, points, reviews: [review(OLGA), review(BOB)] })).toBe(
      'approved by Olga,bob',
    );
    expect((await decided({ ...both, points, reviews: [review(OLGA)] })).approved).toBe(false);
  });
});

describe('what a review lacks', () => {
  const later = { head: { parents: ['change'], files: { [PATH]: '3' }, author: BOB } };
  const moved = { tip: { parents: ['main'], files: { [PATH]: '0' } } };
  const rows: readonly (readonly [string, World, string])[] = [
    ['no reviews', {}, ''],
    ['only a comment', { reviews: [review(OLGA, 'COMMENTED')] }, 'no_standing_review'],
    ['no owner', { reviews: [review(MALLORY)] }, 'not_an_owner'],
    ['nobody owns it', { reviews: [review(OLGA)], owners: [] }, 'not_an_owner'],
    ['the author', { reviews: [review(ANN)], owners: ['@ann'] }, 'is_author'],
    [
      'the author under another login',
      { reviews: [review({ ...ANN, login: 'annie' })], owners: ['@annie'], access: { annie: 'write' } },
      'is_author',
    ],
    [
      'a bot that is listed',
      { reviews: [review(ROBOT)], owners: ['@robot[bot]'], access: { 'robot[bot]': 'write' } },
      'not_a_person',
    ],
    ['a deleted account', { reviews: [review(null)] }, 'not_a_person'],
    ['read access', { reviews: [review(OLGA)], access: { Olga: 'read' } }, 'no_write_access'],
    ['dismissed', { reviews: [review(OLGA), review(OLGA, 'DISMISSED')] }, 'dismissed'],
    [
      'changes requested',
      { reviews: [review(OLGA), review(OLGA, 'CHANGES_REQUESTED')] },
      'changes_requested',
    ],
    [
      'wrote the change',
      { reviews: [review(BOB)], owners: ['@bob'], points: { ...HISTORY, ...later } },
      'wrote_the_change',
    ],
    [
      'pushed the change',
      { reviews: [review(OLGA)], activity: [push(OLGA, 'main', 'change')] },
      'pushed_the_change',
    ],
    [
      'an earlier catalog',
      { reviews: [review(OLGA, 'APPROVED', 'change')], points: { ...HISTORY, ...later } },
      'approved_another_catalog',
    ],
    [
      'before the base moved',
      { reviews: [review(OLGA)], points: { ...HISTORY, ...moved }, base: 'tip' },
      'approved_before_base_moved',
    ],
    ['a commit that is gone', { reviews: [review(OLGA, 'APPROVED', null)] }, 'reviewed_commit_unreadable'],
    [
      'a commit that nobody knows',
      {
        reviews: [review(OLGA, 'APPROVED', 'nowhere')],
        routes: { [`GET /repos/o/r/compare/${idOf('main')}...${idOf('nowhere')}`]: json({}, 404) },
      },
      'reviewed_commit_unreadable',
    ],
    [
      'a force-push from another catalog',
      { reviews: [review(OLGA)], forcePushes: [forcePush('03', 'main')] },
      'force_pushed_from_another_catalog',
    ],
    [
      "a force-push in the review's second",
      { reviews: [review(OLGA)], forcePushes: [forcePush('02', 'main')] },
      'force_pushed_from_another_catalog',
    ],
    [
      'a force-push from a commit that is gone',
      { reviews: [review(OLGA)], forcePushes: [forcePush('03', null)] },
      'force_push_unreadable',
    ],
    [
      'more force-pushes than are looked into',
      {
        reviews: [review(OLGA)],
        forcePushes: Array.from({ length: 15 }, (_, index) => forcePush('03', `old${index}`)),
      },
      'too_many_requests',
    ],
    [
      'another base branch since',
      { reviews: [review(OLGA)], forcePushes: [baseChange('03')] },
      'approved_for_another_base',
    ],
    [
      "another base branch in the review's second",
      { reviews: [review(OLGA)], forcePushes: [baseChange('02')] },
      'approved_for_another_base',
    ],
    [
      'a review without a time',
      { reviews: [{ ...review(OLGA), submitted_at: null }] },
      'force_push_unreadable',
    ],
  ];

  test.each(rows)('%s', async (_name, world, expected) => {
    expect(await outcome(world)).toBe(expected);
  });

  // Who pushed is the one fact whose absence disqualifies nobody.
  const others = rows.filter(([, , expected]) => expected !== 'pushed_the_change');

  test.each(others)('%s: nor with any one answer missing', async (_name, world) => {
    const { api } = await gather(world);
    for (const call of new Set(api.calls)) {
      for (const status of [403, 404, 500]) {
        const broken = call === 'GRAPHQL' ? { graphql: refusedQuery } : {};
        const routes = { ...world.routes, ...(call === 'GRAPHQL' ? {} : { [call]: json({}, status) }) };
        expect((await decided({ ...world, ...broken, routes })).approved).toBe(false);
      }
    }
  });
});

describe('what takes nothing away', () => {
  test.each<readonly [string, World]>([
    ['a force-push before the review', { forcePushes: [forcePush('01', 'main')] }],
    ['another base branch before the review', { forcePushes: [baseChange('01')] }],
    ['a force-push that only rebases', { forcePushes: [forcePush('03', 'change')] }],
    ['a push of theirs that leaves the pair alone', { activity: [push(OLGA, 'change', 'head')] }],
    ['a push of somebody else', { activity: [push(BOB, 'main', 'change')] }],
    [
      'a branch that they made without the change',
      { activity: [{ ...push(OLGA, 'main', 'main'), before: '0'.repeat(40) }] },
    ],
    ["an outsider's request for changes", { reviews: [review(OLGA), review(MALLORY, 'CHANGES_REQUESTED')] }],
    [
      "a deleted account's request for changes",
      { reviews: [review(OLGA), review(null, 'CHANGES_REQUESTED')] },
    ],
    [
      "a bot's request for changes",
      { reviews: [review(OLGA), review(ROBOT, 'CHANGES_REQUESTED')], access: { 'robot[bot]': 'write' } },
    ],
  ])('%s', async (_name, world) => {
    expect((await decided({ reviews: [review(OLGA)], ...world })).approvedBy).toEqual(['Olga']);
  });
});

describe('pushers', () => {
  test('who made the branch with the change pushed it', async () => {
    const made = { ...push(OLGA, 'main', 'change'), before: '0'.repeat(40) };
    expect(await outcome({ reviews: [review(OLGA)], activity: [made] })).toBe('pushed_the_change');
  });

  test('are found under any number of later pushes of theirs', async () => {
    const later = Array.from({ length: 60 }, () => push(OLGA, 'change', 'head'));
    const activity = [...later, push(OLGA, 'main', 'change')];
    expect(await outcome({ reviews: [review(OLGA)], activity })).toBe('pushed_the_change');
  });

  test('whose pushes are too many to look into approve nothing', async () => {
    const activity = Array.from({ length: 20 }, (_, index) => push(OLGA, `old${index}`, `new${index}`));
    expect(await outcome({ reviews: [review(OLGA)], activity })).toBe('too_many_requests');
  });

  test('are compared by account, not by login', async () => {
    const activity = [push({ ...OLGA, login: 'olga-old' }, 'main', 'change')];
    expect(await outcome({ reviews: [review(OLGA)], activity })).toBe('pushed_the_change');
  });

  test.each([403, 404, 500])(
    'where GitHub does not tell (%d) nobody is refused, and it is said',
    async (status) => {
      const decision = await decided({ reviews: [review(OLGA)], routes: { [ACTIVITY]: json({}, status) } });
      expect(decision).toMatchObject({ approvedBy: ['Olga'], pushersRead: false });
    },
  );

  test('a push whose commits cannot be read is not told', async () => {
    const routes = { [`GET /repos/o/r/compare/${idOf('main')}...${idOf('gone')}`]: json({}, 404) };
    const activity = [push(OLGA, 'gone', 'head')];
    const decision = await decided({ reviews: [review(OLGA)], activity, routes });
    expect(decision).toMatchObject({ approvedBy: ['Olga'], pushersRead: false });
  });
});

describe('an approval that cannot come', () => {
  const unable = async (world: World) => (await decided(world)).ownerFaults;
  const errors = (owner: string) => ({
    'GET /repos/o/r/codeowners/errors': json({
      errors: [{ kind: 'Unknown owner', line: 1, column: 3, source: `* ${owner} @bob` }],
    }),
  });

  test('where the only owner is the author', async () => {
    expect(await unable({ owners: ['@Ann'] })).toEqual([{ owner: '@Ann', code: 'is_author' }]);
  });

  test('where owners lack write access, or GitHub knows none of that name', async () => {
    const routes = errors('@gone');
    const access = { gone: 'none', mallory: 'read' };
    expect(
      await unable({ owners: ['@mallory', '@gone', '@olga'], access: { ...access, olga: 'write' }, routes }),
    ).toEqual([
      { owner: '@mallory', code: 'no_write_access' },
      { owner: '@gone', code: 'unknown_owner' },
    ]);
    expect(await unable({ owners: ['@acme/gone'], routes: errors('@acme/gone') })).toEqual([
      { owner: '@acme/gone', code: 'unknown_owner' },
    ]);
  });

  test('where an owner is an e-mail address', async () => {
    expect(await unable({ owners: ['olga@example.test'] })).toEqual([
      { owner: 'olga@example.test', code: 'email_address' },
    ]);
  });

  test('is not looked for where somebody approved, nor among many owners', async () => {
    expect(await unable({ owners: ['@Ann', '@olga'], reviews: [review(OLGA)] })).toEqual([]);
    expect(await unable({ owners: ['@ann', '@b', '@c', '@d'] })).toEqual([]);
  });

  test('what cannot be read is no fault', async () => {
    const routes = { 'GET /repos/o/r/codeowners/errors': json({}, 403) };
    expect(await unable({ owners: ['@mallory'], routes })).toEqual([
      { owner: '@mallory', code: 'no_write_access' },
    ]);
    expect(
      await unable({
        owners: ['@bob'],
        routes: { 'GET /repos/o/r/collaborators/bob/permission': json({}, 403) },
      }),
    ).toEqual([]);
  });
});

describe('commits without an account', () => {
  test('disqualify nobody and are named', async () => {
    const points = { ...HISTORY, change: { parents: ['main'], files: { [PATH]: '2' }, author: null } };
    const decision = await decided({ points, reviews: [review(OLGA)] });
    expect(decision).toMatchObject({ approvedBy: ['Olga'], unknownAuthors: [idOf('change')] });
  });
});

describe('what cannot be read never grants', () => {
  const compare = `GET /repos/o/r/compare/${idOf('main')}...${idOf('head')}`;
  const access = 'GET /repos/o/r/collaborators/Olga/permission';
  const world: World = { reviews: [review(OLGA)] };

  test.each([
    [REVIEWS, 403, 'pull-requests: read'],
    [REVIEWS, 404, 'pull-requests: read'],
    [access, 403, 'metadata: read'],
    [compare, 403, 'contents: read'],
  ])('%s answers %d: the permission is named', async (route, status, permission) => {
    const decision = await decided({ ...world, routes: { [route]: json({}, status) } });
    const named = [decision.missingPermission, ...decision.refusals.map((refusal) => refusal.permission)];
    expect(decision.approved).toBe(false);
    expect(named).toContain(permission);
  });

  test.each(
    [REVIEWS, access, compare].flatMap((route) => [404, 422, 500].map((status) => [route, status] as const)),
  )('%s answers %d: not approved', async (route, status) => {
    expect((await decided({ ...world, routes: { [route]: json({}, status) } })).approved).toBe(false);
  });

  test.each([
    ['FORBIDDEN', 'pull-requests: read'],
    ['UNKNOWN', null],
  ])('the timeline is %s', async (error, permission) => {
    const graphql: World['graphql'] = (variables, query) =>
      pathAnswer(history(HISTORY).graph, variables, query) ?? { data: null, errors: [error] };
    const decision = await decided({ ...world, graphql });
    expect(decision.refusals).toEqual([{ login: 'Olga', code: 'force_push_unreadable', permission }]);
  });

  test.each([REVIEWS, access, compare])(
    'a used-up quota is not taken for a missing approval: %s',
    async (route) => {
      await expect(decided({ ...world, routes: { [route]: json({}, 429) } })).rejects.toMatchObject({
        code: 'rate_limited',
      });
    },
  );

  test.each([
    ['FORBIDDEN', 'contents: read'],
    ['UNKNOWN', null],
  ])('the history of the file is %s', async (error, permission) => {
    const decision = await decided({ ...world, graphql: () => ({ data: null, errors: [error] }) });
    expect(decision.refusals).toEqual([{ login: 'Olga', code: 'authors_unreadable', permission }]);
  });

  test('owners that cannot be read: nobody is one, and a request for changes blocks', async () => {
    const { files } = await gather({ reviews: [review(OLGA), review(BOB, 'CHANGES_REQUESTED')] });
    const [file] = files;
    if (file === undefined) throw new Error('no file');
    const past = history(HISTORY);
    const api = apiOf({ reviews: [review(OLGA), review(BOB, 'CHANGES_REQUESTED')] }, past);
    const source = { ...sourceOf(api, past), pairOf: async () => file.today };
    const owners = { known: false, permission: 'contents: read' } as const;
    const gathered = await collectApproval(source, [{ ...file, owners }], () => 1);
    const [decision] = gathered.map((one) => decideFile(one, 1));
    expect(decision).toMatchObject({
      approved: false,
      blockedBy: ['bob'],
      missingPermission: 'contents: read',
    });
  });
});

describe('what is asked of GitHub', () => {
  test('nothing where no protected file changed', async () => {
    const past = history(HISTORY);
    const api = fakeApi({});
    const source = {
      ...sourceOf(api, past),
      pairOf: async (): Promise<Pair> => ({ base: 'absent', now: 'absent' }),
    };
    expect(await collectApproval(source, [], () => 1)).toEqual([]);
    expect(api.calls).toEqual([]);
  });

  test('no commit for reviews that could not count anyway', async () => {
    const reviews = [review(MALLORY), review(ROBOT), review(ANN), review(BOB, 'CHANGES_REQUESTED')];
    const { api } = await gather({ reviews, access: { 'robot[bot]': 'write' } });
    expect(api.calls.filter((call) => call.includes('/compare/'))).toEqual([]);
  });

  test.each([
    [1, 3],
    [3, 3],
    [20, 20],
  ])(
    "of 25 owners' approvals, where %i are needed, only the newest %i are looked into",
    async (approvals, most) => {
      const people = Array.from({ length: 25 }, (_, index) => ({
        login: `o${index}`,
        id: 100 + index,
        type: 'User',
      }));
      const reviews = people.map((user, index) =>
        review(user, 'APPROVED', 'head', String(index + 1).padStart(2, '0')),
      );
      const access = Object.fromEntries(people.map(({ login }) => [login, 'write']));
      const owners = people.map(({ login }) => `@${login}`);
      const { approved, approvedBy, refusals } = await decided({ reviews, access, owners, approvals });
      expect(approved).toBe(true);
      expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['too_many_requests']));
      expect([...approvedBy].sort()).toEqual(
        people
          .slice(25 - most)
          .map(({ login }) => login)
          .sort(),
      );
    },
  );

  test('what several people wrote together once, so that each of them is told why', async () => {
    const authors = ['a1', 'a2', 'a3', 'a4', 'a5'].map((login, index) => ({
      login,
      id: 20 + index,
      type: 'User',
    }));
    const points = { ...HISTORY, change: { ...HISTORY['change'], parents: ['main'], coAuthors: authors } };
    const decision = await decided({
      points,
      owners: ['@olga', ...authors.map(({ login }) => `@${login}`)],
      access: Object.fromEntries(authors.map(({ login }) => [login, 'write'])),
      reviews: [review(OLGA), ...authors.map((user) => review(user, 'APPROVED', 'head', '03'))],
    });
    expect(decision.approvedBy).toEqual(['Olga']);
    expect(decision.refusals.map(({ code }) => code)).toEqual(authors.map(() => 'wrote_the_change'));
  });

  test('requests for changes first: nobody without write access blocks because many others approved', async () => {
    const crowd = Array.from({ length: 20 }, (_, index) => ({
      login: `p${index}`,
      id: 100 + index,
      type: 'User',
    }));
    const members = 'GET /orgs/acme/teams/owners/members';
    const world = {
      owners: ['@olga', '@acme/owners'],
      access: Object.fromEntries(crowd.map(({ login }) => [login, 'read'])),
      routes: { [members]: json({}, 404) },
    };
    const [olga, mallory] = [review(OLGA), review(MALLORY, 'CHANGES_REQUESTED')];
    const decision = await decided({
      ...world,
      reviews: [...crowd.map((user) => review(user)), mallory, olga],
    });
    expect(decision).toMatchObject({ approved: true, blockedBy: [] });
  });

  test('each thing once, however many files want it', async () => {
    const { api } = await gather({ reviews: [review(OLGA)], forcePushes: [forcePush('03', 'change')] });
    expect(new Set(api.calls).size).toBe(api.calls.length - repeats(api.calls));
  });
});

/** Each query of GraphQL is another one. */
function repeats(calls: readonly string[]): number {
  return calls.filter((call, index) => call === 'GRAPHQL' && calls.indexOf(call) !== index).length;
}

test('without reviews the files are as they were, and nobody approved', () => {
  const file: OwnedFile = {
    path: PATH,
    role: 'baseline',
    catalogs: [''],
    today: { base: 'absent', now: 'absent' },
    owners: { known: true, value: ['@olga'] },
  };
  const unread = { known: false, permission: null } as const;
  const [gathered] = withoutReviews([file], null, unread).map((one) => decideFile(one, 1));
  expect(gathered).toMatchObject({ approved: false, owners: ['@olga'], pullRequest: null });
});
