import type { Catalog, Entry } from '../catalog/index.js';
import { entryId } from '../catalog/index.js';

/** The catalogs that lines are counted in, as they are at the commit under test. */
export interface CatalogTexts {
  /** As in the decision. */
  readonly name: string;
  /** H: the committed baseline, where it could be read. */
  readonly baseline: Catalog | null;
  /** C: the candidate, where it could be read. */
  readonly candidate: Catalog | null;
  /** Whether the candidate is a committed file, which lines can be shown in. */
  readonly candidateCommitted: boolean;
}

/** An entry in a file of the repository. */
export interface EntryLocation {
  readonly path: string;
  readonly catalog: Catalog;
  readonly entry: Entry;
}

/** Finds where an entry stands in one catalog; `path` is the catalog's file or directory. */
export function locator(catalog: Catalog | null, path: string): (entry: Entry) => EntryLocation | null {
  if (catalog === null) return () => null;
  const entries = new Map(catalog.entries.map((entry) => [entryId(entry), entry]));
  return (wanted) => {
    const entry = entries.get(entryId(wanted));
    if (entry === undefined) return null;
    const file = catalog.sources[entry.source]?.file ?? null;
    return { path: file === null ? path : `${path}/${file}`, catalog, entry };
  };
}
