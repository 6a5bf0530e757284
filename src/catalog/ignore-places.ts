import type { JsonArray, JsonObject, JsonValue } from '../json/index.js';
import { isArray, isObject } from '../json/index.js';
import type { Catalog, Entry, Format } from './catalog.js';
import { ENTRY_LISTS } from './catalog.js';
import { nameField, namedPart } from './formats/index.js';

/** A catalog without the places that its owners ignore, and how often each pointer was of use. */
export interface Lessened {
  readonly catalog: Catalog;
  readonly uses: readonly PointerUses[];
}

export interface PointerUses {
  readonly pointer: string;
  readonly uses: number;
}

/** A pointer under use. */
interface Pointer {
  readonly tokens: readonly string[];
  uses: number;
}

/**
 * Leaves ignored places out of a catalog before it is compared or digested. Each pointer is a JSON Pointer (RFC 6901)
 * in which a token `*` stands for every member or item. `/tools/NAME/…` (`prompts`, `resources` and
 * `resourceTemplates` likewise) is a place within the entry with that key, whatever the list's order: never the entry
 * itself, nor a field that its key is read from. Any other pointer is a place in the catalog's own members. In an
 * inventory, whose records have exact fields, nothing is ignored. A text that is no pointer is of no use.
 */
export function ignorePlaces(catalog: Catalog, pointers: readonly string[]): Lessened {
  const ignored = pointers.map((pointer) => ({ tokens: tokensOf(pointer), uses: 0 }));
  const lessened = catalog.format === 'openmed-inventory' ? catalog : without(catalog, ignored);
  const uses = pointers.map((pointer, index) => ({ pointer, uses: ignored[index]?.uses ?? 0 }));
  return { catalog: lessened, uses };
}

function tokensOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function without(catalog: Catalog, pointers: readonly Pointer[]): Catalog {
  const { members } = catalog;
  const isList: IsKept = (object, key) => object === members && ENTRY_LISTS.has(key);
  return {
    ...catalog,
    members: lessObject(members, pointers, 0, isList),
    entries: catalog.entries.map((entry) => lessEntry(catalog.format, entry, pointers)),
  };
}

function lessEntry(format: Format, entry: Entry, pointers: readonly Pointer[]): Entry {
  const within = pointers.filter(
    ({ tokens }) =>
      tokens.length > 2 && ENTRY_LISTS.get(tokens[0] ?? '') === entry.kind && isNamed(tokens[1], entry.key),
  );
  if (within.length === 0) return entry;
  const named = namedPart(format, entry.definition);
  const field = nameField(format, entry.kind);
  const isKey: IsKept = (object, key) =>
    object === named && (key === field || (key === 'version' && entry.version !== null));
  return { ...entry, definition: lessObject(entry.definition, within, 2, isKey) };
}

function isNamed(token: string | undefined, key: string): boolean {
  return token === '*' || token === key;
}

/** Whether a member may not be ignored. */
type IsKept = (object: JsonObject, key: string) => boolean;

/** Pointers count from a depth: so many of their tokens have led to the object. */
function lessObject(
  object: JsonObject,
  pointers: readonly Pointer[],
  depth: number,
  isKept: IsKept,
): JsonObject {
  if (pointers.length === 0) return object;
  const parts = object.keys.map((key, index) => {
    const matching = pointers.filter(({ tokens }) => isNamed(tokens[depth], key));
    return isKept(object, key)
      ? (object.values[index] ?? null)
      : lessPart(object.values[index] ?? null, matching, depth + 1, isKept);
  });
  const kept = [...object.keys.keys()].filter((index) => parts[index] !== undefined);
  return {
    ...object,
    keys: kept.map((index) => object.keys[index] ?? ''),
    values: kept.map((index) => parts[index] ?? null),
    starts: object.starts.length === 0 ? [] : kept.map((index) => object.starts[index] ?? -1),
  };
}

function lessArray(array: JsonArray, pointers: readonly Pointer[], depth: number, isKept: IsKept): JsonArray {
  const items = array.items.flatMap((item, index) => {
    const matching = pointers.filter(({ tokens }) => isNamed(tokens[depth], String(index)));
    const part = lessPart(item, matching, depth + 1, isKept);
    return part === undefined ? [] : [part];
  });
  return { ...array, items };
}

/** What is left of a value; undefined where it is ignored as a whole. */
function lessPart(
  value: JsonValue,
  pointers: readonly Pointer[],
  depth: number,
  isKept: IsKept,
): JsonValue | undefined {
  const whole = pointers.filter(({ tokens }) => tokens.length === depth);
  for (const pointer of whole) pointer.uses += 1;
  if (whole.length > 0) return undefined;
  if (isObject(value)) return lessObject(value, pointers, depth, isKept);
  return isArray(value) && pointers.length > 0 ? lessArray(value, pointers, depth, isKept) : value;
}
