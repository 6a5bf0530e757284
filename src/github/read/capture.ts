import { GateError } from '../../errors/index.js';
import type { Api, Clock, Repository } from '../api/index.js';
import { isOfWorkflow, readRuns } from './workflow-runs.js';
import type { WorkflowRun } from './workflow-runs.js';

/** Which run of the capture workflow is wanted. */
export interface WantedCapture {
  readonly repository: Repository;
  /** The workflow's file in the repository: `.github/workflows/capture.yml`. */
  readonly workflow: string;
  readonly event: 'pull_request' | 'merge_group' | 'push';
  readonly head: string;
  /** Where a pull request's head lies; null where the event and the commit say enough. */
  readonly from: { readonly repository: string; readonly branch: string } | null;
  /** Most milliseconds to wait for the run to be over. */
  readonly timeout: number;
}

/** The run that captures, as far as one was found, and why nothing can be taken from it. */
export interface Capture {
  readonly run: WorkflowRun | null;
  readonly error: GateError | null;
}

const FIELD = 'capture-workflow';
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 30_000;

/**
 * Waits until the newest run of the capture workflow for exactly this event, head, repository and branch is over, asking
 * ever less often. The error, where there is one, is on `capture-workflow`: `capture_missing` (no run appeared in time),
 * `capture_unfinished`, `capture_waits_for_approval` (a first-time contributor's, or a protected environment's),
 * `capture_failed`. Throws what `readRuns` throws.
 */
export async function awaitCapture(api: Api, wanted: WantedCapture, clock: Clock): Promise<Capture> {
  const end = clock.now() + wanted.timeout;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE)) {
    const run = await newestRun(api, wanted);
    const state = stateOf(run);
    if (state !== 'capture_missing' && state !== 'capture_unfinished') return captured(run, state);
    const left = end - clock.now();
    if (left <= 0) return captured(run, state);
    await clock.sleep(Math.min(pause, left));
  }
}

/** A push whose capture is wanted. */
export interface PushedCommit {
  /** The workflow's file in the repository. */
  readonly workflow: string;
  readonly branch: string;
  readonly head: string;
}

/**
 * The newest run of the capture workflow that a push of a branch of this repository to exactly this commit started, and
 * that succeeded; null where there is none. No run of a pull request is one. Throws what `readRuns` throws.
 */
export async function newestBranchCapture(
  api: Api,
  repository: Repository,
  { workflow, branch, head }: PushedCommit,
): Promise<WorkflowRun | null> {
  const from = { repository: `${repository.owner}/${repository.repo}`, branch };
  const runs = await readRuns(api, repository, 'push', head);
  return newest(
    runs.filter((run) => isWanted(run, { workflow, event: 'push', head, from }) && stateOf(run) === null),
  );
}

type Failure = 'capture_missing' | 'capture_unfinished' | 'capture_waits_for_approval' | 'capture_failed';

function captured(run: WorkflowRun | null, failure: Failure | null): Capture {
  return { run, error: failure === null ? null : new GateError(failure, FIELD) };
}

function stateOf(run: WorkflowRun | null): Failure | null {
  if (run === null) return 'capture_missing';
  if (run.conclusion === 'action_required' || run.status === 'action_required' || run.status === 'waiting')
    return 'capture_waits_for_approval';
  if (run.status !== 'completed') return 'capture_unfinished';
  return run.conclusion === 'success' ? null : 'capture_failed';
}

async function newestRun(api: Api, wanted: WantedCapture): Promise<WorkflowRun | null> {
  const runs = await readRuns(api, wanted.repository, wanted.event, wanted.head);
  return newest(runs.filter((run) => isWanted(run, wanted)));
}

function newest(runs: readonly WorkflowRun[]): WorkflowRun | null {
  return runs.reduce<WorkflowRun | null>((a, b) => (a !== null && a.id > b.id ? a : b), null);
}

/** What GitHub filters by is compared here too: the answer decides, not the question. */
function isWanted(
  run: WorkflowRun,
  { workflow, event, head, from }: Omit<WantedCapture, 'repository' | 'timeout'>,
): boolean {
  return (
    isOfWorkflow(run, workflow) &&
    run.event === event &&
    run.head === head &&
    (from === null || (run.headRepository === from.repository && run.headBranch === from.branch))
  );
}
