import type { CatalogDiff } from '../diff/index.js';
import type { ClientOutcome } from '../clients/index.js';
import type { PolicyOutcome } from '../governance/index.js';
import type { Digest } from '../json/index.js';
import type { GateError } from '../errors/index.js';
import type { CatalogNote, Entry, Format, PointerUses } from '../catalog/index.js';
import type {
  BaseBranchCatalogs,
  CaptureDifference,
  EventName,
  FailOnDrift,
  Notice,
  OwnerFault,
  Pair,
  ProtectedRole,
} from './evidence.js';

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
/** What came of a step, or of one catalog or protected file in it; the README's table says when each is given. */
export type Verdict = (typeof VERDICTS)[number];

/** The rows of the verdict table, each with its verdict before policy and approval. */
export const ROW_VERDICTS = {
  same: 'unchanged',
  'formatting-only': 'unchanged',
  'base-moved-untouched': 'unchanged',
  moved: 'baseline-change',
  'baseline-changed': 'baseline-change',
  'first-baseline': 'baseline-change',
  'mended-baseline': 'baseline-change',
  'migrated-format': 'baseline-change',
  retired: 'baseline-change',
  'tools-changed': 'drift',
  'baseline-changed-otherwise': 'drift',
  'new-baseline-otherwise': 'drift',
  error: 'could-not-check',
} as const satisfies Readonly<Record<string, Verdict>>;

/** Which row of the verdict table decided. */
export type Row = keyof typeof ROW_VERDICTS;

/** One side of a comparison, in short. */
export interface CatalogSide {
  readonly format: Format;
  readonly digest: Digest;
  readonly entries: number;
  /** What the report says of this catalog beside the differences. */
  readonly notes: readonly CatalogNote[];
}

/** Why it cannot be told what of a drift the base branch has already. */
export type InheritanceGap =
  | Extract<BaseBranchCatalogs, { readonly known: false }>['gap']
  // the base branch has no candidate, one that cannot be read, or one of another format
  | 'absent'
  | 'unreadable'
  | 'other_format'
  // the change moves the baseline to another path
  | 'baseline_moves';

/**
 * A drift in its two parts, which have each difference once: the change's own, and what the base branch has already and
 * the change leaves alone. Where they could not be told apart all of it counts as the change's own.
 */
export type Inheritance =
  | {
      readonly known: true;
      readonly own: CatalogDiff;
      readonly inherited: CatalogDiff;
      /** Whether the change's own part has drift that was there at T, and that the base branch's tip has got rid of. */
      readonly isOutdated: boolean;
      /** The entries of the change's own part that drift on the base branch already, in another way. */
      readonly driftedBefore: readonly Entry[];
    }
  | { readonly known: false; readonly gap: InheritanceGap };

/** What was decided about one catalog, and what it rests on. */
export interface CatalogDecision {
  readonly name: string;
  readonly baselinePath: string;
  readonly candidatePath: string;
  /** Where T was read, if the change moves the baseline, else null. */
  readonly previousBaselinePath: string | null;
  readonly verdict: Verdict;
  /** The row of the table, whatever policy and approval made of it. */
  readonly row: Row;
  readonly error: GateError | null;
  /** Set where the error is `unstable_capture`. */
  readonly captureDifference: CaptureDifference | null;
  /** Baseline and candidate are one committed file: only approval was gated, and the report says that first. */
  readonly snapshot: boolean;
  /**
   * H → C when the row is one of drift, else T → H; null when they could not be compared. Counts and digests come from
   * it.
   */
  readonly diff: CatalogDiff | null;
  /** The sides of `diff`; null where that side has no catalog (a first, mended or retired baseline). */
  readonly before: CatalogSide | null;
  readonly after: CatalogSide | null;
  /** T → H beside a drift whose baseline was changed too, else null. */
  readonly baselineDiff: CatalogDiff | null;
  /** null where there is no drift, or no base that it could be inherited from. */
  readonly inheritance: Inheritance | null;
  readonly ignored: readonly PointerUses[];
  readonly unordered: readonly PointerUses[];
  /** What clients refuse that is new in this change, and how the catalog's cost changed. */
  readonly clients: ClientOutcome | null;
  readonly policy: PolicyOutcome | null;
}

