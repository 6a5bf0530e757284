import type { Catalog, Entry } from '../../catalog/index.js';
import { entryId } from '../../catalog/index.js';
import type { JsonArray, JsonObject, JsonValue } from '../../json/index.js';
import type { Place, Read } from '../../errors/index.js';
import type { CatalogEvidence } from '../../gate/index.js';
import { isArray, isObject, itemOffsets } from '../../json/index.js';
import { lineIndex } from './line-index.js';

/** The catalogs that lines are counted in, as they are at the commit under test. */
export interface CatalogSources {
  /** As in the decision. */
  readonly name: string;
  /** H: the committed baseline, where it could be read. */
  readonly baseline: Catalog | null;
  /** C: the candidate, where it could be read. */
  readonly candidate: Catalog | null;
  /** Whether the candidate is a committed file, which lines can be shown in. */
  readonly candidateCommitted: boolean;
  /** T: the baseline that the change is built on, where it could be read. */
  readonly base: Catalog | null;
  /** Whether the change touches the file of the baseline, or that of the candidate. */
  readonly baselineChanged: boolean;
  readonly candidateChanged: boolean;
}

/** The catalogs that lines are counted in, as far as they could be read. */
export function catalogSources(
  catalogs: readonly CatalogEvidence[],
  candidateCommitted: boolean,
): readonly CatalogSources[] {
  return catalogs.map(({ name, base, head, candidate, bytesDiffer, untouched }) => ({
    name,
    baseline: catalogOf(head),
    candidate: catalogOf(candidate),
    candidateCommitted,
    base: catalogOf(base),
    baselineChanged: bytesDiffer,
    candidateChanged: candidateCommitted && !untouched,
  }));
}

function catalogOf(read: Read<Catalog>): Catalog | null {
  return read.state === 'present' ? read.value : null;
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

/** One text: what was found out about it serves every later question, of which there can be thousands. */
interface Index {
  readonly text: string;
  readonly place: (offset: number) => Place;
  readonly members: Map<JsonObject, ReadonlyMap<string, number>>;
  readonly items: Map<JsonArray, readonly number[]>;
}

/** Makes a locator; texts are indexed when they are first asked for. */
export function locatorOf(catalog: Catalog | null, path: string): Locator {
  if (catalog === null) return () => null;
  const entries = new Map(catalog.entries.map((entry) => [entryId(entry), entry]));
  const indexes = new Map<number, Index>();
  const found = new WeakMap<EntryName, Entry>();
  return (wanted, pointer = '') => {
    const entry = found.get(wanted) ?? entries.get(entryId(wanted));
    if (entry === undefined) return null;
    found.set(wanted, entry);
    const { file = null, text = '' } = catalog.sources[entry.source] ?? {};
    const filePath = file === null ? path : `${path}/${file}`;
    if (text === '' || entry.start < 0) return { path: filePath, place: null };
    const index = indexes.get(entry.source) ?? indexOf(text);
    indexes.set(entry.source, index);
    return { path: filePath, place: placeWithin(entry, pointer, index) };
  };
}

function indexOf(text: string): Index {
  return { text, place: lineIndex(text), members: new Map(), items: new Map() };
}

function placeWithin(entry: Entry, pointer: string, index: Index): Place {
  let spot: Spot = { value: entry.definition, offset: entry.start, moved: entry.definition.moved ?? 0 };
  for (const token of tokensOf(pointer)) {
    const inner = enter(spot, token, index);
    if (inner === null) break;
    spot = inner;
  }
  return index.place(spot.offset);
}

interface Spot {
  readonly value: JsonValue;
  readonly offset: number;
  /** How much further on the text of the entry stands than offsets within it say. */
  readonly moved: number;
}

function enter({ value, moved }: Spot, token: string, index: Index): Spot | null {
  if (isObject(value)) return enterObject(value, token, moved, index);
  return isArray(value) ? enterArray(value, Number(token), moved, index) : null;
}

function enterObject(object: JsonObject, key: string, moved: number, { members }: Index): Spot | null {
  const known = members.get(object) ?? new Map(object.keys.map((name, at) => [name, at]));
  members.set(object, known);
  const at = known.get(key) ?? -1;
  const inner = object.values[at];
  return inner === undefined
    ? null
    : { value: inner, offset: (object.starts[at] ?? object.start) + moved, moved };
}

/** Only arrays and objects know where they start; other items are looked for in the text. */
function enterArray(array: JsonArray, at: number, moved: number, { text, items }: Index): Spot | null {
  const item = array.items[at];
  if (item === undefined) return null;
  if (isArray(item) || isObject(item)) return { value: item, offset: item.start + moved, moved };
  const offsets = items.get(array) ?? itemOffsets(text, array.start + moved);
  items.set(array, offsets);
  return { value: item, offset: offsets[at] ?? array.start + moved, moved };
}

function tokensOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
