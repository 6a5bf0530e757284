import type { Entry, SideEffectClass } from '../catalog/index.js';
import type { ChangeKind } from './change-kind.js';
import type { Hint } from './place-role.js';

/** A value of a closed vocabulary, which any report may show; null where the value is absent or of no such kind. */
export type StatedValue = boolean | SideEffectClass | null;

/** What is said of a difference, wherever it is. */
export interface Fact {
  readonly kind: ChangeKind;
  /** The hint of MCP's annotations that the fact is about, else null. */
  readonly hint: Hint | null;
  /** The property or requirement that the fact is about, where the pointer does not end in it; else null. */
  readonly subject: string | null;
  /** Of a hint or a side-effect class, else null. */
  readonly before: StatedValue;
  readonly after: StatedValue;
}

/** One fact about a difference. */
export interface Explanation extends Fact {
  /** The top-level field of the definition, as in FieldChange, or the member of the catalog. */
  readonly field: string;
  /**
   * The place that differs: a JSON Pointer (RFC 6901) from the root of the definition, or of the members. It can hold
   * names of schema properties.
   */
  readonly pointer: string;
}

/** Places of one kind in one field that are counted and not told one by one. */
export interface LeftOut {
  readonly kind: ChangeKind;
  readonly field: string;
  readonly places: number;
}

/** All that is said of a change. */
export interface ExplainedChange {
  /** Most consequential first; of each kind in each field up to 1,000. */
  readonly explanations: readonly Explanation[];
  /** What is beyond that. */
  readonly leftOut: readonly LeftOut[];
}

/** A changed entry, as it is in the candidate, or the catalog itself (null), with all that is said of it. */
export interface ExplainedEntry extends ExplainedChange {
  readonly entry: Entry | null;
}

/** One fact that holds of several entries. */
export interface ExplanationGroup extends Fact {
  readonly field: string;
  /**
   * null where pointers are not told, or where the group is of places that are left out; `subject` is null then too.
   */
  readonly pointer: string | null;
  /** In key order, each once; none where the group is of the catalog itself. */
  readonly entries: readonly Entry[];
  /** How many places of the entries it holds of. */
  readonly places: number;
}
