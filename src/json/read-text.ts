import type { KeyCursor, Neighbour } from './read-key.js';
import { readKey, takeKeys } from './read-key.js';
import { readNumber } from './read-number.js';
import { readString } from './read-string.js';
import type { Cursor } from './cursor.js';
import { fault, nextByte, unexpected } from './cursor.js';
import { MAX_LIMITS } from '../limits.js';
import type { ItemMatcher } from './item-spans.js';
import { MAX_ITEM_DEPTH, itemMatcher, matchItem, rememberItem } from './item-spans.js';
import type { ItemSpan, JsonArray, JsonObject, JsonValue, ReadItems } from './value.js';

const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** All empty lists are one. */
const NONE: readonly never[] = [];

/** Values that wait for their array or object to end lie on a stack, so that each gets a list of exactly its length. */
interface ValueCursor extends KeyCursor {
  readonly maxDepth: number;
  readonly values: JsonValue[];
  valueCount: number;
  /** By depth. */
  readonly neighbours: Neighbour[];
  /** null where there is no earlier document. */
  readonly matcher: ItemMatcher | null;
  readonly spans: ItemSpan[];
}

/**
 * Reads a text that holds one JSON value and nothing else, by the grammar of RFC 8259; takes its bytes as well, which
 * must be valid UTF-8. Items of upper arrays whose text an earlier document has too are shared with it. Throws, each
 * with its place,
 * `invalid_syntax`, `unexpected_end`, `trailing_content`, `comment`, `not_finite`, `too_deep` (more edges than `maxDepth`, or than
 * MAX_LIMITS.maxDepth, from the root to a value) and the codes of readString, readNumber and readKey.
 */
export function readText(
  text: string,
  bytes: Uint8Array,
  maxDepth: number,
  field: string,
  earlier: ReadItems | null,
): { readonly root: JsonValue; readonly items: ReadItems } {
  const cursor = cursorOf(text, bytes, maxDepth, field, earlier);
  const root = readValue(cursor, 0);
  if (nextByte(cursor) !== -1) throw unexpected(cursor, 'trailing_content');
  return { root, items: { bytes, maxDepth: cursor.maxDepth, spans: cursor.spans } };
}

function cursorOf(
  text: string,
  bytes: Uint8Array,
  maxDepth: number,
  field: string,
  earlier: ReadItems | null,
): ValueCursor {
  const deepest = Math.min(maxDepth, MAX_LIMITS.maxDepth);
  // The stacks hold something from the start on: V8 makes other code for lists that were empty, and that takes time.
  return {
    text,
    bytes,
    field,
    at: 0,
    shift: 0,
    keys: [''],
    starts: [0],
    keyCount: 0,
    lists: new Map(),
    maxDepth: deepest,
    values: [''],
    valueCount: 0,
    neighbours: [noNeighbour()],
    matcher: itemMatcher(earlier, deepest),
    spans: [],
  };
}

function noNeighbour(): Neighbour {
  return { keys: NONE, quotes: [0], same: 0 };
}

function readValue(cursor: ValueCursor, depth: number): JsonValue {
  const byte = nextByte(cursor);
  if (depth > cursor.maxDepth) throw fault(cursor, 'too_deep');
  if (byte === QUOTE) return readString(cursor);
  if (byte === OPEN_OBJECT) return readObject(cursor, depth);
  if (byte === OPEN_ARRAY) return readArray(cursor, depth);
  if (byte === MINUS || (byte >= ZERO && byte <= NINE)) return readNumber(cursor);
  return readWord(cursor);
}

function readWord(cursor: Cursor): boolean | null {
  if (skipWord(cursor, 'true')) return true;
  if (skipWord(cursor, 'false')) return false;
  if (skipWord(cursor, 'null')) return null;
  throw unexpected(cursor);
}

function skipWord(cursor: Cursor, word: string): boolean {
  if (!cursor.text.startsWith(word, cursor.at - cursor.shift)) return false;
  cursor.at += word.length;
  return true;
}

