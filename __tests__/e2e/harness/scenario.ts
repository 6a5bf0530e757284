/**
 * End-to-end cases in a few words: a repository, a pull request, one run of dist/index.js as GitHub's runner starts it.
 *
 *     describeEndToEnd('drift', (scenario) => {      // starts a GitHub before these tests and stops it after them
 *       test('a changed tool fails', async () => {
 *         const run = await scenario({ C: DRIFTED }).run();
 *         expect(run.exit).toBe(1);
 *         expect(run.outputs).toMatchObject({ verdict: 'drift', added: '1' });
 *       });
 *     });
 *
 * T is the baseline at the commit that the change is built on, H the baseline at the commit under test, C the
 * candidate. T is CATALOG unless given, H is T unless given, C is H unless given; null is a file that is not there. The
 * commits are
 *
 *     base ── tip          (tip = base unless the scenario gives `tip`)
 *        └─── head         merge = head onto `mergedOnto`, what GITHUB_SHA names on pull_request
 *
 * A `push`, `schedule` or `workflow_dispatch` runs on `branch` (default `main`), which then stands at `head`.
 *
 * More than one run on one repository: `const world = await scenario({ … }).open()`, then `world.run()`,
 * `world.push({ … })`, `world.comment(…)`, `world.review(…)`, `world.pull.state = 'closed'`, and so on.
 *
 * `faults` make GitHub fail, or change something while the step runs (front.ts lists how); `answers` stand for what the
 * emulator lacks (pull-request.ts lists what is answered otherwise).
 *
 * Every run is held to rules of its own (run-checks.ts): requests as GitHub describes them, no ref moved, nothing in
 * the workspace changed, no foreign command and no stack trace in the log. A run that breaks one fails its test.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { describeWith } from '../../needs.js';
import { CATALOG } from './catalogs.js';
import type { Fault, SeenRequest } from './front.js';
import type { Content } from './git-objects.js';
import { OWNER, REPOSITORY, startGitHub, tokenOf } from './github.js';
import type { GitHub } from './github.js';
import { contextOf } from './payload.js';
import type { Commits } from './payload.js';
import { correctionsFor } from './pull-request.js';
import type { Answers, PullRequest } from './pull-request.js';
import { changed, merged, openRepository } from './repository.js';
import type { Changes, Repository } from './repository.js';
import { brokenRules } from './run-checks.js';
import { runStep } from './runner.js';
import type { Step, StepResult } from './runner.js';
import { checkOut, snapshotOf, writeContent } from './workspace.js';

export interface Spec {
  readonly event?: string;
  readonly action?: string;
  readonly T?: Content | null;
  readonly H?: Content | null;
  readonly C?: Content | null;
  /** The committed candidate at base; default T. */
  readonly baseCandidate?: Content | null;
  /** C is written into the workspace after the checkout and is in no commit. */
  readonly captured?: boolean;
  readonly baseline?: string;
  readonly candidate?: string;
  /** More files at base (CODEOWNERS is there already: `* @olivia`), and changes that the head makes. */
  readonly files?: Changes;
  readonly headFiles?: Changes;
  /** What the base branch got after the head was branched off. */
  readonly tip?: Changes;
  readonly mergedOnto?: 'base' | 'tip';
  readonly inputs?: Readonly<Record<string, string>>;
  readonly checkout?: 'merge' | 'head' | 'tip' | 'none';
  /** The whole history instead of one commit. */
  readonly history?: boolean;
  /** Permissions of the token; null: no token. */
  readonly permissions?: Readonly<Record<string, string>> | null;
  /** The head comes from a fork; the token can only read then. */
  readonly fork?: boolean;
  readonly author?: string;
  readonly branch?: string;
  readonly faults?: readonly Fault[];
  readonly answers?: Answers;
  readonly environment?: Readonly<Record<string, string>>;
  /** More of the event's payload. */
  readonly payload?: object;
  /** The permissions of `check-token`, the token of an App of its own; without it there is none. */
  readonly checkPermissions?: Readonly<Record<string, string>>;
  /** Part of the name of the operation at which the step is killed. */
  readonly killedAt?: string;
  /** Runs the step in another way than as one step of the bundle. */
  readonly runner?: (step: Step) => Promise<StepResult>;
  /** Done to the workspace before the step. */
  readonly prepare?: (workspace: string) => void;
}

export interface Comment {
  readonly author: string;
  readonly body: string;
}

