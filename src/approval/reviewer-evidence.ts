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
const MAX_FORCE_PUSHES = 10;
const MAX_PUSHES = 20;

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
  const canWrite = await facts.canWrite(account);
  if (canWrite.known && !canWrite.value) return { reviewer: { ...reviewer, canWrite }, pushersRead: true };
  const [push, wrote, reviewed, beforeForcePushes, baseChanged] = await Promise.all([
    pushFact(account, file, facts),
    facts.wrote(account, file),
    review.commit === null ? UNKNOWN : facts.pairAt(file, review.commit),
    forcePushFact(review, file, facts),
    baseChangeFact(review, facts),
  ]);
  return {
    reviewer: {
      ...reviewer,
      canWrite,
      wrote,
      pushed: push.changed,
      reviewed,
      beforeForcePushes,
      baseChanged,
    },
    pushersRead: push.read,
  };
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

async function pushFact(
  account: Account,
  file: ChangedFile,
  facts: ApprovalFacts,
): Promise<{ readonly changed: boolean; readonly read: boolean }> {
  const { pushes, complete } = await facts.pushes();
  const own = pushes.filter((push) => sameAccount(push.actor, account));
  const looked = own.slice(0, MAX_PUSHES);
  const entries = await facts.entriesAt(file, commitsOf(looked));
  let read = complete && own.length <= MAX_PUSHES;
  for (const push of looked) {
    if (entries.known && isSameEntry(push, entries.value)) continue;
    const change = await changesPair(push, file, facts);
    if (change === true) return { changed: true, read };
    if (change === null) read = false;
  }
  return { changed: false, read };
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
async function changesPair(push: Push, file: ChangedFile, facts: ApprovalFacts): Promise<boolean | null> {
  const after = await facts.pairAt(file, push.after);
  if (!after.known) return null;
  if (push.before === null) return after.value.base !== after.value.now;
  const before = await facts.pairAt(file, push.before);
  return before.known ? !samePair(before.value, after.value) : null;
}

async function forcePushFact(
  review: StandingReview,
  file: ChangedFile,
  facts: ApprovalFacts,
): Promise<Known<readonly Pair[]>> {
  if (review.submittedAt === null) return UNKNOWN;
  const changes = await facts.branchChanges();
  if (!changes.known) return changes;
  const since = forcePushesSince(changes.value.forcePushes, review.submittedAt);
  if (since.length > MAX_FORCE_PUSHES) return UNKNOWN;
  const pairs: Pair[] = [];
  for (const { before } of since) {
    const pair = before === null ? UNKNOWN : await facts.pairAt(file, before);
    if (!pair.known) return pair;
    pairs.push(pair.value);
  }
  return { known: true, value: pairs };
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
