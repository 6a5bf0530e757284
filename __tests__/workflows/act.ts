/**
 * Workflow files as nektos/act runs them, each job on this machine, against the emulated GitHub of the end-to-end tests.
 * act gives GITHUB_WORKFLOW_REF and GITHUB_WORKFLOW_SHA no value, has no run or job that the API knows, and copies the
 * repository where a workflow checks it out; the first two are set here.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cleanEnvironment } from '../clean-environment.js';
import type { Step, StepResult } from '../e2e/harness/runner.js';
import { git } from '../git/temporary.js';
import { describeWith } from '../needs.js';

/** Beside `bin` stands what the stand-ins are built on. */
const act = spawnSync('which', ['act'], { env: cleanEnvironment(tmpdir()), encoding: 'utf8' }).stdout.trim();
const modules = join(dirname(act), '../node_modules');
const hasAct = act !== '' && existsSync(join(modules, '@actions/artifact'));

/** A group of tests that run workflows. */
export function describeWorkflows(name: string, tests: () => void): void {
  describeWith(
    hasAct ? null : 'act (bash scripts/workflow-tools.sh FOLDER, and FOLDER/bin in PATH)',
    name,
    tests,
  );
}

/** One job of a workflow's run. */
export interface ActJob {
  readonly name: string;
  readonly result: 'success' | 'failure' | 'skipped';
}

export interface ActRun {
  readonly jobs: readonly ActJob[];
  /** What the steps printed. */
  readonly log: string;
  readonly outputs: ReadonlyMap<string, string>;
}

/** A line of what act prints with `--json`. */
interface ActLine {
  readonly msg: string;
  readonly job?: string;
  readonly jobResult?: string;
  readonly raw_output?: boolean;
  readonly command?: string;
  readonly name?: string;
  readonly arg?: string;
}

/** The actions that workflows use and a test cannot fetch, by owner and name, each a stand-in of this folder. */
const STAND_INS = [
  ...['actions/checkout', 'actions/setup-node', 'actions/upload-artifact', 'actions/download-artifact'],
  ...['actions/create-github-app-token', 'actions/attest'],
];
const OURS = 'tool-catalog-gate/tool-catalog-gate';

/**
 * Runs `workflow` for a step's event, in the step's workspace, which is a checkout of the event's commit. Artifacts go to
 * and come from `artifacts`, a folder.
 */
