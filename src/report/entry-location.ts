import type { Catalog, Entry } from '../catalog/index.js';
import { entryId } from '../catalog/index.js';
import type { JsonValue, Place } from '../json/index.js';
import { isArray, isObject, placeOfPointer } from '../json/index.js';
import { lineIndex } from './line-index.js';

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

/** A place in a file of the repository; no place: the file as a whole. */
export interface EntryLocation {
  readonly path: string;
  readonly place: Place | null;
}

/**
 * Finds where an entry stands in one catalog, or where a place within its definition stands: the nearest one that
 * exists. null where the catalog has no such entry. `path` is the catalog's file or directory.
 */
export type Locator = (entry: EntryName, pointer?: string) => EntryLocation | null;

/** What tells an entry from the others of its catalog. */
export type EntryName = Pick<Entry, 'kind' | 'key' | 'version'>;

type Index = (offset: number) => Place;

/** Makes a locator; texts are indexed when they are first asked for. */
export function locatorOf(catalog: Catalog | null, path: string): Locator {
  if (catalog === null) return () => null;
  const entries = new Map(catalog.entries.map((entry) => [entryId(entry), entry]));
  const indexes = new Map<number, Index>();
  return (wanted, pointer = '') => {
    const entry = entries.get(entryId(wanted));
    if (entry === undefined) return null;
    const { file = null, text = '' } = catalog.sources[entry.source] ?? {};
    const filePath = file === null ? path : `${path}/${file}`;
    if (text === '' || entry.start < 0) return { path: filePath, place: null };
    const index = indexes.get(entry.source) ?? lineIndex(text);
    indexes.set(entry.source, index);
    return { path: filePath, place: placeWithin(entry, pointer, text, index) };
  };
}

function placeWithin(entry: Entry, pointer: string, text: string, index: Index): Place {
  let spot: Spot = { value: entry.definition, place: () => index(entry.start) };
  for (const token of tokensOf(pointer)) {
    const inner = enter(spot, token, text, index);
    if (inner === null) break;
    spot = inner;
  }
  return spot.place();
}

interface Spot {
  readonly value: JsonValue;
  readonly place: () => Place;
}

function enter({ value, place }: Spot, token: string, text: string, index: Index): Spot | null {
  if (isObject(value)) {
    const at = value.keys.indexOf(token);
    const inner = value.values[at];
    return inner === undefined ? null : { value: inner, place: () => index(value.starts[at] ?? value.start) };
  }
  if (!isArray(value)) return null;
  const item = value.items[Number(token)];
  if (item === undefined) return null;
  if (isArray(item) || isObject(item)) return { value: item, place: () => index(item.start) };
  // Only arrays and objects know where they start; any other item is looked for in the text.
  return { value: item, place: () => placeOfPointer(text, [token], value.start) ?? place() };
}

function tokensOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
