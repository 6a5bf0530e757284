import type { Catalog, Entry, PointerUses } from '../catalog/index.js';
import type { PlaceRule } from '../diff/index.js';
import type { GateError, Known, Read } from '../errors/index.js';
import type { ClientOutcome } from '../clients/index.js';
import type { PolicyOutcome } from '../governance/index.js';
import type { Digest } from '../json/index.js';

/** The events of GitHub that the gate decides on. */
export type EventName =
  | 'pull_request'
  | 'pull_request_review'
  | 'pull_request_target'
  | 'merge_group'
  | 'push'
  | 'schedule'
  | 'workflow_dispatch';

/** The catalog's digest where the file can be read as one, else its git blob, else `absent`. */
export type FileDigest = Digest | `blob:${string}` | 'absent';

/** A protected file at T and at the commit in question. */
export interface Pair {
  readonly base: FileDigest;
  readonly now: FileDigest;
}

/** What a person's reviews of a pull request come to; later ones stand for earlier ones. */
export type Standing = 'APPROVED' | 'CHANGES_REQUESTED' | 'DISMISSED' | 'NONE';

/** Everything that decides whether one person's review counts for one protected file. */
export interface Reviewer {
  /** null where GitHub answers `user: null` (a deleted account). */
  readonly login: string | null;
  readonly type: 'User' | 'Bot' | 'Unknown';
  readonly standing: Standing;
  readonly isAuthor: boolean;
  readonly owner: Known<boolean>;
  readonly canWrite: Known<boolean>;
  /** Author of a commit of this pull request whose blob of the file differs from every parent's. */
  readonly wrote: Known<boolean>;
  /**
   * Established to have pushed a change of the pair. The one fact whose absence disqualifies nobody: see `pushersRead`.
   */
  readonly pushed: boolean;
  /** The pair at the commit that was reviewed. */
  readonly reviewed: Known<Pair>;
  /** The pair at the commit before each force-push that came after the review. */
  readonly beforeForcePushes: Known<readonly Pair[]>;
  /** Whether the pull request's base became another branch, or was rewritten, after the review. */
  readonly baseChanged: Known<boolean>;
}

/** Why a file is protected: what it does for the gate. */
export type ProtectedRole = 'baseline' | 'map' | 'policy' | 'settings' | 'codeowners' | 'workflow';

/** Why an owner, as it is written, can approve nothing here. */
export interface OwnerFault {
  readonly owner: string;
  /** `unknown_owner`: GitHub knows no such account or team; an e-mail address leads to no account. */
  readonly code: 'is_author' | 'no_write_access' | 'unknown_owner' | 'email_address';
}

/** A protected file that the change touches: the baseline by meaning, every other file by its bytes. */
export interface ProtectedFile {
  readonly path: string;
  readonly role: ProtectedRole;
  /** Names of the catalogs that this file belongs to; empty for files of the whole gate. */
  readonly catalogs: readonly string[];
  /**
   * The pull request whose approval is decided; null where the change came by none (a direct push) or it is unknown.
   */
  readonly pullRequest: number | null;
  readonly today: Pair;
  /**
   * `@user`, `@org/team` or an e-mail address as written, the baseline's where nobody owns this file; empty: nobody.
   */
  readonly owners: Known<readonly string[]>;
  /** One a person, with their standing review. */
  readonly reviewers: Known<readonly Reviewer[]>;
  /** Owners who can approve nothing, looked into where nobody has approved; decides nothing. */
  readonly ownerFaults: readonly OwnerFault[];
  /** Commits that changed the file and have no GitHub account: named, disqualify nobody. */
  readonly unknownAuthors: readonly string[];
  /** Whether the activity API told who pushed. */
  readonly pushersRead: boolean;
}

/** Where two captures of one catalog differ first. */
export interface CaptureDifference {
  /** null where a member of the catalog itself differs. */
  readonly entry: Pick<Entry, 'kind' | 'key' | 'version'> | null;
  /** null where only one capture has the entry. */
  readonly field: string | null;
  /** What takes the place out of the comparison; null where nothing does. */
  readonly rule: PlaceRule | null;
}

