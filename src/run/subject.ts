import { GateError } from '../errors/index.js';
import type { EventName } from '../gate/index.js';
import type { Checkout, CommitReader } from '../git/index.js';
import type { Change } from '../approval/index.js';
import { soleMergeBase } from '../github/index.js';
import type { Api, Repository } from '../github/index.js';
import type { CandidateSource } from '../settings/index.js';
import { noToken } from './guarded-base.js';
import type { GuardedBase } from './guarded-base.js';
import type { BranchEvent, GateEvent, MergeGroupEvent, PullRequestEvent } from './event.js';

/** Which commits a run compares, and where what decides is read. */
export interface Subject extends Change {
  readonly repository: Repository;
  /** The branch that the event is about, guarded or not. */
  readonly ownBranch: string;
  /** null where it is not known. */
  readonly defaultBranch: string | null;
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
  readonly target: GuardedBase;
  readonly candidateSource: CandidateSource;
}

const CHECKOUT = 'checkout';
/** Where a workflow of its own captures the commit under test: on `pull_request` that is a merge commit. */
const CAPTURED_APART: readonly EventName[] = ['pull_request_target', 'merge_group', 'push'];

/**
 * Establishes design.md's "Which commit". Throws GateError `unexpected_checkout` (HEAD is neither the event's merge
 * commit nor its head), `head_moved` (the merge commit is of another head), `merge_of_unguarded_base`,
 * `pull_request_code_checked_out` and `commit_source_needed` (`pull_request_target` outside its hardened mode),
 * `unsupported_source` (an artifact elsewhere), `merge_base_unknown`,
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
  const { commits, checkout, target } = sources;
  const commit = commitUnderTest(checkout, [event.commit, event.head]);
  const isMerge = commit !== event.head;
  const merged = isMerge ? await baseOfMerge(event, commits) : null;
  if (isMerge && !target.isGuarded) await refuseForeignMerge(event, sources);
  const own = merged !== null && target.isGuarded ? { head: commit, base: merged } : null;
  return {
    ...aboutPullRequest(event, target),
    ...(own ?? { head: event.head, base: await baseOfHead(event, sources) }),
    blockingError: sources.api === null ? noToken() : null,
  };
}

/** The pull request's code is data here: it must not be in the workspace, where a step could have run it. */
async function hardenedSubject(event: PullRequestEvent, sources: SubjectSources): Promise<Subject> {
  if (sources.candidateSource === 'workspace')
    throw new GateError('commit_source_needed', 'candidate-source');
  const { api, target } = sources;
  if (api === null || target.tip === null) throw noToken();
  await refuseCheckoutOfPullRequest(event, sources);
  const base = await soleMergeBase(api, event.repository, target.tip, event.head);
  return { ...aboutPullRequest(event, target), head: event.head, base, blockingError: null };
}

/** A group for a branch that is not guarded is judged as the pull requests in it are. */
async function mergeGroupSubject(event: MergeGroupEvent, sources: SubjectSources): Promise<Subject> {
  const { api, checkout, target } = sources;
  return {
    ...about(event, target),
    head: commitUnderTest(checkout, [event.head]),
    base: target.isGuarded ? event.base : await baseOfHead(event, sources),
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
async function branchSubject(
  event: BranchEvent,
  { api, checkout, target }: SubjectSources,
): Promise<Subject> {
  const head = commitUnderTest(checkout, [event.commit]);
  const before = event.before ?? (await startOfNewBranch(event, api, target));
  return {
    ...about(event, target),
    head,
    base: head,
    pullRequest: null,
    pullRequestHead: null,
    fork: false,
    before,
    blockingError: api === null && before !== null ? noToken() : null,
  };
}

function about(event: GateEvent, target: GuardedBase) {
  return {
    event: event.name,
    repository: event.repository,
    baseTip: target.tip,
    baseBranch: target.branch,
    rulesTip: target.rulesTip,
    ownBranch: 'branch' in event ? event.branch : event.baseBranch,
    defaultBranch: target.defaultBranch,
  };
}

function aboutPullRequest(event: PullRequestEvent, target: GuardedBase) {
  return {
    ...about(event, target),
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
async function baseOfHead(
  event: PullRequestEvent | MergeGroupEvent,
  { api, target: { tip } }: SubjectSources,
): Promise<string | null> {
  return api === null || tip === null ? null : soleMergeBase(api, event.repository, tip, event.head);
}

/**
 * What somebody's own branch holds can take back in the merge what the head brings, while the check is the head's. So
 * only the head counts, and a candidate of the workspace only where the merge commit holds the very same files.
 */
async function refuseForeignMerge(event: PullRequestEvent, sources: SubjectSources): Promise<void> {
  if (sources.candidateSource === 'commit') return;
  const [merge, head] = [
    await sources.commits.commit(event.commit),
    await sources.commits.commit(event.head),
  ];
  if (merge.tree !== head.tree) throw new GateError('merge_of_unguarded_base', CHECKOUT);
}

/** HEAD must be neither the head nor a merge of it; the event's own commit is the default branch's. */
async function refuseCheckoutOfPullRequest(event: PullRequestEvent, sources: SubjectSources): Promise<void> {
  const commit = sources.checkout?.commit;
  if (commit === undefined || commit === event.commit) return;
  if (commit === event.head || (await sources.commits.commit(commit)).parents.includes(event.head)) {
    throw new GateError('pull_request_code_checked_out', CHECKOUT);
  }
}

/** The push of a new branch brought what the default branch does not have; other events bring nothing. */
async function startOfNewBranch(
  event: BranchEvent,
  api: Api | null,
  { defaultBranch, rulesTip }: GuardedBase,
): Promise<string | null> {
  if (event.name !== 'push' || event.branch === defaultBranch || api === null || rulesTip === null)
    return null;
  return soleMergeBase(api, event.repository, rulesTip, event.commit);
}