/** Why a review does not count, in the order in which it is asked. */
export type RefusalCode =
  | 'no_standing_review'
  | 'dismissed'
  | 'changes_requested'
  | 'not_a_person'
  | 'is_author'
  | 'not_an_owner'
  | 'team_unreadable'
  | 'ownership_unreadable'
  | 'no_write_access'
  | 'permission_unreadable'
  | 'wrote_the_change'
  | 'authors_unreadable'
  | 'pushed_the_change'
  | 'reviewed_commit_unreadable'
  | 'approved_another_catalog'
  | 'approved_before_base_moved'
  | 'force_push_unreadable'
  | 'force_pushed_from_another_catalog'
  | 'base_change_unreadable'
  // not looked into
  | 'too_many_commits'
  | 'too_many_requests'
  | 'approved_for_another_base';

/** One review that does not count, and why. */
export interface Refusal {
  /** null for a deleted account. */
  readonly login: string | null;
  readonly code: RefusalCode;
  /** The permission that is missing, where that is the reason. */
  readonly permission: string | null;
}

/** What was decided about one protected file that the change touches: who has to approve, and who has. */
export interface FileDecision {
  readonly path: string;
  readonly role: ProtectedRole;
  readonly catalogs: readonly string[];
  /** The pull request whose approval was decided; null where there is none. */
  readonly pullRequest: number | null;
  /** Whether approval is asked for it: not for a baseline whose catalogs drift or could not be checked. */
  readonly asked: boolean;
  /** `could-not-check` (`no_owner`), `baseline-change`, `protected-change` or `approved`. */
  readonly verdict: Verdict;
  readonly error: GateError | null;
  readonly today: Pair;
  readonly owners: readonly string[];
  readonly ownersKnown: boolean;
  readonly ownerFaults: readonly OwnerFault[];
  readonly approved: boolean;
  /** Approvals needed; 0 where approval is turned off. */
  readonly needed: number;
  /** Logins whose approvals count, sorted, each once. */
  readonly approvedBy: readonly string[];
  /** Logins whose CHANGES_REQUESTED stands in the way; null for a deleted account. */
  readonly blockedBy: readonly (string | null)[];
  /** What each other review lacks, in the reviewers' order. */
  readonly refusals: readonly Refusal[];
  /** Whether the reviews could be read at all. */
  readonly reviewsKnown: boolean;
  /** What the token lacks to read owners or reviews; null where both were read or no permission would help. */
  readonly missingPermission: string | null;
  readonly unknownAuthors: readonly string[];
  readonly pushersRead: boolean;
}

/** What came of asking the owners: the output `approval`. */
export type Approval = 'not-needed' | 'approved' | 'missing' | 'off';

/** What was decided about a whole step; the renderers of `report` show it. */
export interface Decision {
  /** null where the step failed before its event was understood. */
  readonly event: EventName | null;
  /** The worst of all catalogs and of all files that approval was asked for. */
  readonly verdict: Verdict;
  /** Whether the step passes. `could-not-check` never does. */
  readonly passes: boolean;
  readonly failOnDrift: FailOnDrift;
  /** A fault of the whole step, or the blocking error that kept it from passing. */
  readonly fault: GateError | null;
  /** Sorted by name, code points. */
  readonly catalogs: readonly CatalogDecision[];
  /** The protected files that changed, sorted by path, then pull request. */
  readonly files: readonly FileDecision[];
  readonly approval: Approval;
  /** Logins whose approvals counted, sorted, each once. */
  readonly approvedBy: readonly string[];
  readonly notices: readonly Notice[];
}

/** The worst of some verdicts, in the order of VERDICTS; `unchanged` where there is none. */
export function worstVerdict(verdicts: readonly Verdict[]): Verdict {
  return VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? 'unchanged';
}
