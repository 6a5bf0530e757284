import type { Format } from '../catalog/index.js';
import type { CatalogDiff, ExplainedEntry } from '../diff/index.js';
import { explainChange } from '../diff/index.js';

/** Each changed entry of a diff with what is said of it; the format is that of both catalogs. */
export function explainedEntries(diff: CatalogDiff, format: Format): readonly ExplainedEntry[] {
  return diff.changed.map((change) => ({ entry: change.after, ...explainChange(format, change) }));
}
