import type { EventName } from '../gate/index.js';
import { GateError } from '../errors/index.js';
import { parseJson, toValue } from '../json/index.js';
import { isObjectId } from '../git/index.js';
import { readLocalFile } from '../workspace/index.js';
import { countAt, objectIdAt, textAt } from '../github/index.js';
import type { Environment, Repository } from '../github/index.js';
import { MAX_EVENT_BYTES } from '../limits.js';

export interface PullRequestEvent {
  readonly name: 'pull_request' | 'pull_request_review' | 'pull_request_target';
  readonly repository: Repository;
  /** GITHUB_SHA: the test merge commit, for `pull_request_target` the default branch. */
  readonly commit: string;
  readonly pullRequest: number;
  readonly head: string;
  /** null where the payload does not tell. */
  readonly headBranch: string | null;
  /** `OWNER/REPO` that the head lies in; null where that was deleted. */
  readonly headRepository: string | null;
  readonly baseBranch: string;
  /** null where the payload does not tell. */
  readonly defaultBranch: string | null;
  /** Where the base branch stood when the event was made, if the payload tells: a guess at what will be read. */
  readonly baseCommit?: string | null;
  /** Whether the head is in another repository. */
  readonly fork: boolean;
}

export interface MergeGroupEvent {
  readonly name: 'merge_group';
  readonly repository: Repository;
  readonly head: string;
  readonly base: string;
  readonly baseBranch: string;
  /** null where the payload does not tell. */
  readonly defaultBranch: string | null;
  /** The pull request that stands last in the group, null where the branch's name does not tell. */
  readonly pullRequest: number | null;
}

export interface BranchEvent {
  readonly name: 'push' | 'schedule' | 'workflow_dispatch';
  readonly repository: Repository;
  readonly commit: string;
  readonly branch: string;
  /** null where the payload does not tell. */
  readonly defaultBranch: string | null;
  /** The branch before a push; null for other events and for a new branch. */
  readonly before: string | null;
}

export type GateEvent = PullRequestEvent | MergeGroupEvent | BranchEvent;

const PAYLOAD_LIMITS = { maxBytes: MAX_EVENT_BYTES, maxDepth: 64 };
const FIELD = 'event';
const ALL_ZEROS = /^0+$/;

/**
 * What this run is about: GITHUB_EVENT_NAME, the payload at GITHUB_EVENT_PATH and the variables that go with them, for
 * exactly the events of design.md. Throws GateError `unsupported_event` for any other, `unsupported_branch` for a push
 * of a tag or of no branch, `invalid_event` where something is missing or malformed, and the codes of reading and of
 * strict JSON for the payload.
 * Source: GitHub's pages "Events that trigger workflows", "Webhook events and payloads" and "Variables reference".
 */
export function readEvent(environment: Environment): GateEvent {
  const name = eventName(environment['GITHUB_EVENT_NAME'] ?? '');
  const repository = readRepository(environment['GITHUB_REPOSITORY'] ?? '');
  const payload = readPayload(environment['GITHUB_EVENT_PATH'] ?? '');
  switch (name) {
    case 'pull_request':
    case 'pull_request_review':
    case 'pull_request_target':
      return pullRequestEvent(name, repository, commitOf(environment), payload);
    case 'merge_group':
      return mergeGroupEvent(repository, payload);
    case 'push':
    case 'schedule':
    case 'workflow_dispatch':
      return branchEvent(name, repository, environment, payload);
  }
}

/** The run of another workflow that is over. */
export interface FinishedRun {
  readonly repository: Repository;
  /** GITHUB_SHA: the default branch's. */
  readonly commit: string;
  /** The commit that it ran for: of a pull request the head. */
  readonly head: string;
  readonly headBranch: string | null;
  /** `OWNER/REPO` of the head; null where that was deleted. */
  readonly headRepository: string | null;
  /** null where the payload does not tell. */
  readonly defaultBranch: string | null;
}

/** What a `workflow_run` follows; throws as `readEvent` does. */
export function readFinishedRun(environment: Environment): FinishedRun {
  const payload = readPayload(environment['GITHUB_EVENT_PATH'] ?? '');
  return {
    repository: readRepository(environment['GITHUB_REPOSITORY'] ?? ''),
    commit: commitOf(environment),
    head: needed(objectIdAt(payload, 'workflow_run', 'head_sha')),
    headBranch: textAt(payload, 'workflow_run', 'head_branch'),
    headRepository: textAt(payload, 'workflow_run', 'head_repository', 'full_name'),
    defaultBranch: textAt(payload, 'repository', 'default_branch'),
  };
}

