import { GateError } from '../errors/index.js';
import { alignJobs, readEarlierHeads, readPullsOfHead, systemClock } from '../github/index.js';
import type { Alignment, Api, Clock, Environment } from '../github/index.js';
import type { PullRequestEvent } from './event.js';
import { readFinishedRun, readReview } from './event.js';

/** What a run that decides nothing is about. */
export interface FollowUp {
  /** Open pull requests that are decided again. */
  readonly pulls: readonly PullRequestEvent[];
  /** Why there is none, where there is none. */
  readonly reason: 'comment' | 'no_pull_request' | null;
}

/** Most pull requests of one head that are looked at. */
const MAX_PULLS = 10;

/** Whether a run decides nothing: a review's, or one that follows another workflow's run. */
export function isFollowUp(environment: Environment): boolean {
  return ['pull_request_review', 'workflow_run'].includes(environment['GITHUB_EVENT_NAME'] ?? '');
}

/**
 * The pull requests that a review, or a run that is over, may have changed something for: the review's own, or the open
 * ones of that run's head repository and branch whose head is still its commit. A review that only comments changes
 * nothing. Throws GateError as `readEvent` does, `token_missing`, and what `readPullsOfHead` throws.
 */
export async function readFollowUp(environment: Environment, api: Api | null): Promise<FollowUp> {
  if (environment['GITHUB_EVENT_NAME'] === 'pull_request_review') {
    const { event, comments } = readReview(environment);
    return comments ? { pulls: [], reason: 'comment' } : { pulls: [event], reason: null };
  }
  const { repository, commit, head, headBranch, headRepository, defaultBranch } =
    readFinishedRun(environment);
  if (api === null) throw new GateError('token_missing', 'github-token');
  if (headRepository === null || headBranch === null) return { pulls: [], reason: 'no_pull_request' };
  const origin = { repository: headRepository, branch: headBranch, commit: head };
  const found = await readPullsOfHead(api, repository, origin, 'open');
  const pulls = found.slice(0, MAX_PULLS).map(({ number, baseBranch }) => ({
    name: 'pull_request_target' as const,
    repository,
    commit,
    pullRequest: number,
    head,
    headBranch,
    headRepository,
    baseBranch,
    defaultBranch,
    fork: headRepository !== `${repository.owner}/${repository.repo}`,
  }));
  return { pulls, reason: pulls.length === 0 ? 'no_pull_request' : null };
}

/** How the job that decides is found. */
export interface DecidingJobPlace {
  /** The workflow's file; null where it is not known. */
  readonly workflow: string | null;
  readonly job: string;
}

/** Makes the checks of a pull request agree with the decision of now: see `alignJobs`. Throws nothing of GitHub's. */
export async function alignPull(
  api: Api,
  { repository, pullRequest, head }: PullRequestEvent,
  passes: boolean,
  { workflow: file, job }: DecidingJobPlace,
  clock: Clock = systemClock,
): Promise<Alignment> {
  if (file === null) return { state: 'missing', earlierAsked: 0, error: null };
  const earlierHeads = () => readEarlierHeads(api, repository, pullRequest);
  return alignJobs(api, { repository, head, earlierHeads, passes, workflow: { file, job } }, clock);
}
