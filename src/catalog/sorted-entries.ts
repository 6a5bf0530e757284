import type { Entry } from './catalog.js';
import { compareEntries, entryId, isSameEntry } from './entry-order.js';
import type { Reading } from './reading.js';
import { faultAt, tell } from './reading.js';

/** Entries in a catalog's order. Throws `duplicate_name` at the second of two with the same kind, key and version. */
export function sortedEntries(reading: Reading, entries: readonly Entry[]): readonly Entry[] {
  const sorted = inCatalogOrder(entries);
  if (!hasRepeated(sorted)) return sorted;
  for (const { start } of repeatedIn(entries)) tell(reading, faultAt(reading, 'duplicate_name', start));
  return sorted;
}

/** Surrogates and what is behind them: without such units the order of `<` is that of code points. */
const BEHIND = /[\ud800-\uffff]/;

/** Entries by kind, key (code points) and version. */
export function inCatalogOrder(entries: readonly Entry[]): readonly Entry[] {
  const isPlain = !entries.some(({ key }) => BEHIND.test(key));
  return [...entries].sort(isPlain ? comparePlain : compareEntries);
}

function comparePlain(a: Entry, b: Entry): number {
  if (a.kind !== b.kind) return compareEntries(a, b);
  if (a.key < b.key) return -1;
  return a.key === b.key ? compareEntries(a, b) : 1;
}

/** Whether two entries have the same kind, key and version; takes them sorted. */
export function hasRepeated(sorted: readonly Entry[]): boolean {
  return sorted.some((entry, index) => {
    const former = sorted[index - 1];
    return former !== undefined && isSameEntry(former, entry);
  });
}

/** The entries whose kind, key and version one before them has. */
export function repeatedIn(entries: readonly Entry[]): readonly Entry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const id = entryId(entry);
    const repeated = seen.has(id);
    seen.add(id);
    return repeated;
  });
}
