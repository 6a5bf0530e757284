import type { Api, Clock, Environment, Warning } from '../github/index.js';
import { alignCheck, systemClock, workflowOf } from '../github/index.js';
import type { GateEvent } from './event.js';

/**
 * After a review: makes the check of the pull request's own run agree with this run's decision (see `alignCheck`). Asks
 * nothing on any other event. Returns a warning where a step is left to do by hand, else null.
 */
export async function rerunFailedCheck(
  api: Api,
  event: GateEvent,
  environment: Environment,
  passes: boolean,
  clock: Clock = systemClock,
): Promise<Warning | null> {
  if (event.name !== 'pull_request_review') return null;
  const { repository, pullRequest, head } = event;
  const workflow = workflowFile(environment['GITHUB_WORKFLOW_REF'] ?? '');
  const run = Number(environment['GITHUB_RUN_ID'] ?? '');
  const runner = environment['RUNNER_NAME'] ?? '';
  return alignCheck(api, { repository, pullRequest, head, passes, workflow, run, runner }, clock);
}

/** The file's name in `OWNER/REPO/.github/workflows/FILE@REF`, by which GitHub takes a workflow too. */
function workflowFile(reference: string): string {
  return workflowOf(reference).replace(/^.*\//s, '');
}
