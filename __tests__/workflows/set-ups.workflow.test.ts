import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { actionsOf, captureRun, gateRun } from '../e2e/harness/actions.js';
import type { Run } from '../e2e/harness/actions.js';
import { CATALOG, DRIFTED, GROWN } from '../e2e/harness/catalogs.js';
import { dismiss } from '../e2e/harness/reviewing.js';
import { describeEndToEnd } from '../e2e/harness/scenario.js';
import type { Result, Scenario, Spec, World } from '../e2e/harness/scenario.js';
import { describeWorkflows, workflowRunner } from './act.js';
import type { ActJob, ActRun } from './act.js';

const GATE = '.github/workflows/tool-catalog.yml';
const CAPTURE = '.github/workflows/tool-catalog-capture.yml';

const PERMISSIONS = {
  actions: 'write',
  checks: 'read',
  contents: 'read',
  metadata: 'read',
  pull_requests: 'write',
  issues: 'write',
};

const folder = mkdtempSync(join(tmpdir(), 'gate-artifacts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A repository as examples/workflows sets it up; the settings and every workflow file are in it. */
function setUp(name: string): Spec {
  const source = join('examples/workflows', name);
  const files = readdirSync(source).map((file): [string, string] => {
    const place = file === 'tool-catalog-gate.yml' ? '.github' : '.github/workflows';
    return [`${place}/${file}`, readFileSync(join(source, file), 'utf8')];
  });
  return {
    baseline: 'tools/catalog.baseline.json',
    candidate: 'tools/catalog.json',
    files: Object.fromEntries(files),
    permissions: PERMISSIONS,
    environment: { GITHUB_WORKFLOW: 'Tool catalog' },
  };
}

interface Seen {
  readonly run: Result;
  readonly jobs: readonly ActJob[];
  readonly log: string;
}

/** Runs a workflow of a world. */
async function go(world: World, spec: Spec = {}, workflow = GATE): Promise<Seen> {
  const runs: ActRun[] = [];
  const runner = workflowRunner(workflow, mkdtempSync(join(folder, 'artifacts-')), (run) => runs.push(run));
  const run = await world.run({ ...spec, runner });
  const [{ jobs, log } = { jobs: [], log: '' }] = runs;
  return { run, jobs, log };
}

/** What was asked of GitHub but reads. */
function writes({ requests }: Result): readonly string[] {
  return requests
    .filter(({ method, operation }) => method !== 'GET' && operation !== 'POST /graphql')
    .map(({ operation }) => operation);
}

const COMMENT = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
const RERUN = 'POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun';

const CREATE_CHECK = 'POST /repos/{owner}/{repo}/check-runs';
const UPDATE_CHECK = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';

/** A workflow with what docs/approval.md says of an App in place of its steps. */
function withApp(workflow: string): string {
  const page = readFileSync('docs/approval.md', 'utf8');
  const [, steps = ''] = /```yaml\n( +environment: tool-catalog\n[^]*?)\n +```/.exec(page) ?? [];
  const job = steps.replace(/^ {3}/gm, '    ');
  return workflow.replace(/^ {4}steps:\n[^]*$/m, `${job}\n`);
}

const UPDATE_COMMENT = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
const COMPARE = 'GET /repos/{owner}/{repo}/compare/{basehead}';

/** What every decision about a pull request reads. */
const READ: readonly string[] = [
  'GET /repos/{owner}/{repo}/branches/{branch}',
  'GET /repos/{owner}/{repo}/git/blobs/{file_sha}',
  'GET /repos/{owner}/{repo}/git/commits/{commit_sha}',
  'GET /repos/{owner}/{repo}/git/trees/{tree_sha}',
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}',
  'GET /repos/{owner}/{repo}/rules/branches/{branch}',
  'POST /graphql',
];
/** And what tells of an approval. */
const APPROVAL: readonly string[] = [
  'GET /repos/{owner}/{repo}/activity',
  'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
];
const ARTIFACT: readonly string[] = [
  'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}',
  'GET /repos/{owner}/{repo}/actions/runs',
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts',
  'GET /repos/{owner}/{repo}/pulls',
];

/** Each operation of GitHub's API that was asked for, once. */
function operations({ requests }: Result): readonly string[] {
  return sorted(requests.map(({ operation }) => operation));
}

function sorted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort();
}

