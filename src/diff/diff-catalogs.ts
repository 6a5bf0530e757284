import type { Catalog, Entry, Format } from '../catalog/index.js';
import { NO_MEMBERS, commonFormat, compareEntries, isSameEntry } from '../catalog/index.js';
import { GateError } from '../errors/index.js';
import type { CatalogDiff } from './catalog-diff.js';
import type { Comparable } from './compared-catalog.js';
import { comparedCatalog } from './compared-catalog.js';
import { changedFields, entryChange } from './entry-change.js';
import { renamedEntries } from './renamed-entries.js';

/**
 * Compares two catalogs of one format by meaning (an empty list is of every list's); an OpenMed tool inventory may be a plain document, too. null stands
 * for no catalog: everything in the other is added or removed. Throws `format_mismatch` on `candidate` where the
 * formats differ, and on what is no catalog the codes of inventoryFromValue, on `baseline` or `candidate`. Linear in
 * the size of the catalogs.
 */
export function diffCatalogs(baseline: Comparable | null, candidate: Comparable | null): CatalogDiff {
  const before = baseline === null ? null : comparedCatalog(baseline, 'baseline');
  const after = candidate === null ? null : comparedCatalog(candidate, 'candidate');
  const format = formatOf(before, after);
  const { added, removed, both } = pairEntries(before?.entries ?? [], after?.entries ?? []);
  const changes = both.map((pair) => entryChange(format, pair.before, pair.after));
  return {
    members: changedFields(before?.members ?? NO_MEMBERS, after?.members ?? NO_MEMBERS),
    memberValues: before === null || after === null ? null : { before: before.members, after: after.members },
    added,
    removed,
    changed: changes.filter((change) => change !== null),
    unchanged: both.flatMap((pair, index) => (changes[index] === null ? [pair.after] : [])),
    renamed: renamedEntries(format, removed, added),
  };
}

function formatOf(before: Catalog | null, after: Catalog | null): Format {
  if (before === null || after === null) return (after ?? before)?.format ?? 'mcp';
  const format = commonFormat(before, after);
  if (format === null) throw new GateError('format_mismatch', 'candidate');
  return format;
}

/** Whether two catalogs mean the same. */
export function isEmpty(diff: CatalogDiff): boolean {
  return [diff.members, diff.added, diff.removed, diff.changed].every((list) => list.length === 0);
}

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
