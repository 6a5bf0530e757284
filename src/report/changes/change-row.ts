import type { Entry } from '../../catalog/index.js';
import type { JsonObject } from '../../json/index.js';
import type { RowFact } from './change-facts.js';

/** What happened to an entry; `members`: to the catalog's own members. */
export type RowKind = 'changed' | 'added' | 'removed' | 'renamed' | 'members';

/** One row of the list of changes: an entry, or several that changed alike. */
export interface ChangeRow {
  readonly kind: RowKind;
  /** As they are in the candidate; removed ones as they were; none for the catalog itself. In key order. */
  readonly entries: readonly Entry[];
  /** The first entry as it was; null where it was not there. */
  readonly former: Entry | null;
  /** Both definitions of the first entry, or both sets of members; null on a side where there is none. */
  readonly before: JsonObject | null;
  readonly after: JsonObject | null;
  /** What happened, the most consequential first. */
  readonly facts: readonly RowFact[];
  /** Lower is worse. */
  readonly rank: number;
}
