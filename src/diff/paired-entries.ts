import type { Entry } from '../catalog/index.js';
import { compareEntries, isSameEntry } from '../catalog/index.js';

export interface PairedEntries {
  readonly added: readonly Entry[];
  readonly removed: readonly Entry[];
  /** Entries of one kind, key and version on both sides. */
  readonly both: readonly { readonly before: Entry; readonly after: Entry }[];
}

/** Finds what two lists of entries have in common by walking both; takes them in a catalog's order and keeps it. */
export function pairEntries(before: readonly Entry[], after: readonly Entry[]): PairedEntries {
  const added: Entry[] = [];
  const removed: Entry[] = [];
  const both: { before: Entry; after: Entry }[] = [];
  let [left, right] = [0, 0];
  for (;;) {
    const [old, now] = [before[left], after[right]];
    if (old === undefined || now === undefined) break;
    const order = isSameEntry(old, now) ? 0 : compareEntries(old, now);
    if (order < 0) removed.push(old);
    else if (order > 0) added.push(now);
    else both.push({ before: old, after: now });
    if (order <= 0) left += 1;
    if (order >= 0) right += 1;
  }
  return {
    added: [...added, ...after.slice(right)],
    removed: [...removed, ...before.slice(left)],
    both,
  };
}
