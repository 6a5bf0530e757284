import { expect, test } from '@jest/globals';
import { zipArchive } from '../github/read/zip-archive.js';
import { actionsOf, CAPTURE, captureRun, RUNS } from './harness/actions.js';
import type { Run } from './harness/actions.js';
import { CATALOG, DRIFTED, GROWN, manifest, tool } from './harness/catalogs.js';
import { OWNER, REPOSITORY } from './harness/github.js';
import { Refusal } from './harness/pull-request.js';
import { describeEndToEnd, HURRIED } from './harness/scenario.js';
import type { Result, Scenario, Spec, World } from './harness/scenario.js';

const NEW = { 'fail-on-drift': 'new' };
const tools: readonly { name: string }[] = JSON.parse(GROWN).tools;
/** GROWN and one more tool. */
const MORE = manifest(...tools, tool('format_disk'));
const UNCHANGED_HEAD = 'the base branch has this drift already, and this change does not touch it';

/** Counts in headline and outputs, and the first line of every place where the report is shown. */
function firstLines({ summary, comments, log }: Result): readonly string[] {
  const [comment = ''] = comments.map(({ body }) => body);
  const said = log.split('\n').find((line) => line.startsWith('Drift')) ?? '';
  return [summary, comment, said].map((text) => text.split('\n')[0]?.replace(/^### \S+ /u, '') ?? '');
}

describeEndToEnd('drift that the base branch has already, of a committed candidate', (scenario) => {
  const ways: readonly (readonly [string, Spec])[] = [
    ['pull_request, workspace', {}],
    ['pull_request, commit', { inputs: { 'candidate-source': 'commit' } }],
    [
      'pull_request_target, commit',
      { event: 'pull_request_target', checkout: 'none', inputs: { 'candidate-source': 'commit' } },
    ],
  ];

  test.each(ways)('passes with new, and says so first (%s)', async (_, way) => {
    const spec = { ...way, baseCandidate: GROWN, C: GROWN, inputs: { ...way.inputs, ...NEW } };
    const run = await scenario(spec).run();
    expect(run.exit).toBe(0);
    expect(run.outputs).toMatchObject({ verdict: 'drift', drift: 'true', added: '1', inherited: '1' });
    const line = `Drift: ${UNCHANGED_HEAD} — reported only (\`fail-on-drift: new\`)`;
    expect(firstLines(run)).toEqual([line, line, line]);
    expect(run.summary).toContain('(0 of this change, 1 inherited from the base branch)');
    expect(run.summary).toContain('#### Inherited from the base branch (1)');
    expect(run.log).toMatch(/^::warning .*title=Tool added \(inherited\)/m);
    expect(run.log).not.toMatch(/^::error/m);
  });

  test.each(ways)('fails without it, and tells the author that it is not theirs (%s)', async (_, way) => {
    const run = await scenario({ ...way, baseCandidate: GROWN, C: GROWN }).run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'drift', added: '1', inherited: '1' });
    expect(firstLines(run)[0]).toBe(`Drift: ${UNCHANGED_HEAD}`);
    expect(run.summary).toContain(
      '**Next step:** Fix the drift on the base branch, in a pull request of its own',
    );
  });

  test.each(ways)('is listed apart from what the pull request brings, which fails (%s)', async (_, way) => {
    const spec = { ...way, baseCandidate: GROWN, C: MORE, inputs: { ...way.inputs, ...NEW } };
    const run = await scenario(spec).run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'drift', added: '2', inherited: '1' });
    expect(run.summary).toContain('(1 of this change, 1 inherited from the base branch)');
    const [own = '', rest = ''] = run.summary.split('#### Inherited from the base branch (1)');
    expect(own).toContain('`format_disk`');
    expect(own).not.toContain('`delete_file`');
    expect(rest).toContain('`delete_file`');
  });

  test('passes in a merge queue, too, and fails on the push that follows', async () => {
    const spec = { baseCandidate: GROWN, C: GROWN, inputs: { 'candidate-source': 'commit', ...NEW } };
    const queued = await scenario({ ...spec, event: 'merge_group' }).run();
    expect([queued.exit, queued.outputs['inherited']]).toEqual([0, '1']);
    const pushed = await scenario({ ...spec, event: 'push' }).run();
    expect([pushed.exit, pushed.outputs['verdict'], pushed.outputs['inherited']]).toEqual([1, 'drift', '']);
  });

  test('a baseline changed beside it still needs its owner', async () => {
    const H = manifest(...JSON.parse(CATALOG).tools, tool('format_disk'));
    const world = await scenario({
      ...{ event: 'pull_request_target', checkout: 'none', T: CATALOG, H, baseCandidate: GROWN, C: MORE },
      inputs: { 'candidate-source': 'commit', ...NEW },
    }).open();
    const run = await world.run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'drift', approval: 'missing', inherited: '1' });
    expect(run.summary).toMatch(/; an owner has to approve\n\*\*Next step:\*\* Ask .*`@olivia`/u);
    await world.review('olivia', 'APPROVE');
    const approved = await world.run();
    expect(approved.exit).toBe(0);
    expect(approved.outputs).toMatchObject({
      verdict: 'drift',
      approval: 'approved',
      'approved-by': 'olivia',
    });
  });

  const clean = { baseCandidate: CATALOG, C: GROWN } as const;
  const attacks: readonly (readonly [string, Spec])[] = [
    ['drift of its own', clean],
    [
      'the settings of the pull request',
      { ...clean, headFiles: { '.github/tool-catalog-gate.yml': 'fail-on-drift: new\n' } },
    ],
    [
      'a baseline that it bends to what the base branch’s candidate says, so that the two differ alike',
      { baseCandidate: CATALOG, H: manifest(tool('search')), C: CATALOG },
    ],
    [
      'drift that the base branch took back since',
      { baseCandidate: GROWN, C: GROWN, tip: { 'tools.json': CATALOG } },
    ],
    ['a candidate where the base branch has none', { baseCandidate: null, C: GROWN }],
    ['a candidate where the base branch has no catalog', { baseCandidate: '{"tools":', C: GROWN }],
    [
      'a candidate where the base branch has a link to such a catalog',
      { baseCandidate: { symlink: 'evil.json' }, files: { 'evil.json': GROWN }, C: GROWN },
    ],
    [
      'a candidate at another path, where the base branch has such a catalog',
      { baseCandidate: CATALOG, C: GROWN, files: { 'old/tools.json': GROWN } },
    ],
    [
      'another definition of the same tool',
      { baseCandidate: GROWN, C: GROWN.replace('Does delete_file.', 'Mails it.') },
    ],
    [
      'another order of what is listed there',
      {
        baseCandidate: GROWN.replace('"type": "object"', '"type": "object", "required": ["a", "b"]'),
        C: GROWN.replace('"type": "object"', '"type": "object", "required": ["b", "a"]'),
      },
    ],
    ['a tool that it removes beside it', { baseCandidate: GROWN, C: manifest(...tools.slice(1)) }],
    [
      'a capture that says what the base branch has',
      { captured: true, C: GROWN, files: { 'tools.json': CATALOG } },
    ],
  ];
  test.each(attacks)('%s is no inherited drift: new fails', async (_, spec) => {
    for (const source of spec.captured === true ? ['workspace'] : ['workspace', 'commit']) {
      const run = await scenario({ ...spec, inputs: { 'candidate-source': source, ...NEW } }).run();
      expect([run.exit, run.outputs['verdict']]).toEqual([1, 'drift']);
    }
  });

  test('a workflow that the pull request edits to say new fails until its owner approves', async () => {
    const headFiles = { '.github/workflows/catalog.yml': 'on: pull_request # fail-on-drift: new\n' };
    const spec = { baseCandidate: GROWN, C: GROWN, headFiles, inputs: NEW };
    const run = await scenario(spec).run();
    expect([run.exit, run.outputs['approval']]).toEqual([1, 'missing']);
    const files = { '.github/tool-catalog-gate.yml': 'fail-on-drift: true\n' };
    expect((await scenario({ ...spec, files }).run()).codes).toEqual(['input_differs_from_settings']);
  });

  test('of several catalogs every form tells the same numbers', async () => {
    const files = {
      'servers/a/base.json': CATALOG,
      'servers/a/tools.json': GROWN,
      'servers/b/base.json': CATALOG,
      'servers/b/tools.json': DRIFTED,
    };
    const run = await scenario({
      ...{ baseline: '', candidate: '', T: null, H: null, C: null, baseCandidate: null, files },
      headFiles: { 'servers/a/tools.json': MORE },
      inputs: {
        ...{ baseline: '', candidate: '', catalogs: 'all: servers/*/base.json => servers/*/tools.json' },
        ...{ 'candidate-source': 'commit', ...NEW },
      },
    }).run();
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({
      added: '{"all/a":2,"all/b":1}',
      inherited: '{"all/a":1,"all/b":3}',
    });
    expect(run.summary).toMatch(
      /^### ❌ Drift in 2 of 2 catalogs; 4 of 5 differences are inherited from the base branch\n/u,
    );
    expect(run.summary).toContain('(1 of this change, 4 inherited from the base branch)');
    const report = JSON.parse(run.reports.get('report-json') ?? '');
    expect(
      report.catalogs.map(({ inherited }: { inherited: { counts: object } }) => inherited.counts),
    ).toEqual([
      { changed: 0, added: 1, removed: 0, members: 0 },
      { changed: 1, added: 1, removed: 1, members: 0 },
    ]);
    const sarif = JSON.parse(run.reports.get('report-sarif') ?? '');
    const results: readonly { level?: string }[] = sarif.runs[0].results;
    expect(results.filter(({ level }) => level === 'note').length).toBe(4);
  });
});

