import { OWNER, REPOSITORY, tokenOf } from './github.js';
import type { GitHub } from './github.js';
import { pullOf } from './pull-request.js';
import type { PullRequest } from './pull-request.js';

const PATH = `/repos/${OWNER}/${REPOSITORY}`;
const ADMIN = tokenOf('admin');

export interface Commits {
  /** Where the head was branched off: T. */
  base: string;
  /** The base branch now. */
  tip: string;
  /** The head of the pull request, or what a push brought: H and C. */
  head: string;
  /** GitHub's test merge of the head. */
  merge: string;
}

export interface EventFacts {
  readonly name: string;
  readonly action: string;
  readonly commits: Commits;
  readonly pull: PullRequest;
  /** The branch that a push, schedule or dispatch is about. */
  readonly branch: string;
  readonly more: object;
}

export interface EventContext {
  readonly payload: object;
  readonly sha: string;
  readonly ref: string;
}

const NOBODY = '0'.repeat(40);

/** The event's payload, GITHUB_SHA and GITHUB_REF (GitHub's page "Events that trigger workflows"). */
export async function contextOf(github: GitHub, facts: EventFacts): Promise<EventContext> {
  const repository = await github.api(ADMIN, 'GET', PATH);
  const common = { repository, sender: { login: 'mona', type: 'User' } };
  const { payload, sha, ref } = await particularsOf(github, facts);
  return { payload: { ...common, ...payload, ...facts.more }, sha, ref };
}

async function particularsOf(github: GitHub, facts: EventFacts): Promise<EventContext> {
  const { commits, pull, branch } = facts;
  const ref = `refs/heads/${branch}`;
  switch (facts.name) {
    case 'pull_request':
    case 'pull_request_review':
      return {
        payload: { action: facts.action, number: pull.number, pull_request: await current(github, pull) },
        sha: commits.merge,
        ref: `refs/pull/${pull.number}/merge`,
      };
    case 'pull_request_target':
      return {
        payload: { action: facts.action, number: pull.number, pull_request: await current(github, pull) },
        sha: commits.tip,
        ref: 'refs/heads/main',
      };
    case 'workflow_run':
      return { payload: afterReview(commits, pull), sha: commits.tip, ref: 'refs/heads/main' };
    case 'merge_group':
      return mergeGroup(commits, pull);
    case 'push':
      return { payload: { ref, before: commits.base, after: commits.head, ...PUSH }, sha: commits.head, ref };
    case 'schedule':
      return { payload: { schedule: '0 5 * * 1' }, sha: commits.head, ref };
    default:
      return { payload: { ref, inputs: null }, sha: commits.head, ref };
  }
}

const PUSH = { created: false, deleted: false, forced: false, base_ref: null, commits: [] };

/** What follows a run that a review started: its list of pull requests is empty for forks. */
function afterReview(commits: Commits, pull: PullRequest): object {
  const run = {
    id: 7000,
    event: 'pull_request_review',
    path: '.github/workflows/review.yml',
    head_sha: commits.head,
    head_branch: pull.headRef,
    head_repository: { full_name: `${pull.headOwner}/${REPOSITORY}` },
    pull_requests: [],
    status: 'completed',
    conclusion: 'success',
    run_attempt: 1,
  };
  return { action: 'completed', workflow_run: run };
}

async function current(github: GitHub, pull: PullRequest): Promise<object> {
  return pullOf(await github.api(ADMIN, 'GET', `${PATH}/pulls/${pull.number}`), pull);
}

function mergeGroup(commits: Commits, pull: PullRequest): EventContext {
  const headRef = `refs/heads/gh-readonly-queue/${pull.baseRef}/pr-${pull.number}-${commits.tip}`;
  const group = {
    head_sha: commits.merge,
    head_ref: headRef,
    base_sha: commits.tip,
    base_ref: `refs/heads/${pull.baseRef}`,
    head_commit: { id: commits.merge, tree_id: NOBODY },
  };
  return { payload: { action: 'checks_requested', merge_group: group }, sha: commits.merge, ref: headRef };
}
