import { describe, expect, test } from '@jest/globals';
import { CATALOG, GROWN } from '../e2e/harness/catalogs.js';
import { json, paged } from '../github/api/fake-api.js';
import { runInWorld } from './gate-world.js';
import type { FileTable, WorldSpec } from './gate-world.js';

/** GITHUB_TOKEN has 1,000 requests an hour for all runs of a repository. */
const MAX_OF_ONE_CATALOG = 30;
const MAX_OF_FIFTY = 60;

function files(catalogs: number, baseline: string, candidate: string): FileTable {
  const names = Array.from({ length: catalogs }, (_, index) => `servers/s${index}`);
  return Object.fromEntries(
    names.flatMap((name) => [
      [`${name}/baseline.json`, baseline],
      [`${name}/tools.json`, candidate],
    ]),
  );
}

function review(login: string, id: number, commit: string, state = 'APPROVED') {
  const user = { login, id, type: 'User' };
  return { id, user, state, commit_id: commit, submitted_at: '2026-01-02T00:00:00Z' };
}

/** An owner's approval of the first commit, the others of people who own nothing. */
function reviews(count: number, commit: string): readonly object[] {
  const crowd = Array.from({ length: count - 1 }, (_, index) => review(`p${index}`, 100 + index, commit));
  return [review('owner', 5, commit), ...crowd];
}

const HARDENED = { event: 'pull_request_target', checkout: 'none' } as const;
const CASES = [
  ['unchanged', CATALOG, CATALOG],
  ['drift', CATALOG, GROWN],
  ['approved', GROWN, GROWN],
] as const;

async function requests(
  [verdict, baseline, candidate]: (typeof CASES)[number],
  { length, count, catalogs }: { length: number; count: number; catalogs: number },
): Promise<number> {
  const spec: WorldSpec = {
    ...HARDENED,
    length,
    base: {
      '.github/CODEOWNERS': '* @owner\n',
      '.github/workflows/gate.yml': 'on: pull_request_target\n',
      ...files(catalogs, CATALOG, CATALOG),
    },
    changed: files(catalogs, baseline, candidate),
    tip: { 'other.md': '' },
    inputs: {
      baseline: '',
      candidate: '',
      catalogs: 'all: servers/*/baseline.json => servers/*/tools.json',
      'candidate-source': 'commit',
    },
  };
  const { commits } = await runInWorld(spec);
  const run = await runInWorld({ ...spec, reviews: reviews(count, commits.first) });
  expect(run.decision).toMatchObject({ verdict, catalogs: { length: catalogs } });
  return run.api.calls.length;
}

/** With REQUESTS set every case is run, and the table printed; else the ends of it. */
const PRINTS = process.env['REQUESTS'] !== undefined;
const LENGTHS = PRINTS ? [1, 250, 3000] : [1, 250];
const TABLE = CASES.flatMap((one) =>
  LENGTHS.flatMap((length) =>
    [1, 250].flatMap((count) => [1, 50].map((catalogs) => [one, { length, count, catalogs }] as const)),
  ),
).filter(
  ([, { length, count, catalogs }]) => PRINTS || (length === 250) === (count === 250 || catalogs === 50),
);

describe('requests of a run', () => {
  test.each(TABLE.map(([one, size]) => [one[0], size, one] as const))('%s: %j', async (_name, size, one) => {
    const count = await requests(one, size);
    if (PRINTS) process.stderr.write(`${one[0]} ${Object.values(size).join(' ')} ${count}\n`);
    expect(count).toBeLessThanOrEqual(size.catalogs === 1 ? MAX_OF_ONE_CATALOG : MAX_OF_FIFTY);
  });
});

const IDS = Array.from({ length: 250 }, (_, index) => index.toString(16).padStart(40, '0'));
const PEOPLE = IDS.map((_, index) => `p${index}`);
const TEAM = 'GET /orgs/o/teams/t/members';

/** A world of 250 people with write access, who review; of a commit that GitHub does not have it knows no merge base. */
function crowdOf(owners: string, spec: Partial<WorldSpec>): Partial<WorldSpec> {
  const permission = json({ permission: 'write', role_name: 'write' });
  const gone = json({}, 404);
  return {
    ...spec,
    base: { '.github/CODEOWNERS': `* ${owners}\n` },
    routes: {
      ...Object.fromEntries(
        PEOPLE.map((login) => [`GET /repos/o/r/collaborators/${login}/permission`, permission]),
      ),
      ...Object.fromEntries(PEOPLE.map((login) => [`GET /orgs/o/teams/t/memberships/${login}`, gone])),
      ...spec.routes,
    },
  };
}

const BY_ALL = PEOPLE.map((login) => `@${login}`).join(' ');
const team = (...members: readonly string[]) => ({
  [TEAM]: paged(members.map((login) => ({ login, type: 'User' }))),
});
/** Teams of as many pages, the last of which has one of the people in it. */
function teams(count: number, pages: number) {
  const strangers = Array.from({ length: pages * 100 - 1 }, (_, index) => `s${index}`);
  const names = Array.from({ length: count }, (_, index) => `t${index}`);
  const membersOf = (name: string) => (name === names.at(-1) ? [...strangers, 'p125'] : strangers);
  return {
    owners: names.map((name) => `@o/${name}`).join(' '),
    routes: Object.fromEntries(
      names.map((name) => [
        `GET /orgs/o/teams/${name}/members`,
        paged(membersOf(name).map((login) => ({ login, type: 'User' }))),
      ]),
    ),
  };
}

/** A pull request each commit of which changes the baseline's white space. */
function churn(length: number): Partial<WorldSpec> {
  const along = (index: number): FileTable =>
    index === length - 1 ? {} : { 'servers/s0/baseline.json': GROWN + ' '.repeat(index + 1) };
  return { length, along };
}

