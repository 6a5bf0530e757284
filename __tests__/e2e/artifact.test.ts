import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { bombEntry, zipArchive } from '../github/read/zip-archive.js';
import type { ZipEntry } from '../github/read/zip-archive.js';
import { actionsOf, CAPTURE, captureRun, RUNS } from './harness/actions.js';
import type { Run } from './harness/actions.js';
import { CATALOG, DRIFTED, GROWN } from './harness/catalogs.js';
import { listedPull, Refusal } from './harness/pull-request.js';
import { describeEndToEnd, HURRIED } from './harness/scenario.js';
import type { Result, Scenario, Spec, World } from './harness/scenario.js';

const SPEC: Spec = {
  event: 'pull_request_target',
  checkout: 'none',
  captured: true,
  C: null,
  inputs: { 'candidate-source': 'artifact', 'capture-workflow': CAPTURE },
  permissions: {
    actions: 'read',
    contents: 'read',
    metadata: 'read',
    pull_requests: 'write',
    issues: 'write',
  },
  files: { [CAPTURE]: 'on: pull_request\n' },
  environment: HURRIED,
};

const zipped = (catalog: string) => zipArchive([{ name: 'tools.json', content: catalog }]);
const artifact = (archive: Uint8Array, more: object = {}) => ({ name: 'tool-catalog', archive, ...more });

/** One step of a world whose capture runs are `runs`: asked again they may be others. */
async function stepOf(
  scenario: (spec: Spec) => Scenario,
  runs: (world: World) => readonly Run[],
  spec: Spec = {},
): Promise<Result> {
  const world = await scenario({ ...SPEC, ...spec }).open();
  return world.run({ answers: { ...actionsOf(world, () => runs(world)), ...spec.answers } });
}

const RUN_ADDRESS = /http:\/\/127\.0\.0\.1:\d+\/acme\/tools\/actions\/runs\/5001/;

