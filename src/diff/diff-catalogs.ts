import { NO_MEMBERS } from '../catalog/index.js';
import { GateError } from '../errors/index.js';
import type { CatalogDiff } from './catalog-diff.js';
import { changedFields } from './changed-fields.js';
import type { Comparable } from './compared-catalog.js';
import { comparedCatalog } from './compared-catalog.js';
import { entryChange } from './entry-change.js';
import { pairEntries } from './paired-entries.js';
import { renamedEntries } from './renamed-entries.js';

/**
 * Compares two catalogs of one format by meaning; an OpenMed tool inventory may be a plain document, too. null stands
 * for no catalog: everything in the other is added or removed. Throws `format_mismatch` on `candidate` where the
 * formats differ, and on what is no catalog the codes of inventoryFromValue, on `baseline` or `candidate`. Linear in
 * the size of the catalogs.
 */
export function diffCatalogs(baseline: Comparable | null, candidate: Comparable | null): CatalogDiff {
  const before = baseline === null ? null : comparedCatalog(baseline, 'baseline');
  const after = candidate === null ? null : comparedCatalog(candidate, 'candidate');
  if (before !== null && after !== null && before.format !== after.format) {
    throw new GateError('format_mismatch', 'candidate');
  }
  const format = (after ?? before)?.format ?? 'mcp';
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

/** Whether two catalogs mean the same. */
export function isEmpty(diff: CatalogDiff): boolean {
  return [diff.members, diff.added, diff.removed, diff.changed].every((list) => list.length === 0);
}
