import type { Catalog, Entry } from '../catalog/index.js';
import { NO_MEMBERS, entryId } from '../catalog/index.js';
import { GateError } from '../json/index.js';
import type { CatalogDiff } from './catalog-diff.js';
import { changedFields } from './changed-fields.js';
import { entryChange } from './entry-change.js';
import { renamedEntries } from './renamed-entries.js';

/**
 * Compares two catalogs of one format by meaning; null stands for no catalog: everything in the other is added or
 * removed. Throws `format_mismatch` on `candidate` where the formats differ. Linear in the size of the catalogs.
 */
export function diffCatalogs(before: Catalog | null, after: Catalog | null): CatalogDiff {
  if (before !== null && after !== null && before.format !== after.format) {
    throw new GateError('format_mismatch', 'candidate');
  }
  const old = new Map(entriesOf(before).map((entry) => [entryId(entry), entry]));
  const now = new Set(entriesOf(after).map(entryId));
  const format = (after ?? before)?.format ?? 'mcp';
  const pairs = entriesOf(after).map((entry) => ({ entry, former: old.get(entryId(entry)) }));
  const compared = pairs.map(({ entry, former }) => ({
    entry,
    former,
    change: former === undefined ? null : entryChange(format, former, entry),
  }));
  const added = compared.flatMap(({ entry, former }) => (former === undefined ? [entry] : []));
  const removed = entriesOf(before).filter((entry) => !now.has(entryId(entry)));
  return {
    members: changedFields(before?.members ?? NO_MEMBERS, after?.members ?? NO_MEMBERS),
    added,
    removed,
    changed: compared.flatMap(({ change }) => (change === null ? [] : [change])),
    unchanged: compared.flatMap(({ entry, former, change }) =>
      former !== undefined && change === null ? [entry] : [],
    ),
    renamed: renamedEntries(format, removed, added),
  };
}

function entriesOf(catalog: Catalog | null): readonly Entry[] {
  return catalog?.entries ?? [];
}

/** Whether two catalogs mean the same. */
export function isEmpty(diff: CatalogDiff): boolean {
  return [diff.members, diff.added, diff.removed, diff.changed].every((list) => list.length === 0);
}
