import { expect, test } from '@jest/globals';
import { GROWN } from './harness/catalogs.js';
import { approveAsBot, dismiss, REVIEWS } from './harness/reviewing.js';
import { describeEndToEnd } from './harness/scenario.js';
import type { Spec, World } from './harness/scenario.js';

/** A change of tools and baseline alike; `@olivia` owns everything. */
const CHANGE: Spec = { H: GROWN };
const BOTH = { 'tools.baseline.json': GROWN, 'tools.json': GROWN };
const APPROVED = { verdict: 'approved', drift: 'false', approval: 'approved', 'approved-by': 'olivia' };
const MISSING = { verdict: 'baseline-change', drift: 'false', approval: 'missing', 'approved-by': '' };

const codeOwners = (owner: string) => ({ '.github/CODEOWNERS': `* ${owner}\n` });
/** The reviews as GitHub lists them, each changed. */
const reviews = (change: (review: object) => object) => [
  { on: REVIEWS, answer: { change: (list: unknown) => Object(list).map(change) } },
];

describeEndToEnd('an approval', (scenario) => {
  test('by an owner passes, and notifies nobody', async () => {
    const world = await scenario(CHANGE).open();
    await world.review('olivia', 'APPROVE');
    const run = await world.run();
    expect(run.exit).toBe(0);
    expect(run.outputs).toMatchObject({ ...APPROVED, added: '1' });
    expect(run.summary).toMatch(/^### ✅ Approved/);
    for (const text of [run.summary, run.comments[0]?.body ?? '']) {
      expect(text).toContain('`olivia`');
      expect(text.replace(/`[^`]*`/g, '')).not.toMatch(/@\w/);
    }
  });

  test.each<[string, string, Spec, (world: World) => Promise<void>]>([
    ['by a non-owner', 'not_an_owner', CHANGE, (world) => world.review('oscar', 'APPROVE')],
    [
      "by the pull request's author",
      'is_author',
      { ...CHANGE, author: 'olivia' },
      (world) => world.review('olivia', 'APPROVE'),
    ],
    [
      'by who wrote the change',
      'wrote_the_change',
      {},
      async (world) => {
        await world.push(BOTH, { by: 'olivia' });
        await world.push({ 'change.md': 'A word more.\n' });
        await world.review('olivia', 'APPROVE');
      },
    ],
    [
      'by who wrote the change with somebody else',
      'wrote_the_change',
      {},
      async (world) => {
        await world.push(BOTH, { message: 'Grow\n\nCo-authored-by: Olivia <olivia@example.test>\n' });
        await world.review('olivia', 'APPROVE');
      },
    ],
    ['by a bot', 'not_a_person', CHANGE, approveAsBot],
    [
      'by an owner who may only read',
      'no_write_access',
      { ...CHANGE, files: codeOwners('@rita') },
      (world) => world.review('rita', 'APPROVE'),
    ],
    [
      'by an owner who has left the repository',
      'no_write_access',
      { ...CHANGE, files: codeOwners('@mallory') },
      (world) => world.review('mallory', 'APPROVE'),
    ],
    [
      'that was dismissed afterwards',
      'dismissed',
      CHANGE,
      async (world) => {
        await world.review('olivia', 'APPROVE');
        await dismiss(world, 'olivia');
      },
    ],
    [
      'that a request for changes superseded',
      'changes_requested',
      CHANGE,
      async (world) => {
        await world.review('olivia', 'APPROVE');
        await world.review('olivia', 'REQUEST_CHANGES');
      },
    ],
    ['that is but a comment', 'no_standing_review', CHANGE, (world) => world.review('olivia', 'COMMENT')],
  ])('%s does not count: %s', async (_, code, spec, review) => {
    const world = await scenario(spec).open();
    await review(world);
    const run = await world.run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject(MISSING);
    expect(run.summary).toContain(`\`${code}\``);
  });

  test('by who pushed the change does not count, where GitHub tells who pushed', async () => {
    const world = await scenario({}).open();
    const before = world.commits.head;
    const after = await world.push(BOTH);
    await world.review('olivia', 'APPROVE');
    const activity = [{ before, after, ref: 'refs/heads/change', actor: { login: 'Olivia', type: 'User' } }];
    const run = await world.run({ answers: { 'GET /repos/{owner}/{repo}/activity': activity } });
    expect(run.outputs).toMatchObject(MISSING);
    expect(run.summary).toContain('`pushed_the_change`');
  });

  test('by a bot that CODEOWNERS names does not count', async () => {
    const world = await scenario({ ...CHANGE, files: codeOwners('@Copilot @olivia') }).open();
    await world.review('oscar', 'APPROVE');
    const faults = reviews((review) => ({ ...review, user: { login: 'Copilot', id: 9, type: 'Bot' } }));
    const run = await world.run({ faults });
    expect(run.outputs).toMatchObject(MISSING);
    expect(run.summary).toContain('`not_a_person`');
  });

  test('by an owner whom CODEOWNERS spells in other letter case counts', async () => {
    const world = await scenario({ ...CHANGE, files: codeOwners('@OLIVIA') }).open();
    await world.review('olivia', 'APPROVE');
    expect((await world.run()).outputs).toMatchObject(APPROVED);
  });

  test('by the author in other letter case does not count', async () => {
    const world = await scenario({ ...CHANGE, author: 'olivia' }).open();
    await world.review('olivia', 'APPROVE');
    const faults = reviews((review) => ({ ...review, user: { login: 'OLIVIA', type: 'User' } }));
    const run = await world.run({ faults });
    expect(run.outputs).toMatchObject(MISSING);
    expect(run.summary).toContain('`is_author`');
  });

  test('by another account that has taken the login of an owner since does not count', async () => {
    const world = await scenario(CHANGE).open();
    await world.review('olivia', 'APPROVE');
    const faults = reviews((review) => ({ ...review, user: { login: 'olivia', id: 99_999, type: 'User' } }));
    const run = await world.run({ faults });
    expect(run.outputs).toMatchObject(MISSING);
    expect(run.summary).toContain('`no_write_access`');
  });

  test('of a deleted account (`user: null`) neither counts nor breaks anything', async () => {
    const world = await scenario(CHANGE).open();
    await world.review('oscar', 'APPROVE');
    const ghost = reviews((review) =>
      Reflect.get(Object(Reflect.get(review, 'user')), 'login') === 'oscar'
        ? { ...review, user: null }
        : review,
    );
    const alone = await world.run({ faults: ghost });
    expect(alone.outputs).toMatchObject(MISSING);
    expect(alone.summary).toContain('*deleted account*');
    await world.review('oscar', 'REQUEST_CHANGES');
    await world.review('olivia', 'APPROVE');
    expect((await world.run({ faults: ghost })).outputs).toMatchObject(APPROVED);
  });

  test("an owner's request for changes blocks what another owner approved; a stranger's does not", async () => {
    const files = codeOwners('@olivia @oscar');
    const world = await scenario({ ...CHANGE, files }).open();
    await world.review('olivia', 'APPROVE');
    await world.review('mallory', 'REQUEST_CHANGES');
    expect((await world.run()).outputs).toMatchObject(APPROVED);
    await world.review('oscar', 'REQUEST_CHANGES');
    const blocked = await world.run();
    expect(blocked.outputs).toMatchObject({ verdict: 'baseline-change', approval: 'missing' });
    expect(blocked.summary).toContain('Dismiss review');
    await dismiss(world, 'oscar');
    expect((await world.run()).outputs).toMatchObject(APPROVED);
  });

  test('as many owners as `approvals` asks, each once', async () => {
    const files = codeOwners('@olivia @oscar');
    const world = await scenario({ ...CHANGE, files, inputs: { approvals: '2' } }).open();
    await world.review('olivia', 'APPROVE');
    await world.review('olivia', 'APPROVE');
    const one = await world.run();
    expect(one.outputs).toMatchObject({ verdict: 'baseline-change', approval: 'missing' });
    expect(one.summary).toContain('1 of 2');
    await world.review('oscar', 'APPROVE');
    expect((await world.run()).outputs).toMatchObject({ ...APPROVED, 'approved-by': 'olivia,oscar' });
  });

  test('is found among 120 reviews on two pages, 119 of them an attacker’s', async () => {
    const world = await scenario(CHANGE).open();
    const events = ['APPROVE', 'COMMENT', 'REQUEST_CHANGES'] as const;
    for (let count = 0; count < 110; count += 1)
      await world.review('mallory', events[count % 3] ?? 'APPROVE');
    await world.review('olivia', 'APPROVE');
    for (let count = 0; count < 9; count += 1) await world.review('mallory', 'APPROVE');
    const run = await world.run();
    expect(run.outputs).toMatchObject(APPROVED);
    expect(run.requests.filter(({ operation }) => operation === REVIEWS).length).toBeGreaterThanOrEqual(2);
  });

  test('cannot be kept by pushing a request for changes onto the second page', async () => {
    const world = await scenario(CHANGE).open();
    await world.review('olivia', 'APPROVE');
    for (let count = 0; count < 118; count += 1) await world.review('mallory', 'APPROVE');
    await world.review('olivia', 'REQUEST_CHANGES');
    const run = await world.run();
    expect(run.outputs).toMatchObject(MISSING);
    expect(run.summary).toContain('`changes_requested`');
  });

  test.each([
    ['the reviews', REVIEWS, 'pull-requests: read'],
    ['the permission of a reviewer', 'GET /repos/{owner}/{repo}/collaborators', 'metadata: read'],
  ])(
    'counts for nothing where %s cannot be read, and the report names the permission',
    async (_, on, permission) => {
      const world = await scenario(CHANGE).open();
      await world.review('olivia', 'APPROVE');
      const run = await world.run({ faults: [{ on, answer: { status: 403 } }] });
      expect(run.outputs).toMatchObject(MISSING);
      expect(run.summary).toContain(`\`${permission}\``);
    },
  );

  test('cannot be had where nobody owns the baseline: could not check', async () => {
    const world = await scenario({ ...CHANGE, files: { '.github/CODEOWNERS': '/docs/ @olivia\n' } }).open();
    await world.review('olivia', 'APPROVE');
    const run = await world.run();
    expect(run.exit).toBe(2);
    expect(run.outputs).toMatchObject({ verdict: 'could-not-check', drift: '' });
    expect(run.summary).toContain('Nobody owns this file');
  });
});
