import type { Entry } from './catalog.js';
import { compareEntries, entryId } from './entry-order.js';
import type { Reading } from './reading.js';
import { faultAt } from './reading.js';

/** Entries in a catalog's order. Throws `duplicate_name` at the second of two with the same kind, key and version. */
export function sortedEntries(reading: Reading, entries: readonly Entry[]): readonly Entry[] {
  const sorted = [...entries].sort(compareEntries);
  if (hasRepeated(sorted)) throw faultAt(reading, 'duplicate_name', firstRepeated(entries)?.start ?? -1);
  return sorted;
}

/** Whether two entries have the same kind, key and version; takes them sorted. */
export function hasRepeated(sorted: readonly Entry[]): boolean {
  return sorted.some((entry, index) => {
    const former = sorted[index - 1];
    return former !== undefined && compareEntries(former, entry) === 0;
  });
}

/** The first entry whose kind, key and version one before it has; null where there is none. */
export function firstRepeated(entries: readonly Entry[]): Entry | null {
  const seen = new Set<string>();
  for (const entry of entries) {
    const id = entryId(entry);
    if (seen.has(id)) return entry;
    seen.add(id);
  }
  return null;
}
