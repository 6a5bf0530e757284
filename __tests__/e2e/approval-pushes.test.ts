import { expect, test } from '@jest/globals';
import { CATALOG, DRIFTED, GROWN, manifest, tool } from './harness/catalogs.js';
import { REVIEWS, updateBranch } from './harness/reviewing.js';
import { describeEndToEnd } from './harness/scenario.js';
import type { World } from './harness/scenario.js';

const CHANGE = { H: GROWN };
const APPROVED = { verdict: 'approved', approval: 'approved', 'approved-by': 'olivia' };
const MISSING = { verdict: 'baseline-change', approval: 'missing', 'approved-by': '' };

const WITH_HEAD = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
const both = (catalog: string) => ({ 'tools.baseline.json': catalog, 'tools.json': catalog });
/** GitHub shows every review as one of the head that it is now: what a force-push of an equal patch does to it. */
const rebound = (world: World) => [
  {
    on: REVIEWS,
    answer: {
      change: (list: unknown) =>
        Object(list).map((review: object) => ({ ...review, commit_id: world.commits.head })),
    },
  },
];

describeEndToEnd('an approval and the pushes after it', (scenario) => {
  test('survives those that leave the catalog alone, and dies with those that change it', async () => {
    const world = await scenario(CHANGE).open();
    await world.review('olivia', 'APPROVE');
    await world.push({ 'change.md': 'Something else.\n' });
    expect((await world.run()).outputs).toMatchObject(APPROVED);

    await world.push(both(DRIFTED));
    const changed = await world.run();
    expect(changed.exit).toBe(1);
    expect(changed.outputs).toMatchObject(MISSING);
    expect(changed.summary).toContain('`approved_another_catalog`');
    expect(changed.summary).toContain('was for another catalog: ask them to look again');

    await world.push(both(GROWN));
    const back = await world.run();
    expect(back.exit).toBe(0);
    expect(back.outputs).toMatchObject(APPROVED);
  });

  test('is of a meaning: another order of the tools is the same catalog', async () => {
    const world = await scenario(CHANGE).open();
    await world.review('olivia', 'APPROVE');
    const turned = JSON.stringify({ tools: JSON.parse(GROWN).tools.reverse() });
    await world.push({ 'tools.baseline.json': turned });
    expect((await world.run()).outputs).toMatchObject(APPROVED);
  });

  test('of an earlier baseline does not count for today’s', async () => {
    const world = await scenario({}).open();
    await world.review('olivia', 'APPROVE');
    await world.push(both(GROWN));
    const run = await world.run();
    expect(run.outputs).toMatchObject(MISSING);
    expect(run.summary).toContain('`approved_another_catalog`');
  });

  test('before the base moved its baseline does not count: update, then approve again', async () => {
    const world = await scenario(CHANGE).open();
    await world.review('olivia', 'APPROVE');
    await world.moveBase(both(manifest(tool('search'))));
    const behind = await world.run();
    expect(behind.exit).toBe(2);
    expect(behind.outputs).toMatchObject({ verdict: 'could-not-check' });
    expect(behind.summary).toContain('update the branch');

    await updateBranch(world, both(GROWN));
    const updated = await world.run();
    expect(updated.exit).toBe(1);
    expect(updated.outputs).toMatchObject(MISSING);
    expect(updated.summary).toContain('`approved_before_base_moved`');
    await world.review('olivia', 'APPROVE');
    expect((await world.run()).outputs).toMatchObject(APPROVED);
  });

  test('survives an update of the branch that leaves its catalog alone', async () => {
    const world = await scenario(CHANGE).open();
    await world.review('olivia', 'APPROVE');
    await world.moveBase({ 'other.md': 'Elsewhere.\n' });
    await updateBranch(world);
    expect((await world.run()).outputs).toMatchObject(APPROVED);
  });

  test('that a force-push of another catalog re-binds to the new head does not count', async () => {
    const world = await scenario(CHANGE).open();
    await world.review('olivia', 'APPROVE');
    await world.push(both(DRIFTED), { force: true });
    const run = await world.run({ faults: rebound(world) });
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject(MISSING);
    expect(run.summary).toContain('`force_pushed_from_another_catalog`');
  });

  test('does not count where nobody can tell what a force-push took away', async () => {
    const world = await scenario(CHANGE).open();
    await world.review('olivia', 'APPROVE');
    await world.push(both(DRIFTED), { force: true });
    world.pull.forcePushes = [{ createdAt: new Date().toISOString(), before: 'f'.repeat(40) }];
    const gone = await world.run({ faults: rebound(world) });
    expect(gone.outputs).toMatchObject(MISSING);
    expect(gone.summary).toContain('`force_push_unreadable`');
  });

  test('does not count where GitHub refuses to tell of commits and force-pushes', async () => {
    const world = await scenario(CHANGE).open();
    await world.review('olivia', 'APPROVE');
    const errors = [{ type: 'FORBIDDEN', message: 'No' }];
    const faults = [{ on: 'POST /graphql', answer: { status: 200, body: { data: null, errors } } }];
    const run = await world.run({ faults });
    expect(run.outputs).toMatchObject(MISSING);
    expect(run.summary).toContain('`authors_unreadable`');
  });

  test('survives a force-push of the very same catalog', async () => {
    const world = await scenario(CHANGE).open();
    await world.review('olivia', 'APPROVE');
    await world.push({ 'change.md': 'In other words.\n' }, { force: true });
    expect((await world.run()).outputs).toMatchObject(APPROVED);
  });

  test('for another base branch, where the catalog did not even change, does not count', async () => {
    const world = await scenario(CHANGE).open();
    await world.review('olivia', 'APPROVE');
    world.pull.baseChanges.push(new Date().toISOString());
    const run = await world.run({ event: 'pull_request', action: 'edited' });
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject(MISSING);
    expect(run.summary).toContain('`approved_for_another_base`');
    expect(run.summary).toContain('was for another base branch: ask them to look again');
  });

  test('into a branch of one’s own does not stand for another pull request of the same head', async () => {
    const world = await scenario({ T: GROWN }).open();
    await world.repository.setBranch('mine', world.commits.tip);
    world.pull.baseRef = 'mine';
    expect((await world.run({ answers: { [WITH_HEAD]: [] } })).outputs).toMatchObject({
      verdict: 'unchanged',
    });
    const other = { number: 9, state: 'open', head: { sha: world.commits.head }, base: { ref: 'main' } };
    const run = await world.run({ answers: { [WITH_HEAD]: [other] } });
    expect(run.exit).toBe(2);
    expect(run.outputs).toMatchObject({ verdict: 'could-not-check' });
    expect(run.summary).toContain('has the same head and another base branch');
  });

  test('does not count where the commit that was reviewed is gone', async () => {
    const world = await scenario(CHANGE).open();
    await world.review('olivia', 'APPROVE', 'e'.repeat(40));
    const run = await world.run();
    expect(run.outputs).toMatchObject(MISSING);
    expect(run.summary).toContain('`reviewed_commit_unreadable`');
  });

  test('does not count for a push between its reading and the pass', async () => {
    const world = await scenario(CHANGE).open();
    await world.review('olivia', 'APPROVE');
    const first = async () => void (await world.push(both(DRIFTED)));
    const run = await world.run({ faults: [{ on: REVIEWS, answer: { first }, times: 1 }] });
    expect(run.exit).toBe(2);
    expect(run.outputs).toMatchObject({ verdict: 'could-not-check' });
    expect(run.summary).toContain('pushed to');
  });

  test('of a change that has no GitHub account behind it counts, and the commit is named', async () => {
    const world = await scenario({ ...CHANGE, T: CATALOG }).open();
    await world.push(both(DRIFTED), { by: 'nobody' });
    await world.review('olivia', 'APPROVE');
    const run = await world.run();
    expect(run.outputs).toMatchObject(APPROVED);
    expect(run.summary).toContain(world.commits.head);
  });
});
