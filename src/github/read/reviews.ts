import { foldLogin } from '../../gate/index.js';
import type { Standing } from '../../gate/index.js';
import { GateError } from '../../errors/index.js';
import { at, completeList, objectIdAt, readAccount, textAt } from '../api/index.js';
import type { Account, Api, Repository } from '../api/index.js';
import { MAX_REVIEWS } from '../../limits.js';

/** What one person's reviews of a pull request come to. */
export interface StandingReview {
  /** null for a deleted account (`user: null`). */
  readonly account: Account | null;
  readonly standing: Standing;
  /** The commit that was reviewed; null where it is gone or there is no standing review. */
  readonly commit: string | null;
  /** Milliseconds since 1970; null where GitHub does not say or there is no standing review. */
  readonly submittedAt: number | null;
}

const MAX_PAGES = MAX_REVIEWS / 100;
const LIST = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews';
const DELETED = '';

/**
 * The standing review of everybody who reviewed a pull request: their last that is not a comment, over all pages. A
 * dismissal cancels what stood before it. People are told apart by account id, since a login can change; deleted
 * accounts come together as one. In the order of everybody's first review. Throws what the client throws,
 * `permission_missing` and `github_unavailable`, the latter for a state that is not known too: what it would mean for
 * an earlier approval is not known either.
 */
export async function readStandingReviews(
  api: Api,
  repository: Repository,
  pullRequest: number,
): Promise<readonly StandingReview[]> {
  const items = await completeList(api, LIST, { ...repository, pull_number: pullRequest }, MAX_PAGES);
  const standing = new Map<string, StandingReview>();
  for (const item of items) {
    const review = readReview(item);
    const person = keyOf(review.account);
    const earlier = standing.get(person);
    if (earlier === undefined || review.standing !== 'NONE') standing.set(person, review);
  }
  return [...standing.values()];
}

function keyOf(account: Account | null): string {
  if (account === null) return DELETED;
  return account.id === null ? `login ${foldLogin(account.login)}` : `id ${account.id}`;
}

function readReview(item: unknown): StandingReview {
  const account = readAccount(at(item, 'user'));
  const standing = standingOf(textAt(item, 'state'));
  if (standing === 'NONE') return { account, standing, commit: null, submittedAt: null };
  return { account, standing, commit: objectIdAt(item, 'commit_id'), submittedAt: readTime(item) };
}

function standingOf(state: string | null): Standing {
  switch (state) {
    case 'APPROVED':
    case 'CHANGES_REQUESTED':
    case 'DISMISSED':
      return state;
    case 'COMMENTED':
    case 'PENDING':
      return 'NONE';
    default:
      throw new GateError('github_unavailable', 'github');
  }
}

function readTime(item: unknown): number | null {
  const time = Date.parse(textAt(item, 'submitted_at') ?? '');
  return Number.isNaN(time) ? null : time;
}