export interface CheckRun {
  readonly id: number;
  readonly name: string;
  readonly head_sha: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly output: { readonly title: string | null; readonly summary: string | null };
}

export interface Result extends Omit<StepResult, 'outputs'> {
  readonly outputs: Readonly<Record<string, string>>;
  /** The error codes of the report: of the step, then of each catalog. */
  readonly codes: readonly string[];
  /** The pull request's comments after the run. */
  readonly comments: readonly Comment[];
  readonly checkRuns: readonly CheckRun[];
  readonly requests: readonly SeenRequest[];
}

export interface World {
  readonly github: GitHub;
  readonly repository: Repository;
  readonly commits: Commits;
  /** As GitHub shows it; tests may change it. */
  readonly pull: PullRequest;
  /** Runs the step; `changes` stand for this run and those after it. */
  run(changes?: Spec): Promise<Result>;
  /** A new commit on the head's branch; `force` puts it in place of the head. */
  push(
    changes: Changes,
    how?: { readonly by?: string; readonly force?: boolean; readonly message?: string },
  ): Promise<string>;
  /** A new commit on the base branch. */
  moveBase(changes: Changes): Promise<string>;
  comment(by: string, body: string): Promise<void>;
  review(by: string, event: 'APPROVE' | 'REQUEST_CHANGES' | 'COMMENT', commit?: string): Promise<void>;
}

export interface Scenario {
  open(): Promise<World>;
  run(): Promise<Result>;
}

/** An environment in which the bundle waits a hundred times as fast. */
export const HURRIED = { NODE_OPTIONS: `--import=${new URL('hurry.mjs', import.meta.url).href}` };

/** Everybody there is, with the permission that they have; `admin` owns the organisation. */
const PEOPLE = new Map([
  ['mona', 'push'],
  ['olivia', 'push'],
  ['oscar', 'push'],
  ['rita', 'pull'],
  ['mallory', null],
]);

const PATH = `/repos/${OWNER}/${REPOSITORY}`;
const PERMISSIONS = { contents: 'read', metadata: 'read', pull_requests: 'write', issues: 'write' };
const READ_ONLY = { contents: 'read', metadata: 'read', pull_requests: 'read', issues: 'read' };

/** A group of end-to-end tests with a GitHub of their own; they need the runtime that action.yml names. */
export function describeEndToEnd(name: string, tests: (scenario: (spec: Spec) => Scenario) => void): void {
  const isOld = Number(process.versions.node.split('.')[0]) < 24;
  const missing = isOld ? 'Node 24, as the Action itself (.nvmrc names it)' : null;
  describeWith(missing, name, () => {
    let github: GitHub | null = null;
    const workspaces: string[] = [];
    beforeAll(async () => {
      github = await startGitHub(['admin', ...PEOPLE.keys()]);
    });
    afterAll(async () => {
      for (const workspace of workspaces) rmSync(workspace, { recursive: true, force: true });
      await github?.close();
    });
    tests((spec) => ({
      open: () => openWorld(started(github), spec, workspaces),
      run: async () => (await openWorld(started(github), spec, workspaces)).run(),
    }));
  });
}

function started(github: GitHub | null): GitHub {
  if (github === null) throw new Error('GitHub is started before the first test');
  return github;
}

async function openWorld(github: GitHub, spec: Spec, workspaces: string[]): Promise<World> {
  github.reset();
  const repository = openRepository(github);
  const commits = await firstCommits(repository, spec);
  const pull = await openPull(github, repository, commits, spec);
  let current = spec;

  const setMerge = async () => {
    commits.merge = await mergeCommit(repository, commits, current);
    pull.merge = commits.merge;
    pull.head = commits.head;
    pull.baseTip = commits.tip;
  };

  return {
    github,
    repository,
    commits,
    pull,
    async run(changes = {}) {
      current = { ...current, ...changes };
      const workspace = mkdtempSync(join(tmpdir(), 'gate-workspace-'));
      workspaces.push(workspace);
      return runOnce(github, repository, commits, pull, current, workspace);
    },
    async push(changes, { by = 'mona', force = false, message = 'Push\n' } = {}) {
      const parent = force ? commits.base : commits.head;
      const files = changed(repository.filesOf(commits.head), changes);
      if (force) pull.forcePushes.push({ createdAt: new Date().toISOString(), before: commits.head });
      commits.head = await repository.commit([parent], files, by, message);
      await repository.setBranch(pull.headRef, commits.head);
      await setMerge();
      return commits.head;
    },
    async moveBase(changes) {
      const files = changed(repository.filesOf(commits.tip), changes);
      commits.tip = await repository.commit([commits.tip], files, 'admin', 'Move\n');
      await repository.setBranch(pull.baseRef, commits.tip);
      pull.baseTip = commits.tip;
      return commits.tip;
    },
    async comment(by, body) {
      await github.api(tokenOf(by), 'POST', `${PATH}/issues/${pull.number}/comments`, { body });
    },
    async review(by, event, commit = commits.head) {
      const review = { event, commit_id: commit, body: 'Seen.' };
      await github.api(tokenOf(by), 'POST', `${PATH}/pulls/${pull.number}/reviews`, review);
    },
  };
}

