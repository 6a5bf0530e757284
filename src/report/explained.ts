import type { Format } from '../catalog/index.js';
import type { CatalogDiff, ExplainedEntry } from '../diff/index.js';
import { explainChange, explainMembers } from '../diff/index.js';

/**
 * Each changed entry of a diff with what is said of it, then the catalog itself where its own fields changed; the
 * format is that of both catalogs.
 */
export function explainedEntries(diff: CatalogDiff, format: Format): readonly ExplainedEntry[] {
  const entries = diff.changed.map((change) => ({ entry: change.after, ...explainChange(format, change) }));
  return [...entries, ...explainedMembers(diff)];
}

/** What is said of the catalog itself; nothing where its own fields are the same, or where one side is no catalog. */
export function explainedMembers({ members, memberValues }: CatalogDiff): readonly ExplainedEntry[] {
  if (members.length === 0 || memberValues === null) return [];
  return [{ entry: null, ...explainMembers(memberValues.before, memberValues.after) }];
}