describeEndToEnd('a captured artifact', (scenario) => {
  const captured =
    (catalog: string, more: Partial<Run> = {}) =>
    (world: World) => [captureRun(world, { artifacts: [artifact(zipped(catalog))], ...more })];

  test.each([false, true])('is compared with the baseline of its commit (fork: %s)', async (fork) => {
    const same = await stepOf(scenario, captured(CATALOG), { fork });
    expect(same.outputs).toMatchObject({ verdict: 'unchanged' });
    expect(same.exit).toBe(0);
    const drift = await stepOf(scenario, captured(DRIFTED), { fork });
    expect(drift.outputs).toMatchObject({ verdict: 'drift', added: '1', removed: '1', changed: '1' });
    expect(drift.exit).toBe(1);
  });

  test('is what an owner approves', async () => {
    const world = await scenario({ ...SPEC, H: GROWN, fork: true }).open();
    const answers = actionsOf(world, () => captured(GROWN)(world));
    expect((await world.run({ answers })).outputs).toMatchObject({ verdict: 'baseline-change' });
    await world.review('olivia', 'APPROVE');
    const run = await world.run({ answers });
    expect(run.exit).toBe(0);
    expect(run.outputs).toMatchObject({ verdict: 'approved', 'approved-by': 'olivia' });
  });

  test('is asked of the storage without the token', async () => {
    const world = await scenario(SPEC).open();
    const before = world.github.storage.requests.length;
    const run = await world.run({ answers: actionsOf(world, () => captured(CATALOG)(world)) });
    expect(run.exit).toBe(0);
    const asked = world.github.storage.requests.slice(before);
    expect(asked).toHaveLength(1);
    expect(Object.keys(asked[0] ?? {})).not.toContain('authorization');
    expect(JSON.stringify(asked)).not.toMatch(/token|ghs_/);
  });

  test('is waited for while the capture runs', async () => {
    let reads = 0;
    const run = await stepOf(scenario, (world) => {
      reads += 1;
      return reads < 4
        ? [captureRun(world, { status: 'in_progress', conclusion: null })]
        : captured(CATALOG)(world);
    });
    expect(run.outputs).toMatchObject({ verdict: 'unchanged' });
    expect(reads).toBeGreaterThanOrEqual(4);
  });

  test('is the newest run’s: one that was captured again', async () => {
    const run = await stepOf(scenario, (world) => [
      captureRun(world, { id: 5001, conclusion: 'failure' }),
      captureRun(world, { id: 5002, artifacts: [artifact(zipped(CATALOG))] }),
    ]);
    expect(run.outputs).toMatchObject({ verdict: 'unchanged' });
    const again = await stepOf(scenario, (world) => [
      captureRun(world, { id: 5001, artifacts: [artifact(zipped(DRIFTED)), artifact(zipped(CATALOG))] }),
    ]);
    expect(again.outputs).toMatchObject({ verdict: 'unchanged' });
  });

  test('is read once the base branch is as it is after the wait', async () => {
    const world = await scenario({ ...SPEC, H: CATALOG }).open();
    const answers = actionsOf(world, () => captured(CATALOG)(world));
    const first = async () =>
      void (await world.moveBase({ '.github/tool-catalog-gate.yml': 'artifact: other\n' }));
    const faults = [{ on: 'GET /repos/{owner}/{repo}/actions/runs', times: 1, answer: { first } }];
    const run = await world.run({ answers, faults });
    expect(run.codes).toEqual(['base_moved']);
  });

  describe('could not be checked', () => {
    const cases: readonly (readonly [string, string, Partial<Run>])[] = [
      ['the capture failed', 'capture_failed', { conclusion: 'failure' }],
      ['it waits for a maintainer', 'capture_waits_for_approval', { conclusion: 'action_required' }],
      ['it is not over in time', 'capture_unfinished', { status: 'in_progress', conclusion: null }],
      ['it uploaded nothing', 'artifact_missing', {}],
      [
        'the artifact expired',
        'artifact_expired',
        { artifacts: [artifact(zipped(CATALOG), { expired: true })] },
      ],
    ];
    test.each(cases)('where %s, and the report leads to its run', async (_, code, more) => {
      const run = await stepOf(scenario, captured(CATALOG, { artifacts: [], ...more }));
      expect(run.exit).toBe(2);
      expect(run.codes).toEqual([code]);
      expect(run.summary).toMatch(RUN_ADDRESS);
      expect(run.log).toMatch(RUN_ADDRESS);
    });

    const others: readonly (readonly [string, Partial<Run>])[] = [
      ['another head', { head_sha: 'f'.repeat(40) }],
      ['another repository', { head_repository: { full_name: 'mallory/tools' } }],
      ['another branch', { head_branch: 'other' }],
      ['another event', { event: 'push' }],
      ['another workflow', { path: '.github/workflows/evil.yml' }],
    ];
    test.each(others)('where it is of %s', async (_, more) => {
      // GitHub filters by head and event; a GitHub that does not is not believed.
      const world = await scenario(SPEC).open();
      const run = await world.run({
        inputs: { ...SPEC.inputs, 'capture-timeout': '0' },
        answers: {
          ...actionsOf(world, () => []),
          [RUNS]: { workflow_runs: captured(CATALOG, more)(world) },
        },
      });
      expect(run.exit).toBe(2);
      expect(run.codes).toEqual(['capture_missing']);
    });

    test('where the base was changed since', async () => {
      const world = await scenario(SPEC).open();
      world.pull.baseChanges.push('2026-01-03T00:00:00Z');
      const run = await world.run({ answers: actionsOf(world, () => captured(CATALOG)(world)) });
      expect(run.codes).toEqual(['capture_of_another_base']);
    });

    test.each(['open', 'closed'])(
      'where its head is another pull request’s into another base (%s)',
      async (state) => {
        const world = await scenario(SPEC).open();
        const other = listedPull(world.pull, { number: 99, state, base: { ref: 'evil' } });
        const run = await world.run({
          answers: {
            ...actionsOf(world, () => captured(CATALOG)(world)),
            'GET /repos/{owner}/{repo}/pulls': [listedPull(world.pull), other],
          },
        });
        expect(run.exit).toBe(2);
        expect(run.codes).toEqual(['capture_of_another_base']);
      },
    );

    const archives: readonly (readonly [string, string, readonly ZipEntry[]])[] = [
      ['a bomb: 1 GiB of zeros in 1 MiB', 'too_large_unpacked', [bombEntry('tools.json', 1024)]],
      [
        'two entries of one name',
        'duplicate_file',
        [
          { name: 'tools.json', content: CATALOG },
          { name: 'tools.json', content: DRIFTED },
        ],
      ],
      [
        'a symbolic link',
        'symlink',
        [{ name: 'tools.json', content: 'tools.baseline.json', mode: 0o120_777 }],
      ],
      ['a path that leads out', 'outside_workspace', [{ name: '../tools.json', content: CATALOG }]],
      ['a folder .git', 'invalid_path', [{ name: '.git/HEAD' }, { name: 'tools.json', content: CATALOG }]],
    ];
    test.each(archives)('where the archive is %s', async (_, code, entries) => {
      const archive = zipArchive(entries);
      expect(archive.length).toBeLessThan(1.1 * 1024 * 1024);
      const run = await stepOf(scenario, (world) => [captureRun(world, { artifacts: [artifact(archive)] })]);
      expect(run.exit).toBe(2);
      expect(run.codes).toEqual([code]);
    });

    test('where the file that is wanted is not in it', async () => {
      const archive = zipArchive([{ name: 'other.json', content: CATALOG }]);
      const run = await stepOf(scenario, (world) => [captureRun(world, { artifacts: [artifact(archive)] })]);
      expect(run.codes).toEqual(['candidate_missing']);
    });

    test('where the token may not read runs', async () => {
      const answers = { [RUNS]: new Refusal(403) };
      const run = await stepOf(scenario, () => [], { answers });
      expect(run.codes).toEqual(['permission_missing']);
      expect(run.summary).toContain('`actions: read`');
    });
  });

  test('is no candidate on pull_request, whose commit is another', async () => {
    const run = await stepOf(scenario, captured(CATALOG), { event: 'pull_request' });
    expect(run.exit).toBe(2);
    expect(run.codes).toEqual(['unsupported_source']);
  });

  test.each([
    ['merge_group', (world: World) => world.commits.merge],
    ['push', (world: World) => world.commits.head],
  ])('of %s is that event’s run of its commit', async (event, commitOf) => {
    const run = await stepOf(
      scenario,
      (world) => [
        captureRun(world, {
          event,
          head_sha: commitOf(world),
          head_branch: 'whatever',
          artifacts: [artifact(zipped(CATALOG))],
        }),
      ],
      { event },
    );
    expect(run.exit).toBe(0);
    expect(run.outputs).toMatchObject({ verdict: 'unchanged' });
  });

  test('never leaves the capture workflow as it may be: a change of it needs an approval', async () => {
    const headFiles = { [CAPTURE]: 'on: pull_request\njobs: {}\n' };
    const run = await stepOf(scenario, captured(CATALOG), { headFiles });
    expect(run.exit).toBe(1);
    expect(run.outputs).toMatchObject({ verdict: 'protected-change', approval: 'missing' });
    expect(run.summary).toContain(CAPTURE);
  });

  test('is never what the base branch’s moving leaves alone: the code that was captured may be another one then', async () => {
    const run = await stepOf(scenario, captured(CATALOG), { tip: { 'tools.baseline.json': GROWN } });
    expect(run.codes).toEqual(['base_moved']);
    expect(run.exit).toBe(2);
  });

  test('has no checkout, whatever lies in the workspace beside its path', async () => {
    const archive = zipArchive([{ name: 'captured/tools.json', content: CATALOG }]);
    const world = await scenario({ ...SPEC, candidate: 'captured/tools.json' }).open();
    const run = await world.run({
      answers: actionsOf(world, () => [captureRun(world, { artifacts: [artifact(archive)] })]),
      prepare: (workspace) => {
        mkdirSync(join(workspace, 'captured/.git'), { recursive: true });
        writeFileSync(join(workspace, 'captured/.git/HEAD'), `${world.commits.head}\n`);
      },
    });
    expect(run.outputs).toMatchObject({ verdict: 'unchanged' });
  });

  test('is not seen where a file of its name lies in the workspace', async () => {
    const run = await stepOf(scenario, captured(DRIFTED), {
      C: CATALOG,
    });
    expect(run.outputs).toMatchObject({ verdict: 'drift' });
  });
});
