import type { Entry } from './catalog.js';
import { compareEntries, entryId } from './entry-order.js';
import type { Reading } from './reading.js';
import { faultAt } from './reading.js';

/** Entries in a catalog's order. Throws `duplicate_name` at the second of two with the same kind, key and version. */
export function sortedEntries(reading: Reading, entries: readonly Entry[]): readonly Entry[] {
  const seen = new Set<string>();
  for (const entry of entries) {
    const id = entryId(entry);
    if (seen.has(id)) throw faultAt(reading, 'duplicate_name', entry.start);
    seen.add(id);
  }
  return [...entries].sort(compareEntries);
}