/** What every set-up does alike, whatever event it decides on, and `asks` for. */
function decides(
  scenario: (spec: Spec) => Scenario,
  spec: Spec,
  asks: readonly string[],
  prepare: (world: World) => Promise<Spec> = () => Promise.resolve({}),
): void {
  const open = async (more: Spec) => {
    const world = await scenario({ ...spec, ...more }).open();
    return { world, step: async (change: Spec = {}) => go(world, { ...(await prepare(world)), ...change }) };
  };

  test.each([false, true])('drift fails (fork: %s)', async (fork) => {
    const { step } = await open({ ...changing(CATALOG, DRIFTED), fork });
    const { run, log } = await step();
    expect(run.outputs).toMatchObject({ verdict: 'drift' });
    expect(run.exit).toBe(1);
    expect(log).toContain('Drift: the tools changed, the baseline did not');
    expect(operations(run)).toEqual(sorted([...asks, COMMENT]));
  });

  test('what is unchanged passes, and nothing is written but its comment', async () => {
    const { step } = await open(changing(CATALOG, CATALOG));
    const { run, jobs } = await step();
    expect(run.outputs).toMatchObject({ verdict: 'unchanged' });
    expect(jobs.at(-1)).toEqual({ name: expect.anything(), result: 'success' });
    expect(writes(run).filter((operation) => operation !== COMMENT)).toEqual([]);
  });

  test.each([false, true])('a change passes once its owner approves it (fork: %s)', async (fork) => {
    const { world, step } = await open({ ...changing(GROWN, GROWN), fork });
    const before = await step();
    expect(before.run.outputs).toMatchObject({ verdict: 'baseline-change', approval: 'missing' });
    expect(before.run.exit).toBe(1);
    await world.review('olivia', 'APPROVE');
    const after = await step();
    expect(after.run.outputs).toMatchObject({ verdict: 'approved', 'approved-by': 'olivia' });
    expect(after.run.exit).toBe(0);
    expect(operations(after.run)).toEqual(sorted([...asks, ...APPROVAL, COMPARE, UPDATE_COMMENT]));
  });
}

/** A baseline and what the server then offers, in a commit or for a capture. */
function changing(H: string, C: string): Spec {
  return { H, C, headFiles: { 'server-tools.json': C } };
}

const SERVER = `
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const { tools } = JSON.parse(readFileSync('server-tools.json', 'utf8'));
const results = {
  initialize: {
    protocolVersion: '2025-06-18',
    capabilities: { tools: {} },
    serverInfo: { name: 'server', version: '1.0.0' },
  },
  'tools/list': { tools },
};
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method } = JSON.parse(line);
  if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result: results[method] ?? {} }));
}
`;

/** A server in the repository whose tools the documented capture lists. */
const WITH_SERVER: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "server", "version": "1.0.0", "private": true, "type": "module" }\n',
  'package-lock.json': JSON.stringify({
    name: 'server',
    version: '1.0.0',
    lockfileVersion: 3,
    packages: { '': { name: 'server', version: '1.0.0' } },
  }),
  'server.js': SERVER,
  'server-tools.json': CATALOG,
};

function withServer(spec: Spec): Spec {
  return { ...spec, captured: true, history: true, files: { ...spec.files, ...WITH_SERVER } };
}

