import type { JsonArray, JsonObject, JsonValue } from '../../json/index.js';
import { isArray, isObject, member } from '../../json/index.js';
import type { Entry, EntryKind } from '../catalog.js';
import { NO_MEMBERS } from '../catalog.js';
import { sortedEntries } from '../entry-order.js';
import type { Reading } from '../reading.js';
import { faultAt, faultBelow, readEach, tell } from '../reading.js';
import type { Content, FormatNames } from './adapter.js';
import type { Body } from './envelope.js';
import { findBody, isNested, requireCompleteResult, requireNoMark } from './envelope.js';
import { readEntry } from './read-entry.js';

const NO_LISTS: ReadonlyMap<string, EntryKind> = new Map();

/** A list of entries and where it stands. */
interface Listing {
  readonly names: FormatNames;
  readonly kind: EntryKind;
  readonly list: JsonArray;
  readonly path: readonly string[];
}

/**
 * Reads a document whose tools are a list; `others` are members that are lists of entries too. Throws `no_tools` (no list, or an empty one whose tools are said to be
 * made at run time), `incomplete_list` (a `nextCursor` that is not null), `incomplete_result` (a `resultType` other than `complete`),
 * `null_entry` (on `FIELD.LIST.INDEX`), `invalid_entry` (no object),
 * `invalid_name` (the name is missing, empty or no string), `duplicate_name` and what findBody throws.
 */
export function readList(
  reading: Reading,
  root: JsonValue,
  names: FormatNames,
  others: ReadonlyMap<string, EntryKind> = NO_LISTS,
): Content {
  const body = findBody(reading, root);
  if (!isArray(body.tools)) throw faultAt(reading, 'no_tools', isObject(root) ? root.start : 0);
  const tools: Listing = { names, kind: 'tool', list: body.tools, path: body.path };
  if (body.object === null) return { members: NO_MEMBERS, entries: readEntries(reading, [tools]) };
  requireComplete(reading, body.object);
  if (names.hasEnvelope) requireCompleteResult(reading, body.object);
  if (body.tools.items.length === 0) requireNoMark(reading, body.object);
  const lists = otherLists(body.object, body.path.slice(0, -1), names, others);
  return {
    members: membersOf(body, body.object, names, lists),
    entries: readEntries(reading, [tools, ...lists]),
  };
}

function requireComplete(reading: Reading, object: JsonObject): void {
  const index = object.keys.indexOf('nextCursor');
  if (index === -1 || object.values[index] === null) return;
  tell(reading, faultAt(reading, 'incomplete_list', object.starts[index] ?? -1));
}

function otherLists(
  object: JsonObject,
  path: readonly string[],
  names: FormatNames,
  others: ReadonlyMap<string, EntryKind>,
): readonly Listing[] {
  return [...others].flatMap(([key, kind]) => {
    const list = member(object, key);
    return isArray(list) ? [{ names, kind, list, path: [...path, key] }] : [];
  });
}

function membersOf(
  body: Body,
  object: JsonObject,
  names: FormatNames,
  lifted: readonly Listing[],
): JsonObject {
  const empty: JsonArray = { kind: 'array', items: [], start: -1 };
  const lists = new Set(lifted.map(({ path }) => path.at(-1)));
  const kept = object.keys.flatMap((key, index) =>
    key === body.list || isEnvelope(body, names, key, object.values[index]) ? [] : [index],
  );
  return {
    kind: 'object',
    keys: kept.map((index) => object.keys[index] ?? ''),
    values: kept.map((index) => (lists.has(object.keys[index]) ? empty : (object.values[index] ?? null))),
    starts: kept.map((index) => object.starts[index] ?? -1),
    start: object.start,
  };
}

/** A `nextCursor` that gets here is null, a `resultType` is `complete`. */
function isEnvelope(body: Body, names: FormatNames, key: string, value: JsonValue | undefined): boolean {
  return names.hasEnvelope && body.envelope.has(key) && (key === '_meta' || !isNested(value));
}

function readEntries(reading: Reading, lists: readonly Listing[]): readonly Entry[] {
  const entries = lists.flatMap((listing) =>
    readEach(reading, listing.list.items, (item, index) => {
      const path = [...listing.path, index];
      if (item === null)
        throw faultBelow({ ...reading, field: [reading.field, ...path].join('.') }, 'null_entry', path);
      if (!isObject(item)) throw faultBelow(reading, 'invalid_entry', path);
      return readEntry(reading, listing.names, listing.kind, item);
    }),
  );
  return sortedEntries(reading, entries);
}
