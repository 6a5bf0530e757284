import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What GitHub's runner puts into the environment of one step, beside the inputs. */
export interface Step {
  readonly event: string;
  readonly payload: object;
  readonly sha: string;
  readonly ref: string;
  readonly repository: string;
  readonly url: string;
  readonly workspace: string;
  readonly token: string;
  /** `with:` of the step; the defaults of action.yml stand for the rest. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly environment: Readonly<Record<string, string>>;
  /** Is handed what kills the step, as a machine that is lost does. */
  readonly onStart?: (kill: () => void) => void;
}

export interface StepResult {
  readonly exit: number;
  readonly outputs: ReadonlyMap<string, string>;
  readonly summary: string;
  /** Everything that the step printed. */
  readonly log: string;
  /** The report files by output name. */
  readonly reports: ReadonlyMap<string, string>;
  /** How the step behind it ended; null where it left nothing to do. */
  readonly post: { readonly exit: number; readonly log: string } | null;
}

/** Runs dist/index.js as GitHub's runner runs a step of it, on this Node; then dist/post.js if it left a state. */
export async function runStep(step: Step): Promise<StepResult> {
  const files = mkdtempSync(join(tmpdir(), 'gate-runner-'));
  try {
    const environment = environmentOf(step, files);
    const { exit, log } = await run('index.js', environment, step);
    const outputs = parseOutputs(readFileSync(join(files, 'output'), 'utf8'));
    const summary = readFileSync(join(files, 'summary'), 'utf8');
    const state = parseOutputs(readFileSync(join(files, 'state'), 'utf8'));
    const saved = [...state].map(([name, value]) => [`STATE_${name}`, value]);
    const post =
      saved.length === 0
        ? null
        : await run('post.js', { ...environment, ...Object.fromEntries(saved) }, step);
    return { exit, outputs, summary, log, reports: readReports(outputs), post };
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}

function environmentOf(step: Step, files: string): Record<string, string> {
  for (const name of ['output', 'summary', 'env', 'path', 'state']) writeFileSync(join(files, name), '');
  for (const name of ['temp', 'home']) mkdirSync(join(files, name));
  writeFileSync(join(files, 'event.json'), JSON.stringify(step.payload));
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: join(files, 'home'),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTOR: 'mona',
    GITHUB_API_URL: step.url,
    GITHUB_SERVER_URL: step.url,
    GITHUB_GRAPHQL_URL: `${step.url}/graphql`,
    GITHUB_ENV: join(files, 'env'),
    GITHUB_PATH: join(files, 'path'),
    GITHUB_STATE: join(files, 'state'),
    GITHUB_OUTPUT: join(files, 'output'),
    GITHUB_STEP_SUMMARY: join(files, 'summary'),
    GITHUB_EVENT_NAME: step.event,
    GITHUB_EVENT_PATH: join(files, 'event.json'),
    GITHUB_JOB: 'gate',
    GITHUB_REF: step.ref,
    GITHUB_REF_NAME: step.ref.replace(/^refs\/(?:heads|tags|pull)\//, ''),
    GITHUB_REPOSITORY: step.repository,
    GITHUB_REPOSITORY_OWNER: step.repository.split('/')[0] ?? '',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '7001',
    GITHUB_RUN_NUMBER: '1',
    GITHUB_SHA: step.sha,
    GITHUB_WORKFLOW: 'catalog',
    GITHUB_WORKFLOW_REF: `${step.repository}/.github/workflows/catalog.yml@${step.ref}`,
    GITHUB_WORKSPACE: step.workspace,
    RUNNER_OS: 'Linux',
    RUNNER_TEMP: join(files, 'temp'),
    ...inputsOf(step),
    ...step.environment,
  };
}

/** The runner passes every input of action.yml, its default where the step gives none. */
function inputsOf(step: Step): Record<string, string> {
  const { inputs }: { inputs: Record<string, { default?: string }> } = parse(
    readFileSync(join(ROOT, 'action.yml'), 'utf8'),
  );
  const defaults = Object.entries(inputs).map(([name, input]) => [
    name,
    String(input.default ?? '').replace('${{ github.token }}', step.token),
  ]);
  const given: Record<string, string> = { ...Object.fromEntries(defaults), ...step.inputs };
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  );
}

function run(
  entry: string,
  environment: Record<string, string>,
  { workspace: cwd, onStart }: Step,
): Promise<{ exit: number; log: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'dist', entry)], {
      cwd,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    onStart?.(() => child.kill('SIGKILL'));
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (exit, signal) =>
      resolve({ exit: exit ?? 128, log: `${Buffer.concat(chunks).toString('utf8')}${signal ?? ''}` }),
    );
  });
}

/** GITHUB_OUTPUT as the runner reads it: `name<<delimiter`, lines, `delimiter`. */
function parseOutputs(text: string): ReadonlyMap<string, string> {
  const outputs = new Map<string, string>();
  const lines = text.split(/\r?\n/);
  for (let at = 0; at < lines.length; at += 1) {
    const opening = /^([^=]+?)<<(.+)$/.exec(lines[at] ?? '');
    if (opening === null) continue;
    const [, name = '', delimiter = ''] = opening;
    const end = lines.indexOf(delimiter, at + 1);
    outputs.set(name, lines.slice(at + 1, end).join('\n'));
    at = end;
  }
  return outputs;
}

function readReports(outputs: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const named = [...outputs].filter(([name, path]) => name.startsWith('report-') && path !== '');
  return new Map(named.map(([name, path]) => [name, readFileSync(path, 'utf8')]));
}
