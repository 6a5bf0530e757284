import type { Known } from '../errors/index.js';
import type { Pair, Reviewer } from '../gate/index.js';
import { forcePushesSince, sameAccount } from '../github/index.js';
import type { Account, Push, StandingReview } from '../github/index.js';
import type { ApprovalFacts } from './approval-facts.js';
import type { ChangedFile } from './changed-files.js';

/** One person's review of one file, and whether GitHub told who pushed what they may have pushed. */
export interface ReviewerEvidence {
  readonly reviewer: Reviewer;
  readonly pushersRead: boolean;
}

/** A fact that was not asked for because another one decides already, or that no permission would tell. */
const UNKNOWN = { known: false, permission: null } as const;
const NOT_LOOKED_INTO = { known: false, permission: null, limit: 'too_many_requests' } as const;

/** Who reviewed, and whether they own the file: nothing else yet. */
export async function identifyReviewer(
  review: StandingReview,
  owners: Known<readonly string[]>,
  author: Account | null,
  facts: ApprovalFacts,
): Promise<Reviewer> {
  const { account, standing } = review;
  return {
    login: account?.login ?? null,
    type: account?.type ?? 'Unknown',
    standing,
    isAuthor: account !== null && author !== null && sameAccount(account, author),
    owner: await ownerFact(review, owners, facts),
    canWrite: UNKNOWN,
    wrote: UNKNOWN,
    pushed: false,
    reviewed: UNKNOWN,
    beforeForcePushes: UNKNOWN,
    baseChanged: UNKNOWN,
  };
}

/** Whether a person's approval could count, going by who they are. */
export function couldApprove({ standing, type, isAuthor, owner }: Reviewer): boolean {
  return standing === 'APPROVED' && type === 'User' && !isAuthor && owner.known && owner.value;
}

/** What else decides whether an owner's approval counts for a file. */
export async function examineApproval(
  reviewer: Reviewer,
  review: StandingReview,
  file: ChangedFile,
  facts: ApprovalFacts,
): Promise<ReviewerEvidence> {
  const { account } = review;
  if (account === null) return { reviewer, pushersRead: true };
  // What all reviews share is there before anything is asked of one: allowances are taken in one order then.
  const [canWrite] = await Promise.all([
    facts.canWrite(account),
    facts.pushes(),
    facts.branchChanges(),
    facts.commitsOf(file),
  ]);
  if (!(canWrite.known && canWrite.value)) return { reviewer: { ...reviewer, canWrite }, pushersRead: true };
  const wrote = await facts.wrote(account, file);
  const push = await pushFact(account, file, facts);
  const seen = await seenFacts(review, file, facts);
  return {
    reviewer: {
      ...reviewer,
      canWrite,
      wrote: push.limited && wrote.known ? NOT_LOOKED_INTO : wrote,
      pushed: push.changed,
      ...seen,
      baseChanged: await baseChangeFact(review, facts),
    },
    pushersRead: push.read,
  };
}

/** An approval that was not looked into any more. */
export function unexamined(reviewer: Reviewer): ReviewerEvidence {
  return { reviewer: { ...reviewer, canWrite: NOT_LOOKED_INTO }, pushersRead: true };
}

/** Asked only of a review that grants or blocks; a deleted account owns nothing. */
async function ownerFact(
  { account, standing }: StandingReview,
  owners: Known<readonly string[]>,
  facts: ApprovalFacts,
): Promise<Known<boolean>> {
  if (account === null) return { known: true, value: false };
  if (standing !== 'APPROVED' && standing !== 'CHANGES_REQUESTED') return UNKNOWN;
  return owners.known ? facts.owns(account, owners.value) : owners;
}

/** Whether an account pushed a change of the file; `limited` where that would take too many calls. */
interface PushFact {
  readonly changed: boolean;
  readonly read: boolean;
  readonly limited: boolean;
}