describeWorkflows('the documented workflows', () => {
  describeEndToEnd('a committed candidate, hardened', (scenario) => {
    const spec = { ...setUp('committed'), event: 'pull_request_target' };
    decides(scenario, spec, [...READ, COMPARE]);

    test('a merge group decides once more', async () => {
      const world = await scenario({ ...spec, ...changing(GROWN, GROWN), event: 'merge_group' }).open();
      expect((await go(world)).run.outputs).toMatchObject({ verdict: 'baseline-change' });
      await world.review('olivia', 'APPROVE');
      expect((await go(world)).run.outputs).toMatchObject({ verdict: 'approved' });
    });
  });

  describeEndToEnd('after a review of a hardened set-up', (scenario) => {
    const spec = { ...setUp('committed'), ...changing(GROWN, GROWN), event: 'workflow_run' };
    const onGate = (world: World, conclusion: string) =>
      actionsOf(world, () => [
        gateRun(world.commits.head, conclusion, { path: GATE, event: 'pull_request_target' }),
      ]);
    const FOLLOWED = [{ name: 'tool-catalog follow-up', result: 'success' }];

    test.each([false, true])('an approval has the red job run again (fork: %s)', async (fork) => {
      const world = await scenario({ ...spec, fork }).open();
      await world.review('olivia', 'APPROVE');
      const { run, jobs } = await go(world, { answers: onGate(world, 'failure') });
      expect(jobs).toEqual(FOLLOWED);
      expect(writes(run)).toEqual([RERUN]);
    });

    test('a dismissal has the green job run again', async () => {
      const world = await scenario(spec).open();
      await world.review('olivia', 'APPROVE');
      await dismiss(world, 'olivia');
      const { run, jobs } = await go(world, { answers: onGate(world, 'success') });
      expect(jobs).toEqual(FOLLOWED);
      expect(writes(run)).toEqual([RERUN]);
    });

    test('nothing is run again where the result is the same', async () => {
      const world = await scenario(spec).open();
      const { run, jobs } = await go(world, { answers: onGate(world, 'failure') });
      expect(jobs).toEqual(FOLLOWED);
      expect(writes(run)).toEqual([]);
    });
  });

  describeEndToEnd('with the check run of an App', (scenario) => {
    const committed = setUp('committed');
    const spec = {
      ...committed,
      files: { ...committed.files, [GATE]: withApp(String(committed.files?.[GATE])) },
      ...changing(GROWN, GROWN),
      checkPermissions: { checks: 'write', metadata: 'read' },
      event: 'pull_request_target',
    };
    const conclusions = ({ checkRuns }: Result) => checkRuns.map(({ conclusion }) => conclusion);

    test('the job decides, and after a review the follow-up does', async () => {
      const world = await scenario(spec).open();
      const first = await go(world);
      expect(first.jobs).toEqual([{ name: 'tool-catalog', result: 'failure' }]);
      expect(conclusions(first.run)).toEqual(['action_required']);
      await world.review('olivia', 'APPROVE');
      const approved = await go(world, { event: 'workflow_run' });
      expect(approved.jobs).toEqual([{ name: 'tool-catalog follow-up', result: 'success' }]);
      expect(conclusions(approved.run)).toEqual(['action_required', 'success']);
      await dismiss(world, 'olivia');
      const dismissed = await go(world, { event: 'workflow_run' });
      expect(conclusions(dismissed.run)).toEqual(['action_required', 'success', 'action_required']);
      expect(writes(dismissed.run)).toEqual([CREATE_CHECK, UPDATE_CHECK, UPDATE_COMMENT]);
    });
  });

  describeEndToEnd('a captured candidate, hardened', (scenario) => {
    const spec = { ...withServer(setUp('captured')), event: 'pull_request_target' };

    /** Runs the capture's workflow on an event; its run as the API shows it. */
    const capture = async (world: World, event: string): Promise<Run> => {
      const artifacts = mkdtempSync(join(folder, 'artifacts-'));
      const runs: ActRun[] = [];
      const runner = workflowRunner(CAPTURE, artifacts, (run) => runs.push(run));
      await world.run({ event, answers: {}, runner });
      const files = readdirSync(artifacts, { recursive: true, encoding: 'utf8' });
      return captureRun(world, {
        path: CAPTURE,
        conclusion: runs[0]?.jobs[0]?.result ?? 'failure',
        artifacts: files
          .filter((file) => file.endsWith('.zip'))
          .map((file) => ({ name: 'tool-catalog', archive: readFileSync(join(artifacts, file)) })),
      });
    };
    const captured = async (world: World): Promise<Spec> => {
      const run = await capture(world, 'pull_request');
      return { event: 'pull_request_target', answers: actionsOf(world, () => [run]) };
    };
    decides(scenario, spec, [...READ, COMPARE, ...ARTIFACT], captured);

    test('a capture that failed could not be checked', async () => {
      const world = await scenario({ ...spec, headFiles: { 'server.js': 'process.exit(1);\n' } }).open();
      const { run } = await go(world, await captured(world));
      expect(run.outputs).toMatchObject({ verdict: 'could-not-check' });
      expect(run.exit).toBe(1);
    });

    test('a merge group decides once more, by its own capture', async () => {
      const world = await scenario({ ...spec, ...changing(CATALOG, DRIFTED) }).open();
      const run = {
        ...(await capture(world, 'merge_group')),
        event: 'merge_group',
        head_sha: world.commits.merge,
      };
      const ref = `gh-readonly-queue/main/pr-${world.pull.number}-${world.commits.tip}`;
      const answers = actionsOf(world, () => [{ ...run, head_branch: ref }]);
      const { run: decided } = await go(world, { event: 'merge_group', answers });
      expect(decided.outputs).toMatchObject({ verdict: 'drift' });
    });
  });

  describeEndToEnd('the simplest set-up', (scenario) => {
    const spec = { ...setUp('simple'), event: 'pull_request' };
    decides(scenario, spec, READ);

    test('a merge group decides once more', async () => {
      const world = await scenario({ ...spec, ...changing(CATALOG, DRIFTED), event: 'merge_group' }).open();
      expect((await go(world)).run.outputs).toMatchObject({ verdict: 'drift' });
    });

    test('a review runs under a name of its own, and decides nothing', async () => {
      const world = await scenario({
        ...spec,
        ...changing(GROWN, GROWN),
        event: 'pull_request_review',
      }).open();
      await world.review('olivia', 'APPROVE');
      const red = gateRun(world.commits.head, 'failure', { path: GATE, event: 'pull_request' });
      const answers = actionsOf(world, () => [red]);
      const { run, jobs } = await go(world, { action: 'submitted', answers });
      expect(jobs).toEqual([{ name: 'tool-catalog follow-up', result: 'success' }]);
      expect(writes(run).filter((operation) => ![COMMENT, RERUN].includes(operation))).toEqual([]);
    });
  });

  describeEndToEnd('the simplest set-up with a capture', (scenario) => {
    const simple = withServer(setUp('simple'));
    const workflow = simple.files?.['.github/workflows/tool-catalog-captured.yml'];
    const files = {
      ...simple.files,
      [GATE]: workflow ?? null,
      '.github/workflows/tool-catalog-captured.yml': null,
      '.github/tool-catalog-gate.yml': null,
    };
    const spec = { ...simple, files, event: 'pull_request' };
    decides(scenario, spec, READ);

    test('a capture that failed could not be checked', async () => {
      const world = await scenario({ ...spec, headFiles: { 'server.js': 'process.exit(1);\n' } }).open();
      const { run, jobs } = await go(world);
      expect(run.outputs).toMatchObject({ verdict: 'could-not-check' });
      expect(jobs.map(({ result }) => result)).toEqual(['failure', 'failure']);
    });
  });
});
