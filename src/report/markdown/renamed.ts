import type { Entry } from '../../catalog/index.js';
import { entryId } from '../../catalog/index.js';
import type { CatalogDiff } from '../../diff/index.js';

/** The entry that another one looks renamed from or to, found in constant time. */
export interface Twins {
  from(added: Entry): Entry | null;
  to(removed: Entry): Entry | null;
}

/** Finds the pairs of a diff that look renamed by either of the two. */
export function twinsOf(diff: CatalogDiff): Twins {
  const former = new Map(diff.renamed.map(({ before, after }) => [entryId(after), before]));
  const latter = new Map(diff.renamed.map(({ before, after }) => [entryId(before), after]));
  return {
    from: (added) => former.get(entryId(added)) ?? null,
    to: (removed) => latter.get(entryId(removed)) ?? null,
  };
}
