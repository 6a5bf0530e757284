import { GateError } from '../../errors/index.js';
import { completeList, countAt, textAt } from '../api/index.js';
import type { Api, Repository } from '../api/index.js';
import { readJobs } from './workflow-job.js';
import { isOfWorkflow, readWorkflowRun } from './workflow-runs.js';
import type { WorkflowRun } from './workflow-runs.js';

/** A job whose check says what the gate decided about a commit. */
export interface DecidingJob {
  /** The job's id is its check run's. */
  readonly id: number;
  readonly run: WorkflowRun;
  /** `completed`, `in_progress`, `queued`, … */
  readonly status: string | null;
  /** `success`, `failure`, …; null before it is completed. */
  readonly conclusion: string | null;
}

/** How a deciding job is recognised. */
export interface DecidingWorkflow {
  /** The workflow's file in the repository. */
  readonly file: string;
  /** The job's name; where no check of the commit has it, a workflow's only job will do. */
  readonly job: string;
}

/** What a check run says of itself. */
interface JobCheck {
  readonly id: number;
  readonly name: string;
  readonly run: number;
}

const LIST = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
const MAX_PAGES = 10;
/** Most runs of a commit that are looked into. */
const MAX_RUNS = 50;
/** The app that makes the check runs of jobs. */
const ACTIONS = 'github-actions';
const DECIDING_EVENTS: readonly string[] = ['pull_request', 'pull_request_target'];

/**
 * The jobs that decided about a pull request's head, the newest first. Their runs are found by the check runs of that
 * commit, since a run of `pull_request_target` is listed under the default branch's commit. Any workflow can make check
 * runs that name whatever run they like: what is reported of a job is therefore read from its run, and somebody else's job
 * may be among them. Throws what the client throws, GateError `permission_missing`, and `github_unavailable` where there
 * are more check runs than 1,000, or more runs than 50. Source: GitHub's page "List check runs for a Git reference".
 */
export async function readDecidingJobs(
  api: Api,
  repository: Repository,
  head: string,
  workflow: DecidingWorkflow,
): Promise<readonly DecidingJob[]> {
  const items = await completeList(api, LIST, { ...repository, ref: head }, MAX_PAGES, 'check_runs');
  const checks = items.flatMap(readJobCheck);
  const named = checks.filter(({ name }) => name === workflow.job);
  const jobs = await jobsOf(api, repository, workflow, named.length > 0 ? named : checks);
  const names = new Set(jobs.map(({ name }) => name));
  return names.size > 1 ? [] : jobs.map(({ job }) => job).sort((a, b) => b.id - a.id);
}

function readJobCheck(item: unknown): readonly JobCheck[] {
  const id = countAt(item, 'id');
  const name = textAt(item, 'name');
  const run = /\/actions\/runs\/(\d{1,15})\/job\/\d{1,15}$/.exec(textAt(item, 'details_url') ?? '')?.[1];
  if (id === null || name === null || run === undefined) return [];
  return textAt(item, 'app', 'slug') === ACTIONS ? [{ id, name, run: Number(run) }] : [];
}

interface NamedJob {
  readonly name: string;
  readonly job: DecidingJob;
}

async function jobsOf(
  api: Api,
  repository: Repository,
  workflow: DecidingWorkflow,
  checks: readonly JobCheck[],
): Promise<readonly NamedJob[]> {
  const ids = [...new Set(checks.map(({ run }) => run))];
  if (ids.length > MAX_RUNS) throw new GateError('github_unavailable', 'github');
  const names = new Set(checks.map(({ name }) => name));
  const jobs: NamedJob[] = [];
  for (const id of ids) {
    const run = await readWorkflowRun(api, repository, id);
    if (run === null || !DECIDING_EVENTS.includes(run.event) || !isOfWorkflow(run, workflow.file)) continue;
    for (const { name, ...job } of await readJobs(api, repository, id)) {
      if (names.has(name)) jobs.push({ name, job: { ...job, run } });
    }
  }
  return jobs;
}