describeEndToEnd('drift that the base branch has already, of a captured candidate', (scenario) => {
  const SPEC: Spec = {
    event: 'pull_request_target',
    checkout: 'none',
    captured: true,
    C: null,
    inputs: { 'candidate-source': 'artifact', 'capture-workflow': CAPTURE, ...NEW },
    permissions: {
      ...{ actions: 'read', contents: 'read', metadata: 'read' },
      ...{ pull_requests: 'write', issues: 'write' },
    },
    files: { [CAPTURE]: 'on: [pull_request, push]\n' },
    environment: HURRIED,
  };
  const artifacts = (catalog: string) => [
    { name: 'tool-catalog', archive: zipArchive([{ name: 'tools.json', content: catalog }]) },
  ];
  /** What the pull request's own run captured. */
  const own = (world: World, catalog: string): Run => captureRun(world, { artifacts: artifacts(catalog) });
  const pushed = (world: World, catalog: string, more: Partial<Run> = {}): Run =>
    captureRun(world, {
      id: 4001,
      event: 'push',
      head_sha: world.commits.base,
      head_branch: 'main',
      head_repository: { full_name: `${OWNER}/${REPOSITORY}` },
      artifacts: artifacts(catalog),
      ...more,
    });

  async function stepOf(
    open: (spec: Spec) => Scenario,
    runs: (world: World) => readonly Run[],
    spec: Spec = {},
  ): Promise<Result> {
    const world = await open({ ...SPEC, ...spec }).open();
    return world.run({ answers: { ...actionsOf(world, () => runs(world)), ...spec.answers } });
  }

  const asked = ({ requests }: Result) =>
    requests.filter(({ operation }) => operation?.includes('/actions/')).length;

  test.each([false, true])('is that of the base branch’s push (fork: %s)', async (fork) => {
    const same = await stepOf(scenario, (world) => [own(world, GROWN), pushed(world, GROWN)], { fork });
    expect(same.exit).toBe(0);
    expect(same.outputs).toMatchObject({ verdict: 'drift', added: '1', inherited: '1' });
    expect(same.summary).toContain(UNCHANGED_HEAD);
    const more = await stepOf(scenario, (world) => [own(world, MORE), pushed(world, GROWN)], { fork });
    expect(more.exit).toBe(1);
    expect(more.outputs).toMatchObject({ verdict: 'drift', added: '2', inherited: '1' });
  });

  test('is asked for in three requests, and only where something drifts', async () => {
    const clean = await stepOf(scenario, (world) => [own(world, CATALOG), pushed(world, GROWN)]);
    expect(clean.outputs).toMatchObject({ verdict: 'unchanged' });
    const drifting = await stepOf(scenario, (world) => [own(world, GROWN), pushed(world, GROWN)]);
    expect(asked(drifting) - asked(clean)).toBe(3);
  });

  test('is looked for at the tip of the base branch, too', async () => {
    const spec = { tip: { 'other.md': 'other' } };
    const atTip = (world: World, catalog: string) =>
      pushed(world, catalog, { id: 4002, head_sha: world.commits.tip });
    const both = await stepOf(
      scenario,
      (world) => [own(world, GROWN), pushed(world, GROWN), atTip(world, GROWN)],
      spec,
    );
    expect([both.exit, both.outputs['inherited']]).toEqual([0, '1']);
    const gone = await stepOf(
      scenario,
      (world) => [own(world, GROWN), pushed(world, GROWN), atTip(world, CATALOG)],
      spec,
    );
    expect([gone.exit, gone.outputs['inherited']]).toEqual([1, '0']);
    const none = await stepOf(scenario, (world) => [own(world, GROWN), pushed(world, GROWN)], spec);
    expect([none.exit, none.outputs['inherited']]).toEqual([1, '']);
  });

  test('cannot be told without a capture of the base branch, and that is said', async () => {
    const run = await stepOf(scenario, (world) => [own(world, GROWN)]);
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'drift', added: '1', inherited: '' });
    expect(run.summary).toContain(
      'Nothing counts as inherited from the base branch: there is no successful capture by a `push` of its commit.',
    );
    const clean = await stepOf(scenario, (world) => [own(world, CATALOG)]);
    expect(clean.summary).not.toContain('inherited');
  });

  const attacks: readonly (readonly [string, Partial<Run>])[] = [
    ['the pull request’s own run', { event: 'pull_request' }],
    ['a run that somebody started', { event: 'workflow_dispatch' }],
    ['a push of another branch at the same commit', { head_branch: 'change' }],
    ['a push of a branch of that name in a fork', { head_repository: { full_name: 'mallory/tools' } }],
    ['another workflow', { path: '.github/workflows/evil.yml' }],
    ['another commit', { head_sha: 'f'.repeat(40) }],
    ['a run that failed', { conclusion: 'failure' }],
    ['a run that is not over', { status: 'in_progress', conclusion: null }],
  ];
  test.each(attacks)('%s is no capture of the base branch: new fails', async (_, more) => {
    const world = await scenario(SPEC).open();
    const runs = [own(world, GROWN), pushed(world, GROWN, more)];
    // GitHub filters by head and event; a GitHub that does not is not believed.
    const answers = { ...actionsOf(world, () => runs), [RUNS]: { workflow_runs: runs } };
    const run = await world.run({ answers });
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'drift', inherited: '' });
  });

  test('cannot be told where its runs cannot be read, which is no fault', async () => {
    let reads = 0;
    const world = await scenario(SPEC).open();
    const answers = actionsOf(world, () => [own(world, GROWN)]);
    const run = await world.run({
      answers: {
        ...answers,
        [RUNS]: () => {
          reads += 1;
          return reads === 1 ? { workflow_runs: [own(world, GROWN)] } : new Refusal(403);
        },
      },
    });
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'drift', inherited: '' });
  });
});

describeEndToEnd('a capture in the job itself', (scenario) => {
  test('is told nothing of: whether the base branch has its drift is said not to be known', async () => {
    const spec: Spec = { captured: true, C: GROWN };
    const run = await scenario({ ...spec, inputs: NEW }).run();
    expect(run.exit).toBe(1);
    expect(run.summary).toContain(
      'Nothing counts as inherited from the base branch: the candidate was captured, or is not committed yet, so that there is none to compare it with.',
    );
    const clean = await scenario({ ...spec, C: CATALOG }).run();
    expect(clean.exit).toBe(0);
    expect(clean.summary).not.toContain('inherited');
  });
});
