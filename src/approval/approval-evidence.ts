import type { ProtectedFile, Reviewer } from '../gate/index.js';
import { approvalFacts } from './approval-facts.js';
import type { ApprovalFacts, ApprovalSource } from './approval-facts.js';
import { withUnknownAuthors } from './change-authors.js';
import type { OwnedFile } from './file-owners.js';
import { known } from '../errors/index.js';
import type { PullRequest, StandingReview } from '../github/index.js';
import { withoutReviews } from './file-owners.js';
import { couldApprove, examineApproval, identifyReviewer } from './reviewer-evidence.js';
import type { ReviewerEvidence } from './reviewer-evidence.js';
import { inGroups, readStandingReviews } from '../github/index.js';
import { MAX_APPROVALS } from '../limits.js';

/** Reviews that are looked into side by side. */
const AT_ONCE = 6;

interface Identified {
  readonly review: StandingReview;
  readonly reviewer: Reviewer;
}

/**
 * Everything that decides whether the changed files of one pull request are approved. Reviews are read first, and what
 * costs calls only for owners' standing approvals, the newest 20 a file. Nothing is thrown for what GitHub refuses: it
 * is unknown, which grants nothing, with the permission that is missing. Source: design.md, "Approval".
 */
export async function collectApproval(
  source: ApprovalSource,
  files: readonly OwnedFile[],
): Promise<readonly ProtectedFile[]> {
  if (files.length === 0) return [];
  const { api, repository, pullRequest } = source;
  const reviews = await known(() => readStandingReviews(api, repository, pullRequest.number));
  if (!reviews.known) return withoutReviews(files, pullRequest.number, reviews);
  const facts = approvalFacts(source, files);
  const collected: ProtectedFile[] = [];
  for (const file of files) collected.push(await collectFile(file, reviews.value, pullRequest, facts));
  return collected;
}

async function collectFile(
  file: OwnedFile,
  reviews: readonly StandingReview[],
  pullRequest: PullRequest,
  facts: ApprovalFacts,
): Promise<ProtectedFile> {
  const identified = await inGroups(reviews, AT_ONCE, async (review) => ({
    review,
    reviewer: await identifyReviewer(review, file.owners, pullRequest.author, facts),
  }));
  const newest = newestApprovals(identified);
  const evidence = await inGroups(identified, AT_ONCE, async (one): Promise<ReviewerEvidence> =>
    newest.has(one)
      ? examineApproval(one.reviewer, one.review, file, facts)
      : { reviewer: one.reviewer, pushersRead: true },
  );
  return {
    ...file,
    pullRequest: pullRequest.number,
    reviewers: { known: true, value: evidence.map((one) => one.reviewer) },
    ownerFaults: newest.size > 0 || !file.owners.known ? [] : await facts.ownerFaults(file.owners.value),
    unknownAuthors: await unknownAuthors(file, evidence, facts),
    pushersRead: evidence.every((one) => one.pushersRead),
  };
}

function newestApprovals(identified: readonly Identified[]): ReadonlySet<Identified> {
  const newestFirst = identified
    .filter((one) => couldApprove(one.reviewer))
    .sort((a, b) => (b.review.submittedAt ?? 0) - (a.review.submittedAt ?? 0));
  return new Set(newestFirst.slice(0, MAX_APPROVALS));
}

/** Commits without an account, where anybody's approval made the authors be read. */
async function unknownAuthors(
  file: OwnedFile,
  evidence: readonly ReviewerEvidence[],
  facts: ApprovalFacts,
): Promise<readonly string[]> {
  if (!evidence.some((one) => one.reviewer.wrote.known)) return [];
  const commits = await facts.commitsOf(file);
  return commits.known ? withUnknownAuthors(commits.value) : [];
}