export async function runWorkflow(
  step: Step,
  workflow: string,
  artifacts: string | null = null,
): Promise<ActRun> {
  const folder = mkdtempSync(join(tmpdir(), 'gate-act-'));
  try {
    const repository = makeRepository(step, folder);
    return await runIn({
      repository,
      folder,
      workflow,
      artifacts,
      event: step.event,
      payload: step.payload,
      token: step.token,
      environment: environmentOf(step, workflow),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One run of act. */
export interface ActRequest {
  /** A checkout of the event's commit. */
  readonly repository: string;
  /** A folder for what the run leaves. */
  readonly folder: string;
  readonly workflow: string;
  /** Where artifacts go to and come from; null without any. */
  readonly artifacts: string | null;
  readonly event: string;
  readonly payload: object;
  readonly token: string;
  readonly environment: Readonly<Record<string, string>>;
  /** A folder that stands first in PATH, with programs in place of the machine's. */
  readonly programs?: string;
}

/** Runs every job of a workflow on this machine. */
export async function runIn(request: ActRequest): Promise<ActRun> {
  const { repository, folder, workflow, artifacts, token, environment, programs } = request;
  const event = join(folder, 'event.json');
  writeFileSync(event, JSON.stringify(request.payload));
  const home = join(folder, 'home');
  mkdirSync(home);
  const args = [
    ...[request.event, '--json', '--workflows', workflow, '--eventpath', event],
    ...['ubuntu-latest', 'ubuntu-24.04'].flatMap((image) => ['--platform', `${image}=-self-hosted`]),
    ...['--no-cache-server', '--pull=false'],
    ...['--action-cache-path', join(folder, 'cache'), '--secret', `GITHUB_TOKEN=${token}`],
    ...['--secret', 'CHECK_APP_KEY=key', '--var', 'CHECK_APP_ID=1'],
    ...Object.entries({ STAND_IN_MODULES: modules, STAND_IN_REPOSITORY: repository, ...environment }).flatMap(
      ([name, value]) => ['--env', `${name}=${value}`],
    ),
    ...replacements(repository, workflow, folder).flatMap((one) => ['--local-repository', one]),
    ...(artifacts === null ? [] : await artifactServer(artifacts)),
  ];
  return readRun(await runAct(args, repository, home, programs ?? null));
}

/** The same as a step that the end-to-end harness runs. */
export function workflowRunner(workflow: string, artifacts: string | null, see: (run: ActRun) => void) {
  return async (step: Step): Promise<StepResult> => {
    const run = await runWorkflow(step, workflow, artifacts);
    see(run);
    const failed = run.jobs.some(({ result }) => result === 'failure');
    return {
      exit: failed ? 1 : 0,
      outputs: run.outputs,
      summary: '',
      log: run.log,
      reports: new Map(),
      post: null,
    };
  };
}

/** A copy of the step's checkout, with a branch and a remote for act to know the repository by. */
function makeRepository({ workspace, repository, sha }: Step, folder: string): string {
  const copy = join(folder, 'repository');
  cpSync(workspace, copy, { recursive: true });
  git(copy, 'remote', 'add', 'origin', `https://github.com/${repository}`);
  git(copy, 'update-ref', 'refs/heads/event', sha);
  git(copy, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  return copy;
}

function environmentOf(step: Step, workflow: string): Record<string, string> {
  return {
    STAND_IN_APP_TOKEN: step.inputs['check-token'] ?? '',
    GITHUB_API_URL: step.url,
    GITHUB_GRAPHQL_URL: `${step.url}/graphql`,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REF: step.ref,
    GITHUB_SHA: step.sha,
    GITHUB_WORKFLOW_REF: `${step.repository}/${workflow}@${step.ref}`,
    GITHUB_WORKFLOW_SHA: step.sha,
    ...step.environment,
  };
}

/** `OWNER/NAME@REF=FOLDER` for each action that the workflow uses. */
function replacements(workspace: string, workflow: string, folder: string): readonly string[] {
  const used = readFileSync(join(workspace, workflow), 'utf8').matchAll(
    /uses: ([\w-]+\/[\w-]+)(?:\/[\w-]+)?@(\S+)/g,
  );
  const names = new Map([...used].map(([, name = '', ref = '']) => [name, ref]));
  return [...names].flatMap(([name, ref]) => {
    if (name === OURS) return [`${name}@${ref}=${ourAction(folder)}`];
    return STAND_INS.includes(name) ? [`${name}@${ref}=${standIn(name, folder)}`] : [];
  });
}

/** What a release holds of the Action. */
function ourAction(folder: string): string {
  const action = join(folder, 'tool-catalog-gate');
  if (existsSync(action)) return action;
  mkdirSync(action);
  for (const name of ['action.yml', 'capture', 'dist']) cpSync(name, join(action, name), { recursive: true });
  return action;
}

function standIn(name: string, folder: string): string {
  const own = name.split('/')[1] ?? '';
  const action = join(folder, own);
  cpSync(join('__tests__/workflows/stand-ins', own), action, { recursive: true });
  cpSync('__tests__/workflows/stand-ins/client.mjs', join(action, 'client.mjs'));
  return action;
}

async function artifactServer(folder: string): Promise<readonly string[]> {
  const port = String(await freePort());
  return [
    ...['--artifact-server-path', folder, '--artifact-server-addr', '127.0.0.1'],
    ...['--artifact-server-port', port],
  ];
}

/** act does not say which port it got where it may choose. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return address === null || typeof address === 'string' ? 0 : address.port;
}

function runAct(
  args: readonly string[],
  cwd: string,
  home: string,
  programs: string | null,
): Promise<string> {
  return new Promise((done, reject) => {
    const env = {
      ...cleanEnvironment(home),
      PATH: [
        ...(programs === null ? [] : [programs]),
        resolve(process.execPath, '..'),
        process.env['PATH'] ?? '',
      ].join(':'),
    };
    const child = spawn('act', args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', () => done(Buffer.concat(chunks).toString('utf8')));
  });
}

function readRun(text: string): ActRun {
  const lines = text
    .split('\n')
    .flatMap((line): ActLine[] => (line.startsWith('{') ? [JSON.parse(line)] : []));
  if (process.env['SHOW_ACT'] !== undefined) process.stderr.write(text);
  const results = lines.filter(({ jobResult }) => jobResult !== undefined);
  const outputs = lines.filter(({ command }) => command === 'set-output');
  return {
    jobs: results.map(({ job = '', jobResult }) => ({
      // act pads names to one width.
      name: (job.split('/').at(-1) ?? '').trim(),
      result: jobResult === 'success' ? 'success' : jobResult === 'skipped' ? 'skipped' : 'failure',
    })),
    log: lines
      .filter(({ raw_output }) => raw_output === true)
      .map(({ msg }) => msg)
      .join(''),
    outputs: new Map(outputs.map(({ name = '', arg = '' }) => [name, arg])),
  };
}
