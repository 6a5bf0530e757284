import type { Entry, SideEffectClass } from '../catalog/index.js';
import type { ChangeKind } from './change-kind.js';

/** A value of a closed vocabulary, which any report may show; null where the value is absent or of no such kind. */
export type StatedValue = boolean | SideEffectClass | null;

/** One fact about a difference. */
export interface Explanation {
  readonly kind: ChangeKind;
  /** The top-level field of the definition, as in FieldChange, or the member of the catalog. */
  readonly field: string;
  /** The place that differs: a JSON Pointer (RFC 6901) from the definition's, or the members', root. Names schema properties. */
  readonly pointer: string;
  /** The property, requirement or hint that the fact is about, where the pointer does not end in it; else null. */
  readonly subject: string | null;
  /** For `annotation_hint`, `explicit_spec_default` of a hint and the side-effect kinds; else null. */
  readonly before: StatedValue;
  readonly after: StatedValue;
}

/** A changed entry (as it is in the candidate) with all that is said of it, most consequential first. */
export interface ExplainedEntry {
  readonly entry: Entry;
  readonly explanations: readonly Explanation[];
}

/** One fact that holds of several entries. */
export interface ExplanationGroup {
  readonly kind: ChangeKind;
  readonly field: string;
  /** null where pointers are not told. */
  readonly pointer: string | null;
  readonly subject: string | null;
  readonly before: StatedValue;
  readonly after: StatedValue;
  /** In key order, each once. */
  readonly entries: readonly Entry[];
}
