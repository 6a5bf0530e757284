import { known } from '../errors/index.js';
import type { Notice, Pair, ProtectedFile } from '../gate/index.js';
import type { CommitReader } from '../git/index.js';
import { mergeBase, readPullRequest, readStandingReviews, soleMergeBase } from '../github/index.js';
import type { Api, Repository } from '../github/index.js';
import { memoizeAsync } from '../memoize-async.js';
import { collectApproval } from './approval-evidence.js';
import type { ChangedFile } from './changed-files.js';
import { withoutReviews } from './file-owners.js';
import type { OwnedFile } from './file-owners.js';
import { auditPush } from './push-audit.js';
import type { PushRange } from './push-audit.js';
import { auditRules, readBranchRules } from './rules-audit.js';
import type { RulesAuditRequest } from './rules-audit.js';

/** The digests of a file at two commits. Throws the GateError of what could not be read. */
export type PairOf = (file: ChangedFile, base: string, now: string) => Promise<Pair>;

/** How many approvals a file needs. */
export type NeededOf = (file: OwnedFile) => number;

/**
 * What only the host of the repository tells. Everything beside `mergeBase` gives what could not be read as unknown,
 * which grants nothing.
 */
export interface Forge {
  /** The only merge base of two commits, asked once; throws as `soleMergeBase` does. */
  mergeBase(base: string, head: string): Promise<string>;
  /**
   * Changed files of a pull request that goes on top of `base`, with everybody's reviews of them. Its head, where it is
   * known, saves waiting for it.
   */
  approvalOf(
    pullRequest: { readonly number: number; readonly head: string | null },
    base: string,
    files: readonly OwnedFile[],
    pairOf: PairOf,
    approvals: NeededOf,
  ): Promise<readonly ProtectedFile[]>;
  /** The protected files that a push brought; throws what `range.changedBetween` throws. */
  auditPush(range: PushRange, pairOf: PairOf, approvals: NeededOf): Promise<readonly ProtectedFile[]>;
  /** Begins to ask what `auditRules` will ask of a branch. */
  readAhead(branch: string): void;
  /** What the settings of the repository leave open. */
  auditRules(request: Omit<RulesAuditRequest, 'repository'>): Promise<readonly Notice[]>;
}

/** GitHub as a token sees it, through clients that ask nothing twice. `ownersApi` may be able to read teams. */
export function githubForge(
  { api, ownersApi }: { readonly api: Api; readonly ownersApi: Api },
  repository: Repository,
  reader: CommitReader,
): Forge {
  const mergeBases = new Map<string, Promise<string>>();
  const sources = { api, ownersApi, repository, reader };
  return {
    mergeBase: (base, head) =>
      memoizeAsync(mergeBases, `${base} ${head}`, () => soleMergeBase(api, repository, base, head)),
    async approvalOf({ number, head }, base, files, pairOf, approvals) {
      // What says who wrote the files waits for it. Where it fails it is asked again, and reported.
      if (head !== null) mergeBase(api, repository, base, head).catch(() => undefined);
      const [pullRequest] = await Promise.all([
        known(() => readPullRequest(api, repository, number)),
        known(() => readStandingReviews(api, repository, number)),
      ]);
      if (!pullRequest.known) return withoutReviews(files, number, pullRequest);
      return collectApproval({ ...sources, base, pullRequest: pullRequest.value, pairOf }, files, approvals);
    },
    auditPush: (range, pairOf, approvals) => auditPush({ ...sources, ...range, pairOf, approvals }),
    readAhead(branch) {
      readBranchRules(api, repository, branch).catch(() => undefined); // `auditRules` is reported.
    },
    auditRules: (request) => auditRules(api, { ...request, repository }),
  };
}
