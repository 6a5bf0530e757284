import { expect, test } from '@jest/globals';
import { DRIFTED, GROWN, manifest, tool } from './harness/catalogs.js';
import { changed } from './harness/repository.js';
import type { Changes } from './harness/repository.js';
import { mergedWith, openAnother } from './harness/reviewing.js';
import { describeEndToEnd } from './harness/scenario.js';
import type { Spec, World } from './harness/scenario.js';

const APPROVED = { verdict: 'approved', approval: 'approved', 'approved-by': 'olivia' };
const MISSING = { verdict: 'baseline-change', approval: 'missing', 'approved-by': '' };
const NOBODY = '0'.repeat(40);
const both = (catalog: string) => ({ 'tools.baseline.json': catalog, 'tools.json': catalog });

const PERMISSIONS = { contents: 'read', metadata: 'read', pull_requests: 'write', issues: 'write' };
describeEndToEnd('a merge group', (scenario) => {
  const GROUP = 'gh-readonly-queue/release/1.x';

  /** A queue of the pull request of the world and behind it another one, both into `release/1.x`. */
  async function queued(): Promise<{ world: World; first: Spec; second: Spec }> {
    const world = await scenario({ H: GROWN }).open();
    const { repository, commits, pull } = world;
    await repository.setBranch('release/1.x', commits.tip);
    pull.baseRef = 'release/1.x';
    const files = repository.filesOf(commits.head);
    const one = await repository.commit([commits.tip, commits.head], files, 'admin', 'Merge\n');
    const other = await openAnother(world, 'other', both(DRIFTED));
    const two = await repository.commit(
      [one, other.head],
      new Map([...files, ...Object.entries(both(DRIFTED))]),
      'admin',
      'Merge\n',
    );
    const groupOf = (number: number, base: string, head: string): Spec => ({
      event: 'merge_group',
      checkout: 'none',
      inputs: { 'candidate-source': 'commit' },
      payload: {
        merge_group: {
          head_sha: head,
          head_ref: `refs/heads/${GROUP}/pr-${number}-${base}`,
          base_sha: base,
          base_ref: 'refs/heads/release/1.x',
        },
      },
    });
    return {
      world,
      first: groupOf(pull.number, commits.tip, one),
      second: groupOf(other.number, one, two),
    };
  }

  test('of one approved and one unapproved pull request, into release/1.x', async () => {
    const { world, first, second } = await queued();
    await world.review('olivia', 'APPROVE');
    const approved = await world.run(first);
    expect(approved.exit).toBe(0);
    expect(approved.outputs).toMatchObject(APPROVED);
    const unapproved = await world.run(second);
    expect(unapproved.exit).toBe(1);
    expect(unapproved.outputs).toMatchObject(MISSING);
    expect(unapproved.summary).toContain('Then queue the pull request again.');
  });

  test('whose branch names no pull request has nobody’s approval', async () => {
    const { world, first } = await queued();
    await world.review('olivia', 'APPROVE');
    const group = Reflect.get(Object(first.payload), 'merge_group');
    const payload = { merge_group: { ...group, head_ref: 'refs/heads/gh-readonly-queue/release/1.x/other' } };
    const run = await world.run({ ...first, payload });
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject(MISSING);
  });
});