/** Paths and contents of a scenario, its defaults filled in. */
function contentsOf(spec: Spec) {
  const baseline = spec.baseline ?? 'tools.baseline.json';
  const candidate = spec.candidate ?? 'tools.json';
  const T = spec.T === undefined ? CATALOG : spec.T;
  const H = spec.H === undefined ? T : spec.H;
  const C = spec.C === undefined ? H : spec.C;
  const committed = spec.baseCandidate === undefined ? T : spec.baseCandidate;
  return { baseline, candidate, T, H, C, committed, oneFile: baseline === candidate };
}

async function firstCommits(repository: Repository, spec: Spec): Promise<Commits> {
  const { baseline, candidate, T, H, C, committed, oneFile } = contentsOf(spec);
  const inCommits = !oneFile && spec.captured !== true;
  const start = changed(new Map(), {
    'README.md': 'Tools.\n',
    '.github/CODEOWNERS': '* @olivia\n',
    '.github/workflows/catalog.yml': 'on: pull_request\n',
    ...(inCommits ? { [candidate]: committed } : {}),
    ...spec.files,
    [baseline]: T,
  });
  const base = await repository.commit([], start, 'admin', 'Begin\n');
  const head = await repository.commit(
    [base],
    changed(start, {
      [baseline]: H,
      ...(inCommits ? { [candidate]: C } : {}),
      'change.md': '',
      ...spec.headFiles,
    }),
    spec.author ?? 'mona',
    'Change\n',
  );
  const tip =
    spec.tip === undefined
      ? base
      : await repository.commit([base], changed(start, spec.tip), 'admin', 'Move\n');
  const commits = { base, tip, head, merge: '' };
  return { ...commits, merge: await mergeCommit(repository, commits, spec) };
}

async function mergeCommit(repository: Repository, commits: Commits, spec: Spec): Promise<string> {
  const onto = spec.mergedOnto === 'tip' || spec.event === 'merge_group' ? commits.tip : commits.base;
  const { filesOf } = repository;
  const files = merged(filesOf(commits.base), filesOf(onto), filesOf(commits.head));
  return repository.commit([onto, commits.head], files, 'admin', 'Merge\n');
}

async function openPull(
  github: GitHub,
  repository: Repository,
  commits: Commits,
  spec: Spec,
): Promise<PullRequest> {
  await repository.setBranch('main', commits.tip);
  await repository.setBranch('change', commits.head);
  for (const [login, permission] of PEOPLE) {
    if (permission === null) continue;
    await github.api(tokenOf('admin'), 'PUT', `${PATH}/collaborators/${login}`, { permission });
  }
  const body = { title: 'Change', head: 'change', base: 'main' };
  const answer = await github.api(tokenOf(spec.author ?? 'mona'), 'POST', `${PATH}/pulls`, body);
  const onBranch = ['push', 'schedule', 'workflow_dispatch'].includes(spec.event ?? '');
  if (onBranch) await repository.setBranch(spec.branch ?? 'main', commits.head);
  return {
    number: Reflect.get(Object(answer), 'number'),
    head: commits.head,
    headRef: 'change',
    headOwner: spec.fork === true ? 'mallory' : OWNER,
    baseRef: 'main',
    baseTip: commits.tip,
    merge: commits.merge,
    state: 'open',
    forcePushes: [],
    baseChanges: [],
  };
}

