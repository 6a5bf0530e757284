import type { Unknown } from '../errors/index.js';
import type { RefusalCode } from './decision.js';
import type { Pair, ProtectedFile, Reviewer } from './evidence.js';

/** A reason without the person. */
export interface Reason {
  readonly code: RefusalCode;
  readonly permission: string | null;
}

/**
 * Why one person's review does not count as an approval of a protected file, or null where it counts. Asked in a
 * fixed order, who they are before what they saw; whatever could not be read is a reason. docs/design.md,
 * "Approval".
 */
export function reviewRefusal(review: Reviewer, file: ProtectedFile): Reason | null {
  return (
    standingRefusal(review) ??
    personRefusal(review) ??
    ownerRefusal(review, file) ??
    accessRefusal(review) ??
    handRefusal(review) ??
    reviewedRefusal(review, file.today) ??
    forcePushRefusal(review, file.today) ??
    baseChangeRefusal(review)
  );
}

/** Whether a standing CHANGES_REQUESTED stands in the way: unless its author is established to be no present owner. */
export function blocks(review: Reviewer): boolean {
  return review.standing === 'CHANGES_REQUESTED' && !(review.owner.known && !review.owner.value);
}

function standingRefusal(review: Reviewer): Reason | null {
  switch (review.standing) {
    case 'APPROVED':
      return null;
    case 'CHANGES_REQUESTED':
      return blocks(review) ? reason('changes_requested') : reason('not_an_owner');
    case 'DISMISSED':
      return reason('dismissed');
    case 'NONE':
      return reason('no_standing_review');
  }
}

function personRefusal(review: Reviewer): Reason | null {
  if (review.login === null || review.type !== 'User') return reason('not_a_person');
  return review.isAuthor ? reason('is_author') : null;
}

function ownerRefusal(review: Reviewer, file: ProtectedFile): Reason | null {
  if (review.owner.known) return review.owner.value ? null : reason('not_an_owner');
  const byTeam = file.owners.known && file.owners.value.some((owner) => owner.includes('/'));
  return unreadable(byTeam ? 'team_unreadable' : 'ownership_unreadable', review.owner);
}

function accessRefusal(review: Reviewer): Reason | null {
  if (!review.canWrite.known) return unreadable('permission_unreadable', review.canWrite);
  return review.canWrite.value ? null : reason('no_write_access');
}

function handRefusal(review: Reviewer): Reason | null {
  if (!review.wrote.known) return unreadable('authors_unreadable', review.wrote);
  if (review.wrote.value) return reason('wrote_the_change');
  return review.pushed ? reason('pushed_the_change') : null;
}

function reviewedRefusal(review: Reviewer, today: Pair): Reason | null {
  if (!review.reviewed.known) return unreadable('reviewed_commit_unreadable', review.reviewed);
  const { now, base } = review.reviewed.value;
  if (now !== today.now) return reason('approved_another_catalog');
  return base === today.base ? null : reason('approved_before_base_moved');
}

function forcePushRefusal(review: Reviewer, today: Pair): Reason | null {
  const before = review.beforeForcePushes;
  if (!before.known) return unreadable('force_push_unreadable', before);
  const asToday = before.value.every((pair) => pair.now === today.now && pair.base === today.base);
  return asToday ? null : reason('force_pushed_from_another_catalog');
}

/**
 * What was reviewed against one branch was not reviewed against another: there the catalog may not have changed at all.
 */
function baseChangeRefusal({ baseChanged }: Reviewer): Reason | null {
  if (!baseChanged.known) return unreadable('base_change_unreadable', baseChanged);
  return baseChanged.value ? reason('approved_for_another_base') : null;
}

/** Why a fact is unknown: it could not be read, or was not looked into. */
function unreadable(code: RefusalCode, { limit, permission }: Unknown): Reason {
  return reason(limit ?? code, permission);
}

function reason(code: RefusalCode, permission: string | null = null): Reason {
  return { code, permission };
}
