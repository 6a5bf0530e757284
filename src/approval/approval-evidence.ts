import { decideFile } from '../gate/index.js';
import type { ProtectedFile, Reviewer } from '../gate/index.js';
import { approvalFacts } from './approval-facts.js';
import type { ApprovalFacts, ApprovalSource } from './approval-facts.js';
import { withUnknownAuthors } from './change-authors.js';
import type { OwnedFile } from './file-owners.js';
import type { NeededOf } from './forge.js';
import { known } from '../errors/index.js';
import type { PullRequest, StandingReview } from '../github/index.js';
import { withoutReviews } from './file-owners.js';
import { couldApprove, examineApproval, identifyReviewer, unexamined } from './reviewer-evidence.js';
import type { ReviewerEvidence } from './reviewer-evidence.js';
import { readStandingReviews } from '../github/index.js';

/** Approvals that are looked into, though fewer would do, since the report names who approved. */
const MIN_EXAMINED = 3;
const MAX_EXAMINED = 20;

interface Identified {
  readonly review: StandingReview;
  readonly reviewer: Reviewer;
}

/**
 * Everything that decides whether the changed files of one pull request are approved. Reviews are read first, and what
 * costs calls only for owners' standing approvals, newest first, until `approvals` of them count; the others are
 * `too_many_requests`, as what exceeds MAX_REVIEW_CALLS. Nothing is thrown for what GitHub refuses: it is unknown, which
 * grants nothing, with the permission that is missing. Source: design.md, "Approval".
 */
export async function collectApproval(
  source: ApprovalSource,
  files: readonly OwnedFile[],
  approvals: NeededOf,
): Promise<readonly ProtectedFile[]> {
  if (files.length === 0) return [];
  const { api, repository, pullRequest } = source;
  const reviews = await known(() => readStandingReviews(api, repository, pullRequest.number));
  if (!reviews.known) return withoutReviews(files, pullRequest.number, reviews);
  const facts = approvalFacts(source, files, Math.max(...files.map(approvals)));
  const collected: ProtectedFile[] = [];
  for (const file of files)
    collected.push(
      await collectFile(file, reviews.value, { pullRequest, facts, approvals: approvals(file) }),
    );
  return collected;
}

async function collectFile(
  file: OwnedFile,
  reviews: readonly StandingReview[],
  { pullRequest, facts, approvals }: FileContext,
): Promise<ProtectedFile> {
  const identified = await identifiedReviewers(file, reviews, pullRequest, facts);
  const newest = newestApprovals(identified);
  const examined = new Map<Identified, ReviewerEvidence>();
  const fileSoFar = (): ProtectedFile => {
    const evidence = identified.map((one) => examined.get(one) ?? unexaminedOf(one));
    return {
      ...file,
      pullRequest: pullRequest.number,
      reviewers: { known: true, value: evidence.map((one) => one.reviewer) },
      ownerFaults: [],
      unknownAuthors: [],
      pushersRead: evidence.every((one) => one.pushersRead),
    };
  };
  for (const one of newest) {
    const isEnough = examined.size >= MIN_EXAMINED && decideFile(fileSoFar(), approvals).approved;
    if (isEnough || examined.size >= MAX_EXAMINED) break;
    examined.set(one, await examineApproval(one.reviewer, one.review, file, facts));
  }
  const found = fileSoFar();
  return {
    ...found,
    ownerFaults: newest.length > 0 || !file.owners.known ? [] : await facts.ownerFaults(file.owners.value),
    unknownAuthors: await unknownAuthors(file, [...examined.values()], facts),
  };
}

/**
 * Who reviewed, in the order of their reviews. One after the other, since few are asked about: requests for changes
 * first, since whoever is not known to own nothing blocks, then the newest, which are looked into.
 */
async function identifiedReviewers(
  { owners }: OwnedFile,
  reviews: readonly StandingReview[],
  { author }: PullRequest,
  facts: ApprovalFacts,
): Promise<readonly Identified[]> {
  const found = new Map<StandingReview, Reviewer>();
  const blocking = reviews.filter(({ standing }) => standing === 'CHANGES_REQUESTED');
  for (const review of new Set([...blocking, ...newestFirst(reviews)]))
    found.set(review, await identifyReviewer(review, owners, author, facts));
  return reviews.flatMap((review) => {
    const reviewer = found.get(review);
    return reviewer === undefined ? [] : [{ review, reviewer }];
  });
}

/** What a file's approval is collected with. */
interface FileContext {
  readonly pullRequest: PullRequest;
  readonly facts: ApprovalFacts;
  /** How many it needs. */
  readonly approvals: number;
}

function unexaminedOf({ reviewer }: Identified): ReviewerEvidence {
  return couldApprove(reviewer) ? unexamined(reviewer) : { reviewer, pushersRead: true };
}

function newestApprovals(identified: readonly Identified[]): readonly Identified[] {
  return identified.filter((one) => couldApprove(one.reviewer)).sort((a, b) => newer(a.review, b.review));
}

function newestFirst(reviews: readonly StandingReview[]): readonly StandingReview[] {
  return [...reviews].sort(newer);
}

function newer(a: StandingReview, b: StandingReview): number {
  return (b.submittedAt ?? 0) - (a.submittedAt ?? 0);
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