/** The pull request of a review, and whether the review only comments; throws as `readEvent` does. */
export function readReview(environment: Environment): {
  readonly event: PullRequestEvent;
  readonly comments: boolean;
} {
  const payload = readPayload(environment['GITHUB_EVENT_PATH'] ?? '');
  const repository = readRepository(environment['GITHUB_REPOSITORY'] ?? '');
  const event = pullRequestEvent('pull_request_review', repository, commitOf(environment), payload);
  return { event, comments: textAt(payload, 'review', 'state')?.toLowerCase() === 'commented' };
}

function eventName(name: string): EventName {
  switch (name) {
    case 'pull_request':
    case 'pull_request_review':
    case 'pull_request_target':
    case 'merge_group':
    case 'push':
    case 'schedule':
    case 'workflow_dispatch':
      return name;
    default:
      throw new GateError('unsupported_event', FIELD);
  }
}

function readRepository(fullName: string): Repository {
  const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(fullName) ?? [];
  return { owner: needed(owner), repo: needed(repo) };
}

function readPayload(path: string): unknown {
  if (path === '') throw new GateError('invalid_event', FIELD);
  return toValue(parseJson(readLocalFile(path, PAYLOAD_LIMITS, FIELD), PAYLOAD_LIMITS, FIELD).root);
}

function pullRequestEvent(
  name: PullRequestEvent['name'],
  repository: Repository,
  commit: string,
  payload: unknown,
): PullRequestEvent {
  const headRepository = countAt(payload, 'pull_request', 'head', 'repo', 'id');
  return {
    name,
    repository,
    commit,
    pullRequest: needed(countAt(payload, 'pull_request', 'number')),
    head: needed(objectIdAt(payload, 'pull_request', 'head', 'sha')),
    headBranch: textAt(payload, 'pull_request', 'head', 'ref'),
    headRepository: textAt(payload, 'pull_request', 'head', 'repo', 'full_name'),
    baseBranch: needed(textAt(payload, 'pull_request', 'base', 'ref')),
    defaultBranch: textAt(payload, 'repository', 'default_branch'),
    baseCommit: objectIdAt(payload, 'pull_request', 'base', 'sha'),
    fork:
      headRepository === null || headRepository !== countAt(payload, 'pull_request', 'base', 'repo', 'id'),
  };
}

function mergeGroupEvent(repository: Repository, payload: unknown): MergeGroupEvent {
  const headBranch = needed(textAt(payload, 'merge_group', 'head_ref'));
  return {
    name: 'merge_group',
    repository,
    head: needed(objectIdAt(payload, 'merge_group', 'head_sha')),
    base: needed(objectIdAt(payload, 'merge_group', 'base_sha')),
    baseBranch: needed(branchOf(textAt(payload, 'merge_group', 'base_ref'))),
    defaultBranch: textAt(payload, 'repository', 'default_branch'),
    pullRequest: queuedPullRequest(headBranch),
  };
}

/** The name ends in `/pr-NUMBER-COMMIT`; what is before it holds the base branch, which may look alike. */
function queuedPullRequest(headBranch: string): number | null {
  const digits = /\/pr-([1-9]\d{0,14})-(?:[0-9a-f]{40}|[0-9a-f]{64})$/.exec(headBranch)?.[1];
  return digits === undefined ? null : Number(digits);
}

function branchEvent(
  name: BranchEvent['name'],
  repository: Repository,
  environment: Environment,
  payload: unknown,
): BranchEvent {
  const reference = name === 'push' ? textAt(payload, 'ref') : (environment['GITHUB_REF'] ?? null);
  const branch = branchOf(reference);
  if (branch === null) throw new GateError('unsupported_branch', FIELD);
  const after = name === 'push' ? objectIdAt(payload, 'after') : commitOf(environment);
  const before = name === 'push' ? needed(objectIdAt(payload, 'before')) : null;
  if (after === null || ALL_ZEROS.test(after)) throw new GateError('invalid_event', FIELD);
  return {
    name,
    repository,
    commit: after,
    branch,
    defaultBranch: textAt(payload, 'repository', 'default_branch'),
    before: before === null || ALL_ZEROS.test(before) ? null : before,
  };
}

function branchOf(reference: string | null): string | null {
  return /^refs\/heads\/(.+)$/.exec(reference ?? '')?.[1] ?? null;
}

function commitOf(environment: Environment): string {
  const commit = environment['GITHUB_SHA'] ?? '';
  return needed(isObjectId(commit) ? commit : null);
}

function needed<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new GateError('invalid_event', FIELD);
  return value;
}
