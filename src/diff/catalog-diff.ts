import type { Entry } from '../catalog/index.js';
import type { Digest, JsonObject } from '../json/index.js';

/** One field before and after, by the fingerprints of its value; null where the field is absent. */
export interface FieldChange {
  readonly field: string;
  readonly before: Digest | null;
  readonly after: Digest | null;
}

/** An entry that both catalogs have and that differs, with the top-level fields in which it does. */
export interface EntryChange {
  readonly before: Entry;
  readonly after: Entry;
  readonly fields: readonly FieldChange[];
}

/** Two catalogs compared. Every list is in key order; `members` and each `fields` in code-point order of the field. */
export interface CatalogDiff {
  readonly members: readonly FieldChange[];
  /** The members themselves; null where one side is no catalog. */
  readonly memberValues: { readonly before: JsonObject; readonly after: JsonObject } | null;
  readonly added: readonly Entry[];
  readonly removed: readonly Entry[];
  readonly changed: readonly EntryChange[];
  /** The candidate's entries that are equal to the baseline's. */
  readonly unchanged: readonly Entry[];
  /** Removed and added entries that look like one under another name; they stand in `removed` and `added` too. */
  readonly renamed: readonly RenamedEntry[];
}

/** An entry that was removed, and one like it that was added under another name. */
export interface RenamedEntry {
  readonly before: Entry;
  readonly after: Entry;
  /** What makes them a pair: definitions that are equal but for the name, names that are alike, or alike definitions. */
  readonly by: 'definition' | 'name' | 'likeness';
  /** Other entries, removed or added, that are as like to one of the two as the other is; at most 10. */
  readonly ties: readonly Entry[];
}
