import type { CatalogDiff } from '../diff/index.js';
import type { Digest, GateError } from '../json/index.js';
import type { Format } from '../catalog/index.js';
import type { EventName, Pair, ProtectedRole } from './evidence.js';

/** Worst first. */
export const VERDICTS = [
  'could-not-check',
  'drift',
  'policy-violation',
  'baseline-change',
  'protected-change',
  'approved',
  'unchanged',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Which row of the verdict table decided. */
export type Row =
  | 'same'
  | 'formatting-only'
  | 'snapshot'
  | 'tools-changed'
  | 'baseline-changed-otherwise'
  | 'baseline-changed'
  | 'first-baseline'
  | 'mended-baseline'
  | 'migrated-format'
  | 'retired'
  | 'base-moved-untouched'
  | 'first-baseline-otherwise'
  | 'error';

export interface CatalogSide {
  readonly format: Format;
  readonly digest: Digest;
  readonly entries: number;
}

export interface CatalogDecision {
  readonly name: string;
  readonly baselinePath: string;
  readonly candidatePath: string;
  readonly verdict: Verdict;
  readonly row: Row;
  readonly error: GateError | null;
  /** H → C when the verdict is drift, else T → H; null when it could not be checked. Counts and digests come from it. */
  readonly diff: CatalogDiff | null;
  readonly before: CatalogSide | null;
  readonly after: CatalogSide | null;
  /** T → H beside a drift whose baseline was changed too, else null. */
  readonly baselineDiff: CatalogDiff | null;
}

export type RefusalCode =
  | 'not_an_owner'
  | 'ownership_unreadable'
  | 'team_unreadable'
  | 'is_author'
  | 'wrote_the_change'
  | 'authors_unreadable'
  | 'pushed_the_change'
  | 'not_a_person'
  | 'no_write_access'
  | 'permission_unreadable'
  | 'approved_another_catalog'
  | 'approved_before_base_moved'
  | 'dismissed'
  | 'changes_requested'
  | 'no_standing_review'
  | 'reviewed_commit_unreadable'
  | 'force_push_unreadable'
  | 'force_pushed_from_another_catalog';

export interface Refusal {
  /** null for a deleted account. */
  readonly login: string | null;
  readonly code: RefusalCode;
  /** The permission that is missing, where that is the reason. */
  readonly permission: string | null;
}

export interface FileDecision {
  readonly path: string;
  readonly role: ProtectedRole;
  readonly catalogs: readonly string[];
  readonly today: Pair;
  readonly owners: readonly string[];
  readonly ownersKnown: boolean;
  readonly approved: boolean;
  readonly needed: number;
  readonly approvedBy: readonly string[];
  /** Whether somebody's CHANGES_REQUESTED stands in the way. */
  readonly blockedBy: readonly string[];
  readonly refusals: readonly Refusal[];
  /** Set where reviews or owners could not be read at all. */
  readonly missingPermission: string | null;
  readonly unknownAuthors: readonly string[];
}

export type Approval = 'not-needed' | 'approved' | 'missing' | 'off';

export interface Decision {
  readonly event: EventName;
  readonly verdict: Verdict;
  /** Whether the step passes. `could-not-check` never does. */
  readonly passes: boolean;
  readonly failOnDrift: boolean;
  /** A fault of the whole step. */
  readonly fault: GateError | null;
  /** Sorted by name, code points. */
  readonly catalogs: readonly CatalogDecision[];
  /** The protected files that changed, sorted by path. */
  readonly files: readonly FileDecision[];
  readonly approval: Approval;
  /** Logins whose approvals counted, sorted, each once. */
  readonly approvedBy: readonly string[];
}
