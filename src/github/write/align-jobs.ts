import { GateError } from '../../errors/index.js';
import type { Api, Clock, Repository } from '../api/index.js';
import { MAX_EARLIER_JOBS } from '../../limits.js';
import { readDecidingJobs } from '../read/index.js';
import type { DecidingJob, DecidingWorkflow } from '../read/index.js';

export interface AlignRequest {
  readonly repository: Repository;
  /** The head commit that was decided on. */
  readonly head: string;
  /** Heads that the pull request had before, the newest first. */
  readonly earlierHeads: () => Promise<readonly string[]>;
  /** Whether the decision of now passes. */
  readonly passes: boolean;
  readonly workflow: DecidingWorkflow;
}

/**
 * What came of one job: it `agrees` with the decision of now, was `asked` to run again, is still `running`, or was
 * `refused` to run again; `missing` where the head has no such job.
 */
export type AlignedState = 'agrees' | 'asked' | 'running' | 'refused' | 'missing';

export interface Alignment {
  readonly state: AlignedState;
  /** Deciding jobs of earlier heads that were green, and were asked to run again. */
  readonly earlierAsked: number;
  /** What stood in the way of some of it. */
  readonly error: GateError | null;
}

const RERUN = 'POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun';
const MAX_WAIT = 60_000;
const PAUSE = 5_000;
/** Most heads that are looked at for them. */
const MAX_EARLIER_HEADS = 30;
/** What a required check takes for a pass. */
const GREEN: readonly (string | null)[] = ['success', 'neutral', 'skipped'];

/**
 * Makes the checks of a pull request agree with the decision of now: asks GitHub to run the deciding job of the head
 * again where its conclusion differs, in both directions; where nothing passes any more, also the deciding jobs of
 * earlier heads that are green still, 10 at most. A re-run is no review, so there is no loop. A job that still runs reads
 * the reviews last, and is waited for 60 s at most. Throws nothing that GitHub refuses: it is in the answer. Source: GitHub's
 * pages "Re-running workflows and jobs" (50 times within 30 days) and "Re-run a job from a workflow run".
 */
export async function alignJobs(api: Api, request: AlignRequest, clock: Clock): Promise<Alignment> {
  const current = await tried(() => alignHead(api, request, clock));
  const state = current.value ?? 'refused';
  if (request.passes) return { state, earlierAsked: 0, error: current.error };
  const earlier = await tried(() => rerunEarlier(api, request));
  return { state, earlierAsked: earlier.value ?? 0, error: current.error ?? earlier.error };
}

async function alignHead(api: Api, request: AlignRequest, clock: Clock): Promise<AlignedState> {
  const { repository, head, workflow, passes } = request;
  const end = clock.now() + MAX_WAIT;
  for (;;) {
    const jobs = await readDecidingJobs(api, repository, head, workflow);
    if (jobs.length === 0) return 'missing';
    const different = differing(jobs, passes);
    if (different.length === 0) return 'agrees';
    const over = different.filter(isOver);
    if (over.length > 0) return (await rerunAll(api, repository, over)) ? 'asked' : 'refused';
    if (clock.now() + PAUSE > end) return 'running';
    await clock.sleep(PAUSE);
  }
}

/**
 * The newest job is the check that GitHub shows; but another job may have been made to look like it, so that none may
 * stay green where nothing passes.
 */
function differing(jobs: readonly DecidingJob[], passes: boolean): readonly DecidingJob[] {
  return passes
    ? jobs.slice(0, 1).filter((job) => !isCompleted(job) || job.conclusion !== 'success')
    : jobs.filter((job) => !isCompleted(job) || GREEN.includes(job.conclusion));
}

function isCompleted({ status }: DecidingJob): boolean {
  return status === 'completed';
}

/** GitHub runs a job again only when its whole run is over. */
function isOver(job: DecidingJob): boolean {
  return isCompleted(job) && job.run.status === 'completed';
}

async function rerunAll(api: Api, repository: Repository, jobs: readonly DecidingJob[]): Promise<boolean> {
  let asked = true;
  for (const job of jobs) asked = (await rerun(api, repository, job)) && asked;
  return asked;
}

async function rerunEarlier(
  api: Api,
  { repository, head, earlierHeads, workflow }: AlignRequest,
): Promise<number> {
  let asked = 0;
  const known = await earlierHeads();
  const heads = [...new Set(known)].filter((earlier) => earlier !== head).slice(0, MAX_EARLIER_HEADS);
  for (const earlier of heads) {
    const jobs = await readDecidingJobs(api, repository, earlier, workflow);
    for (const job of jobs.filter((one) => isOver(one) && GREEN.includes(one.conclusion))) {
      if (asked < MAX_EARLIER_JOBS && (await rerun(api, repository, job))) asked += 1;
    }
    if (asked === MAX_EARLIER_JOBS) break;
  }
  return asked;
}

async function rerun(api: Api, repository: Repository, job: DecidingJob): Promise<boolean> {
  const { status } = await api.request(RERUN, { ...repository, job_id: job.id });
  return status === 201;
}

interface Tried<T> {
  readonly value: T | null;
  readonly error: GateError | null;
}

async function tried<T>(work: () => Promise<T>): Promise<Tried<T>> {
  try {
    return { value: await work(), error: null };
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return { value: null, error };
  }
}
