import { GateError } from '../errors/index.js';
import type { FileDecision, Refusal, Verdict } from './decision.js';
import { distinctLogins } from './login.js';
import type { ProtectedFile, Reviewer } from './evidence.js';
import { blocks, reviewRefusal } from './review-refusal.js';

/**
 * Decides whether one changed protected file is approved. It is, where owners and reviews could be read, nobody's
 * request for changes stands in the way, and at least `approvals` people's reviews count; everything unknown is "no".
 * `approvals` 0 turns approval off: nothing is approved and nothing is needed. A file whose owners are known to be
 * nobody could not be checked: `no_owner`, on the field of its role. docs/design.md, "Approval".
 */
export function decideFile(file: ProtectedFile, approvals: number): FileDecision {
  const needed = approvals === 0 ? 0 : Math.max(1, approvals);
  const reviewers = file.reviewers.known ? file.reviewers.value : [];
  const owned = file.owners.known && file.owners.value.length > 0;
  const counting = owned ? reviewers.filter((review) => reviewRefusal(review, file) === null) : [];
  const approvedBy = distinctLogins(counting.flatMap((review) => review.login ?? []));
  const blockedBy = reviewers.filter(blocks).map((review) => review.login);
  const approved =
    needed > 0 && file.reviewers.known && blockedBy.length === 0 && approvedBy.length >= needed;
  const error = needed > 0 && file.owners.known && !owned ? new GateError('no_owner', file.role) : null;
  return {
    path: file.path,
    role: file.role,
    catalogs: file.catalogs,
    pullRequest: file.pullRequest,
    asked: true,
    verdict: fileVerdict(file, approved, error),
    error,
    today: file.today,
    owners: file.owners.known ? file.owners.value : [],
    ownersKnown: file.owners.known,
    ownerFaults: file.ownerFaults,
    approved,
    needed,
    approvedBy,
    blockedBy,
    refusals: reviewers.flatMap((review) => refusal(review, file)),
    reviewsKnown: file.reviewers.known,
    missingPermission: missingPermission(file),
    unknownAuthors: file.unknownAuthors,
    pushersRead: file.pushersRead,
  };
}

function fileVerdict(file: ProtectedFile, approved: boolean, error: GateError | null): Verdict {
  if (error !== null) return 'could-not-check';
  if (approved) return 'approved';
  return file.role === 'baseline' ? 'baseline-change' : 'protected-change';
}

function refusal(review: Reviewer, file: ProtectedFile): readonly Refusal[] {
  const reason = reviewRefusal(review, file);
  return reason === null ? [] : [{ login: review.login, ...reason }];
}

function missingPermission(file: ProtectedFile): string | null {
  if (!file.owners.known) return file.owners.permission;
  return file.reviewers.known ? null : file.reviewers.permission;
}
