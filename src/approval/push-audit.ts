import type { ProtectedFile } from '../gate/index.js';
import { collectApproval } from './approval-evidence.js';
import type { ApprovalSource } from './approval-facts.js';
import { known } from '../errors/index.js';
import { withoutReviews } from './file-owners.js';
import type { OwnedFile } from './file-owners.js';
import type { NeededOf } from './forge.js';
import { readMergedPulls, readPullRequest } from '../github/index.js';
import type { MergedPull } from '../github/index.js';

/** A push, and how what it changed is found. */
export interface PushRange {
  readonly branch: string;
  /** The branch before the push. */
  readonly before: string;
  /** The branch after it. */
  readonly after: string;
  /**
   * The protected files that differ between two commits, with the owners that they had at `before`. Throws the
   * GateError of what could not be read.
   */
  readonly changedBetween: (base: string, head: string) => Promise<readonly OwnedFile[]>;
}

/** What an audit of a push is made with. */
export type PushAuditSource = Omit<ApprovalSource, 'base' | 'pullRequest'> &
  PushRange & { readonly approvals: NeededOf };

/**
 * Decides once more, after the fact, what a push brought: for each pull request that was merged, the approval of each
 * protected file that it changed, bound to the branch before and after that merge. What came by no pull request has
 * nobody's approval. What cannot be read grants nothing. Throws what `changedBetween` throws for the push as a whole.
 * Source: design.md, `push`.
 */
export async function auditPush(source: PushAuditSource): Promise<readonly ProtectedFile[]> {
  const { api, repository, branch, before, after } = source;
  const merged = await known(() => readMergedPulls(api, repository, branch, before, after));
  if (!merged.known) return withoutReviews(await source.changedBetween(before, after), null, merged);
  const files: ProtectedFile[] = [];
  for (const pull of merged.value) files.push(...(await auditPull(pull, source)));
  return files;
}

async function auditPull(pull: MergedPull, source: PushAuditSource): Promise<readonly ProtectedFile[]> {
  const number = pull.pullRequest;
  const changed = await source.changedBetween(pull.base, pull.head);
  if (changed.length === 0) return [];
  if (number === null) return withoutReviews(changed, null, { known: true, value: [] });
  const pullRequest = await known(() => readPullRequest(source.api, source.repository, number));
  if (!pullRequest.known) return withoutReviews(changed, number, pullRequest);
  return collectApproval(
    { ...source, base: pull.base, pullRequest: pullRequest.value },
    changed,
    source.approvals,
  );
}
