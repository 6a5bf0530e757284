import type { CatalogSources, RepositoryPlace } from './places/index.js';

/** What a report says of a run beside its decision: where things can be looked at, and which commits were read. */
export interface ReportContext {
  /** null without GitHub around it. */
  readonly repository: RepositoryPlace | null;
  /** The head of the pull request that was decided about; null where there is none. */
  readonly head: string | null;
  /** The commit that the change is built on; null where it is not known. */
  readonly baseCommit: string | null;
  /** The branch whose tip decides about owners, settings and policy, with that tip; null where it is not known. */
  readonly baseBranch: { readonly name: string; readonly tip: string | null } | null;
  /** The catalogs that lines are counted in. */
  readonly sources: readonly CatalogSources[];
}