describeEndToEnd('the audit of a push', (scenario) => {
  /** Merges the pull request of a world into main, and what the push then is. */
  async function mergeOf(world: World, number: number | null, more: Changes = {}): Promise<Spec> {
    const { repository, commits, pull } = world;
    const { head, tip } = commits;
    const files = changed(repository.filesOf(head), more);
    const merge = await repository.commit([tip, head], files, 'admin', 'Merge\n');
    await repository.setBranch('main', merge);
    pull.state = 'closed';
    return {
      event: 'push',
      checkout: 'none',
      inputs: { 'candidate-source': 'commit' },
      payload: { ref: 'refs/heads/main', before: tip, after: merge },
      answers: mergedWith(new Map(number === null ? [] : [[merge, number]])),
    };
  }

  test('finds that a merged pull request had its approval', async () => {
    const world = await scenario({ H: GROWN }).open();
    await world.review('olivia', 'APPROVE');
    const run = await world.run(await mergeOf(world, world.pull.number));
    expect(run.exit).toBe(0);
    expect(run.outputs).toMatchObject(APPROVED);
  });

  test('finds a merge without approval, and says which pull request lacked what', async () => {
    const world = await scenario({ H: GROWN }).open();
    await world.review('oscar', 'APPROVE');
    const run = await world.run(await mergeOf(world, world.pull.number));
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ approval: 'missing' });
    expect(run.summary).toContain(`\`#${world.pull.number}\``);
    expect(run.summary).toContain('`not_an_owner`');
    expect(run.summary).toContain('The change is on the branch already');
  });

  test('asks those who were owners before the push', async () => {
    const headFiles = { '.github/CODEOWNERS': '* @oscar\n' };
    const world = await scenario({ H: GROWN, headFiles }).open();
    await world.review('oscar', 'APPROVE');
    const run = await world.run(await mergeOf(world, world.pull.number));
    expect(run.exit).toBe(1);
    expect(run.summary).toContain('`not_an_owner`');
  });

  test('finds that what was merged is not what was approved: the branch moved in between', async () => {
    const world = await scenario({ H: GROWN }).open();
    await world.review('olivia', 'APPROVE');
    await world.moveBase(both(manifest(tool('search'), tool('read_file'))));
    const merged = both(manifest(tool('search'), tool('read_file'), tool('delete_file')));
    const run = await world.run(await mergeOf(world, world.pull.number, merged));
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ approval: 'missing' });
    expect(run.summary).toContain('`approved_another_catalog`');
  });

  test('finds what a new protected branch brings that main does not have', async () => {
    const answers = {
      'GET /repos/{owner}/{repo}/branches/{branch}': ({ url }: { readonly url: string }) =>
        url.endsWith('/main') ? null : { name: 'release/2.x', protected: true, commit: { sha: NOBODY } },
    };
    const payload = { before: NOBODY, created: true };
    const files = { '.github/tool-catalog-gate.yml': 'guarded-branches: [release/2.x]\n' };
    const spec = { event: 'push', branch: 'release/2.x', payload, answers, files } as const;
    const same = await scenario(spec).run();
    expect(same.outputs).toMatchObject({ verdict: 'unchanged', approval: 'not-needed' });
    const run = await scenario({ ...spec, H: GROWN }).run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ approval: 'missing' });
  });

  test('finds a push straight to the branch', async () => {
    const world = await scenario({ H: GROWN }).open();
    const run = await world.run(await mergeOf(world, null));
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ approval: 'missing' });
    expect(run.summary).toContain('| none |');
  });
});

describeEndToEnd('the hardened mode', (scenario) => {
  const HARDENED: Spec = {
    event: 'pull_request_target',
    checkout: 'none',
    fork: true,
    H: GROWN,
    inputs: { 'candidate-source': 'commit' },
    permissions: PERMISSIONS,
  };

  test('decides on a fork’s change as on any other, comment included', async () => {
    const world = await scenario(HARDENED).open();
    const red = await world.run();
    expect(red.exit).toBe(1);
    expect(red.outputs).toMatchObject(MISSING);
    expect(red.comments).toHaveLength(1);
    await world.review('olivia', 'APPROVE');
    const green = await world.run();
    expect(green.exit).toBe(0);
    expect(green.outputs).toMatchObject(APPROVED);
  });

  test.each(['head', 'merge'] as const)('refuses a checkout of the %s, approved or not', async (checkout) => {
    const world = await scenario({ ...HARDENED, checkout }).open();
    await world.review('olivia', 'APPROVE');
    const run = await world.run();
    expect(run.exit).toBe(2);
    expect(run.outputs).toMatchObject({ verdict: 'could-not-check' });
    expect(run.summary).toContain('pull_request_target');
  });
});
