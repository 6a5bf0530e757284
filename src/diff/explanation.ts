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

/** A changed entry, as it is in the candidate, with all that is said of it, most consequential first. */
export interface ExplainedEntry {
  readonly entry: Entry;
  readonly explanations: readonly Explanation[];
}

/** One fact that holds of several entries. */
export interface ExplanationGroup extends Fact {
  readonly field: string;
  /** null where pointers are not told; `subject` is null then too. */
  readonly pointer: string | null;
  /** In key order, each once. */
  readonly entries: readonly Entry[];
  /** How many places of the entries it holds of. */
  readonly places: number;
}