async function pushFact(account: Account, file: ChangedFile, facts: ApprovalFacts): Promise<PushFact> {
  const { pushes, complete } = await facts.pushes();
  const own = pushes.filter((push) => sameAccount(push.actor, account));
  const entries = await facts.entriesAt(file, commitsOf(own));
  if (isLimited(entries)) return { changed: false, read: complete, limited: true };
  const differing = own.filter((push) => !(entries.known && isSameEntry(push, entries.value)));
  const commits = differing.flatMap(({ before, after }) => (before === null ? [after] : [before, after]));
  const read = await facts.pairsAt(file, commits);
  if (read.some(isLimited)) return { changed: false, read: complete, limited: true };
  const pairs = new Map(commits.map((commit, index) => [commit, read[index]]));
  const changes = differing.map((push) => changedPair(push, pairs));
  const changed = changes.includes(true);
  return { changed, read: complete && (changed || !changes.includes(null)), limited: false };
}

function commitsOf(pushes: readonly Push[]): readonly string[] {
  return [...new Set(pushes.flatMap(({ before, after }) => (before === null ? [] : [before, after])))];
}

/** A push that left the file as it was changed nothing of it, whatever else it merged. */
function isSameEntry({ before, after }: Push, entries: ReadonlyMap<string, string | null>): boolean {
  const entry = entries.get(after) ?? null;
  return before !== null && entry !== null && entries.get(before) === entry;
}

/**
 * Whether a push changed the pair of a file; the push that made the branch, whether it brought a change. null: unknown.
 */
function changedPair(push: Push, pairs: ReadonlyMap<string, Known<Pair> | undefined>): boolean | null {
  const after = pairs.get(push.after);
  if (after?.known !== true) return null;
  if (push.before === null) return after.value.base !== after.value.now;
  const before = pairs.get(push.before);
  return before?.known === true ? !samePair(before.value, after.value) : null;
}

/** What was reviewed, and what stood there before each force-push since, read together. */
async function seenFacts(
  review: StandingReview,
  file: ChangedFile,
  facts: ApprovalFacts,
): Promise<Pick<Reviewer, 'reviewed' | 'beforeForcePushes'>> {
  const changes = await facts.branchChanges();
  const since =
    review.submittedAt === null || !changes.known
      ? null
      : forcePushesSince(changes.value.forcePushes, review.submittedAt).map(({ before }) => before);
  const before = since?.flatMap((commit) => commit ?? []) ?? [];
  const [reviewed = UNKNOWN, ...pairs] =
    review.commit === null ? [UNKNOWN] : await facts.pairsAt(file, [review.commit, ...before]);
  return { reviewed, beforeForcePushes: forcePushFact(since, changes, pairs) };
}

function forcePushFact(
  since: readonly (string | null)[] | null,
  changes: Known<unknown>,
  pairs: readonly Known<Pair>[],
): Known<readonly Pair[]> {
  if (!changes.known) return changes;
  if (since === null || since.includes(null)) return UNKNOWN;
  const missing = pairs.find((pair) => !pair.known);
  if (missing?.known === false) return missing;
  return { known: true, value: pairs.flatMap((pair) => (pair.known ? [pair.value] : [])) };
}

/**
 * Whether the pull request was given another base after a review, or at its very second: GitHub's times are whole
 * seconds.
 */
async function baseChangeFact(review: StandingReview, facts: ApprovalFacts): Promise<Known<boolean>> {
  const { submittedAt } = review;
  if (submittedAt === null) return UNKNOWN;
  const changes = await facts.branchChanges();
  if (!changes.known) return changes;
  return { known: true, value: changes.value.baseChanges.some((time) => time >= submittedAt) };
}

function samePair(a: Pair, b: Pair): boolean {
  return a.base === b.base && a.now === b.now;
}

function isLimited(fact: Known<unknown>): boolean {
  return !fact.known && fact.limit !== undefined;
}