function coAuthors(count: number): string {
  const lines = PEOPLE.slice(0, count).map((login) => `Co-authored-by: <${login}@example.test>`);
  return lines.join('\n');
}

const approvals = (commit: string, state?: string) =>
  PEOPLE.map((login, index) => review(login, 100 + index, commit, state));

/** Who owns, who reviewed what, and what came after: what would take most requests if all of it was looked into. */
const CROWDS: readonly (readonly [string, string, (head: string) => Partial<WorldSpec>])[] = [
  ['250 owners approve', 'approved', (head) => crowdOf(BY_ALL, { reviews: approvals(head) })],
  [
    '250 owners approved commits that are gone',
    'baseline-change',
    () =>
      crowdOf(BY_ALL, {
        reviews: PEOPLE.map((login, index) => review(login, 100 + index, IDS[index] ?? '')),
      }),
  ],
  [
    '250 members of a team approve',
    'approved',
    (head) => crowdOf('@o/t', { reviews: approvals(head), routes: team(...PEOPLE) }),
  ],
  [
    '250 people approve, one of them of the team',
    'approved',
    (head) => crowdOf('@o/t', { reviews: approvals(head), routes: team('p125') }),
  ],
  [
    '250 people approve, none of them of the team',
    'baseline-change',
    (head) => crowdOf('@o/t', { reviews: approvals(head), routes: team('owner') }),
  ],
  [
    '250 people approve, of a team that cannot be read',
    'baseline-change',
    (head) => crowdOf('@o/t', { reviews: approvals(head), routes: { [TEAM]: json({}, 404) } }),
  ],
  [
    '250 people approve, of a team that is longer than what is listed',
    'baseline-change',
    (head) =>
      crowdOf('@o/t', {
        reviews: approvals(head),
        routes: team(...Array.from({ length: 1000 }, (_, index) => `s${index}`)),
      }),
  ],
  [
    '250 members of a team request changes',
    'baseline-change',
    (head) => crowdOf('@o/t', { reviews: approvals(head, 'CHANGES_REQUESTED'), routes: team(...PEOPLE) }),
  ],
  ...(
    [
      ['250 people approve, one of them of the last of 10 teams', 10, 1, 'approved'],
      ['250 people approve, one of them of the last of 30 teams', 30, 1, 'baseline-change'],
      ['250 people approve, one of them of the last of 5 long teams', 5, 3, 'baseline-change'],
    ] as const
  ).map(
    ([name, count, pages, verdict]) =>
      [
        name,
        verdict,
        (head: string) => {
          const { owners, routes } = teams(count, pages);
          return crowdOf(owners, { reviews: approvals(head), routes });
        },
      ] as const,
  ),
  [
    '250 people approve what 990 commits changed, one of them of the team',
    'approved',
    (head) => crowdOf('@o/t', { ...churn(990), reviews: approvals(head), routes: team('p125') }),
  ],
  [
    '250 people approve what each of the newest wrote in 990 commits',
    'baseline-change',
    (head) =>
      crowdOf(BY_ALL, {
        ...churn(990),
        message: coAuthors(18),
        reviews: approvals(head),
      }),
  ],
  [
    'three owners approve what they wrote in three commits, and so does a fourth who did not',
    'approved',
    (head) => crowdOf(BY_ALL, { ...churn(3), message: coAuthors(3), reviews: approvals(head).slice(0, 4) }),
  ],
  [
    '250 people approve what 1,100 commits changed',
    'baseline-change',
    (head) => crowdOf(BY_ALL, { ...churn(1100), reviews: approvals(head) }),
  ],
  ...[8, 10, 50].map(
    (count) =>
      [
        `${count} force-pushes after an approval`,
        'baseline-change',
        (head: string) =>
          crowdOf('@p0', {
            reviews: [review('p0', 100, head)],
            timeline: IDS.slice(0, count).map((oid) => ({
              __typename: 'HeadRefForcePushedEvent',
              createdAt: '2026-01-03T00:00:00Z',
              beforeCommit: { oid },
            })),
          }),
      ] as const,
  ),
];

describe('requests of an approval', () => {
  test.each(CROWDS)('%s: %s', async (name, verdict, crowd) => {
    const spec: WorldSpec = {
      ...HARDENED,
      length: 250,
      base: {},
      changed: files(1, GROWN, GROWN),
      tip: { 'other.md': '' },
      inputs: {
        baseline: 'servers/s0/baseline.json',
        candidate: 'servers/s0/tools.json',
        'candidate-source': 'commit',
      },
    };
    const worldOf = (over: Partial<WorldSpec>): WorldSpec => ({
      ...spec,
      ...over,
      base: {
        '.github/workflows/gate.yml': 'on: pull_request_target\n',
        ...files(1, CATALOG, CATALOG),
        ...over.base,
      },
    });
    const { commits } = await runInWorld(worldOf({ ...crowd(''), reviews: [] }));
    const comparedWithGone = IDS.map((id) => [
      `GET /repos/o/r/compare/${commits.tip}...${id}`,
      json({}, 404),
    ]);
    const { routes, ...rest } = worldOf(crowd(commits.head));
    const run = await runInWorld({ ...rest, routes: { ...routes, ...Object.fromEntries(comparedWithGone) } });
    expect(run.decision).toMatchObject({ verdict });
    if (PRINTS) process.stderr.write(`${name}: ${run.api.calls.length}\n`);
    expect(run.api.calls.length).toBeLessThanOrEqual(MAX_OF_ONE_CATALOG);
  });
});
