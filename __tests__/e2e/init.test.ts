import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { zipArchive } from '../github/read/zip-archive.js';
import { cleanEnvironment } from '../clean-environment.js';
import { git, temporaryDirectory, write } from '../git/temporary.js';
import { actionsOf, captureRun } from './harness/actions.js';
import { CATALOG, DRIFTED } from './harness/catalogs.js';
import type { Step, StepResult } from './harness/runner.js';
import { describeEndToEnd } from './harness/scenario.js';
import type { Spec, World } from './harness/scenario.js';

const CLI = resolve('dist/cli/index.js');
const BASELINE = 'tools/catalog.baseline.json';
const CANDIDATE = 'tools/catalog.json';
const WORKFLOW = '.github/workflows/tool-catalog.yml';
const CAPTURE = '.github/workflows/tool-catalog-capture.yml';
const PERMISSIONS = {
  actions: 'write',
  checks: 'read',
  contents: 'read',
  metadata: 'read',
  pull_requests: 'write',
  issues: 'write',
};
const BRANCH = 'GET /repos/{owner}/{repo}/branches/{branch}';
const RULES = [
  {
    type: 'required_status_checks',
    parameters: { required_status_checks: [{ context: 'tool-catalog', integration_id: 15368 }] },
  },
  { type: 'pull_request', parameters: { require_code_owner_review: true } },
];

/** What `init` writes into an empty repository that has a catalog, all of it by its path. */
function initialised(setUp: string): Readonly<Record<string, string>> {
  const temporary = temporaryDirectory();
  try {
    git(temporary.path, 'init', '--quiet', '--initial-branch', 'main');
    write(temporary.path, CANDIDATE, CATALOG);
    const args = [CLI, 'init', '--set-up', setUp, '--owners', '@olivia', '@oscar'];
    const home = join(temporary.path, '.git/home');
    mkdirSync(home);
    const { status, stdout } = spawnSync(process.execPath, args, {
      cwd: temporary.path,
      env: cleanEnvironment(home),
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, expect.stringContaining('What remains:')]);
    return Object.fromEntries(
      readdirSync(temporary.path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.includes(`${temporary.path}/.git/`))
        .filter((entry) => entry.parentPath !== `${temporary.path}/.git`)
        .map((entry) => join(entry.parentPath, entry.name).slice(temporary.path.length + 1))
        .map((path) => [path, readFileSync(join(temporary.path, path), 'utf8')]),
    );
  } finally {
    temporary.remove();
  }
}

/** The inputs of the gate's step in the workflow. */
function inputsOf(files: Readonly<Record<string, string>>): Record<string, string> {
  const steps: readonly { readonly uses?: string; readonly with?: Record<string, unknown> }[] = Object.values(
    parse(files[WORKFLOW] ?? '').jobs,
  ).flatMap((job) => Object(job).steps);
  const gate = steps.find(({ uses }) => uses?.startsWith('tool-catalog-gate/tool-catalog-gate@'));
  return Object.fromEntries(Object.entries(gate?.with ?? {}).map(([name, value]) => [name, String(value)]));
}

/** `doctor` in place of the step, with the step's token. */
async function doctor({ url, token, workspace, repository }: Step): Promise<StepResult> {
  const child = spawn(process.execPath, [CLI, 'doctor', '--repository', repository], {
    cwd: workspace,
    env: { ...cleanEnvironment(workspace), GITHUB_API_URL: url, GITHUB_TOKEN: token },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  const exit = await new Promise<number>((done) => child.on('close', (code) => done(code ?? 2)));
  const log = Buffer.concat(chunks).toString('utf8');
  return { exit, outputs: new Map(), summary: '', log, reports: new Map(), post: null };
}

/** How a set-up gets its candidate to the gate: in a commit, or by the capture of the head. */
const SET_UPS: readonly (readonly [string, string, (world: World, candidate: string) => Spec])[] = [
  ['committed', 'pull_request_target', () => ({})],
  [
    'captured',
    'pull_request_target',
    (world, candidate) => {
      const archive = zipArchive([{ name: 'catalog.json', content: candidate }]);
      const run = captureRun(world, { path: CAPTURE, artifacts: [{ name: 'tool-catalog', archive }] });
      return { answers: actionsOf(world, () => [run]) };
    },
  ],
  ['simple', 'pull_request', () => ({})],
];

describeEndToEnd('a repository that init has set up', (scenario) => {
  test.each(SET_UPS)('%s: green without a change, red with one', async (setUp, event, captured) => {
    const files = initialised(setUp);
    const { [BASELINE]: baseline = CATALOG, [CANDIDATE]: candidate, ...others } = files;
    expect([baseline, candidate]).toEqual([CATALOG, CATALOG]);
    const spec: Spec = {
      ...{ event, baseline: BASELINE, candidate: CANDIDATE, permissions: PERMISSIONS, files: others },
      inputs: { baseline: '', candidate: '', ...inputsOf(files) },
      checkout: event === 'pull_request' ? 'merge' : 'none',
      environment: { GITHUB_WORKFLOW_REF: `acme/tools/${WORKFLOW}@refs/heads/main` },
    };
    const green = await scenario(spec).open();
    expect((await green.run(captured(green, CATALOG))).outputs).toMatchObject({ verdict: 'unchanged' });
    const red = await scenario({ ...spec, C: DRIFTED }).open();
    const run = await red.run(captured(red, DRIFTED));
    expect(run.outputs).toMatchObject({ verdict: 'drift' });
    expect(run.summary).toContain('Next step');
  });

  test.each(SET_UPS)('%s: doctor names what is missing on GitHub, and then nothing', async (setUp, event) => {
    const { [BASELINE]: baseline, [CANDIDATE]: candidate, ...others } = initialised(setUp);
    expect(candidate).toBe(baseline ?? candidate);
    const spec: Spec = {
      ...{ event, baseline: BASELINE, candidate: CANDIDATE, permissions: PERMISSIONS, files: others },
      checkout: 'none',
      runner: doctor,
    };
    const lacking = await scenario(spec).run();
    expect([lacking.exit, lacking.log]).toEqual([1, expect.stringMatching(/\d missing, \d unknown/)]);
    const whole = await scenario({
      ...spec,
      answers: { 'GET /repos/{owner}/{repo}/rules/branches/{branch}': RULES },
      faults: [{ on: BRANCH, answer: { change: (data) => ({ ...Object(data), protected: true }) } }],
    }).run();
    const left = whole.log
      .split('\n')
      .filter((line) => line.startsWith('MISSING') || line.startsWith('UNKNOWN'));
    expect(whole.log).toContain(setUp === 'simple' ? '1 missing, 0 unknown' : 'Nothing is missing.');
    // The simplest set-up stays one that a pull request can edit, and doctor says so.
    expect(left).toEqual(setUp === 'simple' ? [expect.stringContaining('can edit this workflow')] : []);
    expect(whole.exit).toBe(setUp === 'simple' ? 1 : 0);
  });
});