function readArray(cursor: ValueCursor, depth: number): JsonArray {
  const start = cursor.at - cursor.shift;
  if (isEmpty(cursor, CLOSE_ARRAY)) return { kind: 'array', items: NONE, start };
  const first = cursor.valueCount;
  if (depth < MAX_ITEM_DEPTH) {
    do readUpperItem(cursor, depth);
    while (continues(cursor, CLOSE_ARRAY));
  } else {
    do readMemberValue(cursor, depth);
    while (continues(cursor, CLOSE_ARRAY));
  }
  return { kind: 'array', items: takeValues(cursor, first), start };
}

/** Reads an item that an earlier document may have too, and remembers it for a later one. */
function readUpperItem(cursor: ValueCursor, depth: number): void {
  if (nextByte(cursor) !== OPEN_OBJECT) {
    readMemberValue(cursor, depth);
    return;
  }
  const { at: start, shift } = cursor;
  const item = sharedItem(cursor, depth + 1) ?? readObjectAt(cursor, depth + 1);
  cursor.values[cursor.valueCount] = item;
  cursor.valueCount += 1;
  rememberItem(cursor.spans, { start, end: cursor.at, shift: cursor.shift - shift, depth: depth + 1, item });
}

function readObjectAt(cursor: ValueCursor, depth: number): JsonObject {
  if (depth > cursor.maxDepth) throw fault(cursor, 'too_deep');
  return readObject(cursor, depth);
}

function sharedItem(cursor: ValueCursor, depth: number): JsonObject | null {
  const { matcher } = cursor;
  const span = matcher === null ? null : matchItem(matcher, cursor.bytes, cursor.at, depth);
  if (span === null) return null;
  const { keys, values, starts, start: earlier, moved = 0 } = span.item;
  const start = cursor.at - cursor.shift;
  cursor.at += span.end - span.start;
  cursor.shift += span.shift;
  return { kind: 'object', keys, values, starts, start, moved: start - (earlier - moved) };
}

function readObject(cursor: ValueCursor, depth: number): JsonObject {
  const start = cursor.at - cursor.shift;
  if (isEmpty(cursor, CLOSE_OBJECT)) return { kind: 'object', keys: NONE, values: NONE, starts: NONE, start };
  const firstValue = cursor.valueCount;
  const firstKey = cursor.keyCount;
  const neighbour = neighbourAt(cursor, depth);
  neighbour.same = 0;
  do {
    readKey(cursor, neighbour, cursor.keyCount - firstKey);
    readMemberValue(cursor, depth);
  } while (continues(cursor, CLOSE_OBJECT));
  const keys = takeKeys(cursor, firstKey, neighbour);
  const starts = cursor.starts.slice(firstKey, cursor.keyCount);
  cursor.keyCount = firstKey;
  return { kind: 'object', keys, values: takeValues(cursor, firstValue), starts, start };
}

function neighbourAt(cursor: ValueCursor, depth: number): Neighbour {
  for (;;) {
    const neighbour = cursor.neighbours[depth];
    if (neighbour !== undefined) return neighbour;
    cursor.neighbours.push(noNeighbour());
  }
}

/** Passes an opening bracket, and the closing one where nothing stands between them. */
function isEmpty(cursor: Cursor, close: number): boolean {
  cursor.at += 1;
  if (nextByte(cursor) !== close) return false;
  cursor.at += 1;
  return true;
}

function readMemberValue(cursor: ValueCursor, depth: number): void {
  const value = readValue(cursor, depth + 1);
  cursor.values[cursor.valueCount] = value;
  cursor.valueCount += 1;
}

/** Passes a comma, behind which one more member must stand, or the closing bracket. */
function continues(cursor: Cursor, close: number): boolean {
  const byte = nextByte(cursor);
  if (byte !== COMMA && byte !== close) throw unexpected(cursor);
  cursor.at += 1;
  return byte === COMMA;
}

function takeValues(cursor: ValueCursor, first: number): readonly JsonValue[] {
  const values = cursor.values.slice(first, cursor.valueCount);
  cursor.valueCount = first;
  return values;
}