/** A catalog as the base branch has it, by which drift of its own is known again. */
export type BaseBranchCatalogs =
  | {
      readonly known: true;
      /** The candidate at T, or captured from there. */
      readonly candidate: Read<Catalog>;
      /** The same of the base branch's tip, with its baseline; null where the tip is T's commit. */
      readonly tip: { readonly baseline: Read<Catalog>; readonly candidate: Read<Catalog> } | null;
    }
  /** `captured`: no commit has the candidate; `no_capture`: none of the base branch's is to be had. */
  | { readonly known: false; readonly gap: 'captured' | 'no_capture' };

/** One catalog as read for a verdict. */
export interface CatalogEvidence {
  /** Empty for the only catalog of a step that names none. */
  readonly name: string;
  readonly baselinePath: string;
  readonly candidatePath: string;
  /** Where T was read, if the change moves the baseline (`previous-baseline`), else null. */
  readonly previousBaselinePath: string | null;
  /**
   * T: the baseline at the commit that the change is built on. Events without a base give the committed baseline, as
   * `head`.
   */
  readonly base: Read<Catalog>;
  /** H: the baseline at the commit under test. */
  readonly head: Read<Catalog>;
  /** C: the candidate. A second capture that differs is `invalid` with `unstable_capture`. */
  readonly candidate: Read<Catalog>;
  /** Set where the candidate is `unstable_capture`; decides nothing. */
  readonly captureDifference: CaptureDifference | null;
  /**
   * The baseline at the base branch's tip; null where that is T's commit, where its blob is T's, or where the event has
   * none.
   */
  readonly baseTip: Read<Catalog> | null;
  /**
   * Whether baseline, map and a committed candidate are, at the commit under test, as they were at T (by blob); false
   * for a captured candidate.
   */
  readonly untouched: boolean;
  /** Whether H's bytes differ from T's. */
  readonly bytesDiffer: boolean;
  /** Baseline and candidate are one committed file: only approval is gated. */
  readonly snapshot: boolean;
  /** Places left out of T, H and C before they came here; decides nothing, heads the report. */
  readonly ignored: readonly PointerUses[];
  /** Arrays whose items were sorted before they came here; decides nothing, heads the report. */
  readonly unordered: readonly PointerUses[];
  /** Collected where the tools drift; null where they do not, or where the event has no base. */
  readonly baseBranch: BaseBranchCatalogs | null;
  /** What clients make of the candidate, beside T; decides nothing by itself. null where there is nothing to tell. */
  readonly clients: ClientOutcome | null;
  /** null where no policy is in force. */
  readonly policy: PolicyOutcome | null;
}

/** What a notice says. */
export type NoticeCode =
  // what the change does to the gate itself
  | 'workflow_changed'
  | 'settings_changed'
  | 'codeowners_changed'
  | 'policy_not_in_force'
  | 'diff_hidden'
  | 'settings_invalid'
  | 'settings_misnamed'
  // where a candidate comes from
  | 'capture_run'
  // how the repository is set up
  | 'base_not_guarded'
  | 'branch_not_protected'
  | 'check_not_required'
  | 'code_owner_review_not_required'
  | 'codeowners_not_owned'
  | 'protected_file_not_owned'
  | 'rules_unreadable';

/** Something a reader must know that changes no verdict. */
export interface Notice {
  readonly code: NoticeCode;
  /** The file that it is about, where there is one; of `capture_run` the address of the run. */
  readonly path: string | null;
  /** The permission that is missing, where that is what it says. */
  readonly permission: string | null;
  /** What is wrong, where that is what it says. */
  readonly error?: GateError;
}

/** Whether drift fails a step; `new`: the change's own alone, not what the base branch has already. */
export type FailOnDrift = boolean | 'new';

/** Everything that a decision is made from. */
export interface Evidence {
  /** null where the step failed before its event was understood. */
  readonly event: EventName | null;
  readonly catalogs: readonly CatalogEvidence[];
  readonly files: readonly ProtectedFile[];
  /** How many owners' approvals each changed protected file needs; 0 turns approval off. */
  readonly approvals: number;
  /** The same for a workflow file, whatever an input says: at least one, 0 where the base's settings file says so. */
  readonly workflowApprovals: number;
  readonly failOnDrift: FailOnDrift;
  /** A fault of the whole step (event, settings, a moved head); it outweighs everything. */
  readonly fault: GateError | null;
  /**
   * Why nothing may pass though it could be compared (no token): drift stays drift, everything else could not be
   * checked.
   */
  readonly blockingError: GateError | null;
  readonly notices: readonly Notice[];
}
