import { GateError } from '../../errors/index.js';
import { countAt, listAt, textAt } from '../api/index.js';
import type { Api, Clock, Repository, Warning, WarningReason } from '../api/index.js';
import { readJobs } from '../read/index.js';
import type { WorkflowJob } from '../read/index.js';

export interface RerunRequest {
  readonly repository: Repository;
  readonly pullRequest: number;
  /** The head commit that was decided on. */
  readonly head: string;
  /** Whether this run's decision passes. */
  readonly passes: boolean;
  /** The workflow's file name, as in GITHUB_WORKFLOW_REF. */
  readonly workflow: string;
  /** GITHUB_RUN_ID. */
  readonly run: number;
  /** RUNNER_NAME, by which this job is found among those of its run. */
  readonly runner: string;
}

const RUNS = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
const RUN = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
const RERUN = 'POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun';
const EVENTS = ['pull_request', 'pull_request_target'] as const;
const MAX_WAIT = 60_000;
const PAUSE = 5_000;

/**
 * Makes the check of the pull request agree with what a review changed. A review's run has a check of its own, so where
 * the same job of the latest `pull_request` run (`pull_request_target` in the hardened mode) on the same head concluded
 * otherwise, GitHub is asked to run that job again: once, and a re-run is no review, so there is no loop. A job still
 * running reads the reviews last of all and is waited for 60 s at most. Returns a warning with the step by hand where
 * that is left, else null. Source: GitHub's pages "Re-running workflows and jobs" (50 times within 30 days) and "Re-run
 * a job from a workflow run".
 */
export async function alignCheck(api: Api, request: RerunRequest, clock: Clock): Promise<Warning | null> {
  try {
    const run = await latestRun(api, request);
    const name = run === null ? null : await ownJobName(api, request);
    return run === null || name === null
      ? warning('job_not_found')
      : await alignJob(api, request, run, name, clock);
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return warning(error.code);
  }
}

/** GitHub runs a job again only when its whole run is over. */
async function alignJob(
  api: Api,
  request: RerunRequest,
  run: number,
  name: string,
  clock: Clock,
): Promise<Warning | null> {
  const { repository, passes } = request;
  const end = clock.now() + MAX_WAIT;
  for (;;) {
    const job = (await readJobs(api, repository, run)).find((one) => one.name === name);
    if (job === undefined) return warning('job_not_found');
    if (job.status === 'completed') {
      if (job.conclusion === (passes ? 'success' : 'failure')) return null;
      if (await isOver(api, repository, run)) return rerun(api, repository, job);
    }
    if (clock.now() + PAUSE > end) return warning('run_not_over');
    await clock.sleep(PAUSE);
  }
}

async function latestRun(api: Api, request: RerunRequest): Promise<number | null> {
  for (const event of EVENTS) {
    const { data } = await api.request(RUNS, {
      ...request.repository,
      workflow_id: request.workflow,
      event,
      head_sha: request.head,
      per_page: 100,
    });
    const runs = (listAt(data, 'workflow_runs') ?? []).filter((run) => isAbout(run, request.pullRequest));
    const ids = runs.flatMap((run) => countAt(run, 'id') ?? []);
    if (ids.length > 0) return Math.max(...ids);
  }
  return null;
}

/** GitHub names no pull request in a run from a fork. */
function isAbout(run: unknown, pullRequest: number): boolean {
  const named = listAt(run, 'pull_requests') ?? [];
  return named.length === 0 || named.some((one) => countAt(one, 'number') === pullRequest);
}

async function ownJobName(api: Api, { repository, run, runner }: RerunRequest): Promise<string | null> {
  const running = (await readJobs(api, repository, run)).filter((job) => job.status === 'in_progress');
  const here = running.filter((job) => job.runner === runner);
  const [only, ...others] = here.length > 0 ? here : running;
  return only === undefined || others.length > 0 ? null : only.name;
}

async function isOver(api: Api, repository: Repository, run: number): Promise<boolean> {
  const { data } = await api.request(RUN, { ...repository, run_id: run });
  return textAt(data, 'status') === 'completed';
}

async function rerun(api: Api, repository: Repository, job: WorkflowJob): Promise<Warning | null> {
  const { status } = await api.request(RERUN, { ...repository, job_id: job.id });
  return status === 201 ? null : warning('rerun_refused');
}

function warning(reason: WarningReason): Warning {
  return { subject: 'rerun', reason, readOnly: false };
}
