import { GateError } from '../errors/index.js';
import type { EventName } from '../gate/index.js';
import type { Checkout, CommitReader } from '../git/index.js';
import type { Change } from '../approval/index.js';
import { branchTip, readBranch, readDefaultBranch, soleMergeBase } from '../github/index.js';
import type { Api, Repository } from '../github/index.js';
import type { CandidateSource } from '../settings/index.js';
import type { BranchEvent, GateEvent, MergeGroupEvent, PullRequestEvent } from './event.js';

/** Which commits a run compares, and where what decides is read. */
export interface Subject extends Change {
  readonly repository: Repository;
  /** Whether the pull request comes from another repository. */
  readonly fork: boolean;
  /** Why nothing may pass. */
  readonly blockingError: GateError | null;
}

/** What a subject is established with. */
export interface SubjectSources {
  /** null without a token. */
  readonly api: Api | null;
  readonly commits: CommitReader;
  readonly checkout: Checkout | null;
  /** The base branch's tip, null where it cannot be known. */
  readonly baseTip: string | null;
  readonly candidateSource: CandidateSource;
}

const CHECKOUT = 'checkout';
/** Where a workflow of its own captures the commit under test: on `pull_request` that is a merge commit. */
const CAPTURED_APART: readonly EventName[] = ['pull_request_target', 'merge_group', 'push'];

/**
 * The commit at which settings, owners and policy are read: the base branch's tip now, for the events of a branch the
 * event's own commit. null where only a token could tell. Throws what `readBranch` throws.
 */
export async function baseTipOf(event: GateEvent, api: Api | null): Promise<string | null> {
  switch (event.name) {
    case 'push':
    case 'schedule':
    case 'workflow_dispatch':
      return event.commit;
    default:
      return api === null ? null : branchTip(api, event.repository, event.baseBranch);
  }
}

/**
 * Establishes design.md's "Which commit". Throws GateError `unexpected_checkout` (HEAD is neither the event's merge
 * commit nor its head), `head_moved` (the merge commit is of another head), `pull_request_code_checked_out` and
 * `commit_source_needed` (`pull_request_target` outside its hardened mode), `unsupported_source` (an artifact elsewhere), `unsupported_branch`, `merge_base_unknown`,
 * `token_missing`, and what the readers throw.
 */
export async function establishSubject(event: GateEvent, sources: SubjectSources): Promise<Subject> {
  if (sources.candidateSource === 'artifact' && !CAPTURED_APART.includes(event.name))
    throw new GateError('unsupported_source', 'candidate-source');
  switch (event.name) {
    case 'pull_request':
    case 'pull_request_review':
      return pullRequestSubject(event, sources);
    case 'pull_request_target':
      return hardenedSubject(event, sources);
    case 'merge_group':
      return mergeGroupSubject(event, sources);
    case 'push':
    case 'schedule':
    case 'workflow_dispatch':
      return branchSubject(event, sources);
  }
}

async function pullRequestSubject(event: PullRequestEvent, sources: SubjectSources): Promise<Subject> {
  const head = commitUnderTest(sources.checkout, [event.commit, event.head]);
  const { baseTip } = sources;
  const base =
    head === event.head ? await baseOfHead(event, sources) : await baseOfMerge(event, sources.commits);
  return {
    ...aboutPullRequest(event),
    head,
    base,
    baseTip,
    blockingError: sources.api === null ? noToken() : null,
  };
}

/** The pull request's code is data here: it must not be in the workspace, where a step could have run it. */
async function hardenedSubject(event: PullRequestEvent, sources: SubjectSources): Promise<Subject> {
  if (sources.candidateSource === 'workspace')
    throw new GateError('commit_source_needed', 'candidate-source');
  const { api, baseTip } = sources;
  if (api === null || baseTip === null) throw noToken();
  await refuseCheckoutOfPullRequest(event, sources);
  const base = await soleMergeBase(api, event.repository, baseTip, event.head);
  return { ...aboutPullRequest(event), head: event.head, base, baseTip, blockingError: null };
}

