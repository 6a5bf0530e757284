import type { Place } from '../errors/index.js';
import { locate } from '../json/index.js';
import type { Catalog, Entry } from './catalog.js';

/** Where an entry begins in its source text; null where the catalog has no text. */
export function entryPlace(catalog: Catalog, entry: Entry): Place | null {
  const text = catalog.sources[entry.source]?.text ?? '';
  return text === '' || entry.start < 0 ? null : locate(text, entry.start);
}
