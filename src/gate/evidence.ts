import type { Catalog } from '../catalog/index.js';
import type { Digest, GateError } from '../json/index.js';

/** What came of reading something: `invalid` is bad content, `unavailable` could not be had (network, permission, a limit). */
export type Read<T> =
  | { readonly state: 'present'; readonly value: T }
  | { readonly state: 'absent' }
  | { readonly state: 'invalid' | 'unavailable'; readonly error: GateError };

/** A fact that may not be readable; what is unknown counts as "no". */
export type Known<T> =
  { readonly known: true; readonly value: T } | { readonly known: false; readonly permission: string };

export type EventName =
  | 'pull_request'
  | 'pull_request_review'
  | 'pull_request_target'
  | 'merge_group'
  | 'push'
  | 'schedule'
  | 'workflow_dispatch';

export type FileDigest = Digest | `blob:${string}` | 'absent';

/** A protected file at T and at the commit in question. */
export interface Pair {
  readonly base: FileDigest;
  readonly now: FileDigest;
}

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
  /** Pusher of a change to the pair, where the activity API tells; unknown pushers disqualify nobody. */
  readonly pushed: Known<boolean>;
  readonly reviewed: Known<Pair>;
  /** The pair at the commit before each force-push that came after the review. */
  readonly beforeForcePushes: Known<readonly Pair[]>;
}

export type ProtectedRole = 'baseline' | 'map' | 'policy' | 'settings' | 'codeowners' | 'workflow';

/** A protected file that the pull request changes. */
export interface ProtectedFile {
  readonly path: string;
  readonly role: ProtectedRole;
  /** Names of the catalogs that this file belongs to; empty for files of the whole gate. */
  readonly catalogs: readonly string[];
  readonly today: Pair;
  /** `@user`, `@org/team` or an e-mail address as written; empty: nobody. */
  readonly owners: Known<readonly string[]>;
  readonly reviewers: Known<readonly Reviewer[]>;
  /** Commits that changed the file and have no GitHub account: named, disqualify nobody. */
  readonly unknownAuthors: readonly string[];
}

/** One catalog as read for a verdict. Events without a base give `base` = the committed baseline. */
export interface CatalogEvidence {
  /** Empty for the only catalog of a step that names none. */
  readonly name: string;
  readonly baselinePath: string;
  readonly candidatePath: string;
  /** T: the baseline at the commit that the change is built on. */
  readonly base: Read<Catalog>;
  /** H: the baseline at the commit under test. */
  readonly head: Read<Catalog>;
  /** C: the candidate. */
  readonly candidate: Read<Catalog>;
  /** The baseline at the base branch's tip; null where that is T's commit or the event has none. */
  readonly baseTip: Read<Catalog> | null;
  /** Whether baseline, map and a committed candidate are, at the commit under test, as they were at T (by blob). */
  readonly untouched: boolean;
  /** Whether H's bytes differ from T's. */
  readonly bytesDiffer: boolean;
  /** Baseline and candidate are one committed file: only approval is gated. */
  readonly snapshot: boolean;
}

/** Everything that a decision is made from. */
export interface Evidence {
  readonly event: EventName;
  readonly catalogs: readonly CatalogEvidence[];
  readonly files: readonly ProtectedFile[];
  /** How many owners' approvals each changed protected file needs; 0 turns approval off. */
  readonly approvals: number;
  readonly failOnDrift: boolean;
  /** A fault of the whole step (event, settings, a moved head); it outweighs everything. */
  readonly fault: GateError | null;
}