async function runOnce(
  github: GitHub,
  repository: Repository,
  commits: Commits,
  pull: PullRequest,
  spec: Spec,
  workspace: string,
): Promise<Result> {
  const event = spec.event ?? 'pull_request';
  const context = await contextOf(github, {
    name: event,
    action: spec.action ?? 'synchronize',
    commits,
    pull,
    branch: spec.branch ?? 'main',
    more: spec.payload ?? {},
  });
  prepareWorkspace(workspace, repository, commits, context.sha, spec);
  github.setCorrections(correctionsFor(pull, spec.answers ?? {}, repository.store));
  let kill = () => {};
  const killing = { first: () => kill() };
  const { killedAt } = spec;
  github.setFaults([
    ...(killedAt === undefined ? [] : [{ on: killedAt, answer: killing }]),
    ...(spec.faults ?? []),
  ]);
  const workspaceBefore = snapshotOf(workspace);
  const [firstRequest, firstViolation] = [github.requests.length, github.violations.length];
  const step = await (spec.runner ?? runStep)({
    event,
    ...context,
    repository: `${OWNER}/${REPOSITORY}`,
    url: github.url,
    workspace,
    token: await tokenFor(github, spec),
    inputs: { ...inputsOf(spec), ...(await checkInputs(github, spec)) },
    environment: spec.environment ?? {},
    onStart: (how) => {
      kill = how;
    },
  });
  const requests = github.requests.slice(firstRequest);
  const broken = brokenRules({
    violations: github.violations.slice(firstViolation),
    requests,
    log: step.log,
    refs: await repository.refs(),
    workspaceBefore,
    workspaceAfter: snapshotOf(workspace),
  });
  if (broken.length > 0) throw new Error(`${broken.join('\n')}\n\n${step.log}`);
  const outputs = Object.fromEntries(step.outputs);
  const head = event === 'merge_group' ? commits.merge : commits.head;
  const [comments, checkRuns] = [await commentsOf(github, pull), await checkRunsOf(github, head)];
  return { ...step, outputs, codes: codesOf(step.reports), comments, checkRuns, requests };
}

function codesOf(reports: ReadonlyMap<string, string>): string[] {
  interface Part {
    readonly code: string;
  }
  const report: { fault: Part | null; catalogs: { error: Part | null }[] } = JSON.parse(
    reports.get('report-json') ?? '{"fault":null,"catalogs":[]}',
  );
  const errors = [report.fault, ...report.catalogs.map(({ error }) => error)];
  return errors.flatMap((error) => (error === null ? [] : [error.code]));
}

function prepareWorkspace(
  workspace: string,
  repository: Repository,
  commits: Commits,
  sha: string,
  spec: Spec,
): void {
  const { candidate, C } = contentsOf(spec);
  const checkout = spec.checkout ?? 'event';
  if (checkout !== 'none') {
    const commit = checkout === 'event' ? sha : commits[checkout];
    checkOut(workspace, repository.store, repository.filesOf(commit), commit, spec.history ?? false);
  }
  if (spec.captured === true && C !== null) writeContent(workspace, candidate, C);
  spec.prepare?.(workspace);
}

function inputsOf(spec: Spec): Record<string, string> {
  const { baseline, candidate } = contentsOf(spec);
  return { baseline, candidate, ...spec.inputs };
}

async function checkInputs(github: GitHub, { checkPermissions }: Spec): Promise<Record<string, string>> {
  if (checkPermissions === undefined) return {};
  return { 'check-run': 'true', 'check-token': await github.appToken(checkPermissions) };
}

async function tokenFor(github: GitHub, spec: Spec): Promise<string> {
  if (spec.permissions === null) return '';
  return github.actionsToken(spec.permissions ?? (spec.fork === true ? READ_ONLY : PERMISSIONS));
}

async function commentsOf(github: GitHub, pull: PullRequest): Promise<Comment[]> {
  const found: Comment[] = [];
  for (let page = 1; ; page += 1) {
    const path = `${PATH}/issues/${pull.number}/comments?per_page=100&page=${page}`;
    const answer = await github.api(tokenOf('admin'), 'GET', path);
    const comments: { user: { login: string }; body: string }[] = Object(answer);
    found.push(...comments.map(({ user, body }) => ({ author: user.login, body })));
    if (comments.length < 100) return found;
  }
}

/** The newest last. */
async function checkRunsOf(github: GitHub, head: string): Promise<CheckRun[]> {
  const answer = await github.api(tokenOf('admin'), 'GET', `${PATH}/commits/${head}/check-runs?filter=all`);
  const runs: CheckRun[] = Reflect.get(Object(answer), 'check_runs');
  return [...runs].sort((a, b) => a.id - b.id);
}