function mergeGroupSubject(event: MergeGroupEvent, sources: SubjectSources): Subject {
  const { api, checkout, baseTip } = sources;
  return {
    event: event.name,
    repository: event.repository,
    head: commitUnderTest(checkout, [event.head]),
    base: event.base,
    baseTip,
    baseBranch: event.baseBranch,
    pullRequest: event.pullRequest,
    pullRequestHead: null,
    fork: false,
    before: null,
    blockingError: api === null ? noToken() : null,
  };
}

/**
 * C is compared with the baseline committed beside it, on a branch whose baseline somebody had to let in. What a push
 * brought cannot be audited without a token.
 */
async function branchSubject(event: BranchEvent, { api, checkout }: SubjectSources): Promise<Subject> {
  const head = commitUnderTest(checkout, [event.commit]);
  const defaultBranch = await guardedBranch(event, api);
  const before = event.before ?? (await startOfNewBranch(event, api, defaultBranch));
  return {
    event: event.name,
    repository: event.repository,
    head,
    base: head,
    baseTip: head,
    baseBranch: event.branch,
    pullRequest: null,
    pullRequestHead: null,
    fork: false,
    before,
    blockingError: api === null && before !== null ? noToken() : null,
  };
}

function aboutPullRequest(event: PullRequestEvent) {
  return {
    event: event.name,
    repository: event.repository,
    baseBranch: event.baseBranch,
    pullRequest: event.pullRequest,
    pullRequestHead: event.head,
    fork: event.fork,
    before: null,
  };
}

/** The checkout's HEAD if it is one of the `allowed` commits, without a checkout the first of them. */
function commitUnderTest(checkout: Checkout | null, allowed: readonly [string, ...string[]]): string {
  if (checkout === null) return allowed[0];
  if (!allowed.includes(checkout.commit)) throw new GateError('unexpected_checkout', CHECKOUT);
  return checkout.commit;
}

/** T of a test merge commit stands at its first parent; its second is the head that was merged. */
async function baseOfMerge(event: PullRequestEvent, commits: CommitReader): Promise<string> {
  const [base, head, ...more] = (await commits.commit(event.commit)).parents;
  if (base === undefined || head === undefined || more.length > 0)
    throw new GateError('unexpected_checkout', CHECKOUT);
  if (head !== event.head) throw new GateError('head_moved', 'pull-request');
  return base;
}

/** T of a head commit stands at the merge base, which a shallow clone cannot tell. */
async function baseOfHead(event: PullRequestEvent, { api, baseTip }: SubjectSources): Promise<string | null> {
  return api === null || baseTip === null ? null : soleMergeBase(api, event.repository, baseTip, event.head);
}

/** HEAD must be neither the head nor a merge of it; the event's own commit is the default branch's. */
async function refuseCheckoutOfPullRequest(event: PullRequestEvent, sources: SubjectSources): Promise<void> {
  const commit = sources.checkout?.commit;
  if (commit === undefined || commit === event.commit) return;
  if (commit === event.head || (await sources.commits.commit(commit)).parents.includes(event.head)) {
    throw new GateError('pull_request_code_checked_out', CHECKOUT);
  }
}

/** Refuses a branch that is neither protected nor the default one, whose name it returns where it is known. */
async function guardedBranch(event: BranchEvent, api: Api | null): Promise<string | null> {
  const defaultBranch =
    event.defaultBranch ?? (api === null ? null : await readDefaultBranch(api, event.repository));
  if (event.branch === defaultBranch) return defaultBranch;
  if (api === null) throw noToken();
  const branch = await readBranch(api, event.repository, event.branch);
  if (!branch.isProtected) throw new GateError('unsupported_branch', 'event');
  return defaultBranch;
}

/** The push of a new branch brought what the default branch does not have; other events bring nothing. */
async function startOfNewBranch(
  event: BranchEvent,
  api: Api | null,
  defaultBranch: string | null,
): Promise<string | null> {
  if (event.name !== 'push' || event.branch === defaultBranch || api === null || defaultBranch === null)
    return null;
  const tip = await branchTip(api, event.repository, defaultBranch);
  return soleMergeBase(api, event.repository, tip, event.commit);
}

/** Why nothing that GitHub alone tells could be established. */
export function noToken(): GateError {
  return new GateError('token_missing', 'github-token');
}
