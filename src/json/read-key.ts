import { readString } from './read-string.js';
import type { Cursor } from './cursor.js';
import { byteAt, fault, nextByte, unexpected } from './cursor.js';

const QUOTE = 0x22;
const COLON = 0x3a;
const BACKSLASH = 0x5c;

/** Keys whose objects have not ended yet, and where they start in the text, lie on stacks. */
export interface KeyCursor extends Cursor {
  readonly keys: string[];
  readonly starts: number[];
  keyCount: number;
  /** The latest list of keys with each last key. */
  readonly lists: Map<string, readonly string[]>;
}

/** The latest object of one depth: the next one there is likely to have the same keys. */
export interface Neighbour {
  /** Its keys, once it has ended. */
  keys: readonly string[];
  /** Indexes of its keys' opening quotes. */
  readonly quotes: number[];
  /** With how many keys the object at hand begins as its neighbour did. */
  same: number;
}

/**
 * Reads the key of an index and the colon behind it. Throws the codes of readString, `invalid_syntax` and
 * `unexpected_end`.
 */
export function readKey(cursor: KeyCursor, neighbour: Neighbour, index: number): void {
  if (nextByte(cursor) !== QUOTE) throw unexpected(cursor);
  const quote = cursor.at;
  cursor.starts[cursor.keyCount] = quote - cursor.shift;
  cursor.keys[cursor.keyCount] = readSameKey(cursor, neighbour, index) ?? readString(cursor);
  cursor.keyCount += 1;
  neighbour.quotes[index] = quote;
  if (nextByte(cursor) !== COLON) throw unexpected(cursor);
  cursor.at += 1;
}

/** Reads a key that is the neighbour's, as are all before it. */
function readSameKey(cursor: KeyCursor, neighbour: Neighbour, index: number): string | undefined {
  if (neighbour.same !== index) return undefined;
  const key = neighbour.keys[index];
  if (key === undefined) return undefined;
  const end = sameEnd(cursor.bytes, cursor.at, neighbour.quotes[index] ?? 0);
  if (end === -1) return undefined;
  neighbour.same += 1;
  cursor.at = end + 1;
  return key;
}

/** Index of the closing quote of a string that is an earlier one byte by byte and needs no decoding, else -1. */
function sameEnd(bytes: Uint8Array, quote: number, earlier: number): number {
  for (let index = 1; ; index += 1) {
    const byte = byteAt(bytes, quote + index);
    if (byte === BACKSLASH || byte >= 0x80 || byte !== byteAt(bytes, earlier + index)) return -1;
    if (byte === QUOTE) return quote + index;
  }
}

/**
 * The keys of an object that has ended, given the index of its first one on the stack. Objects with the same keys in
 * the same order share one list, which was searched for duplicates once. Throws `duplicate_key` (compared after
 * unescaping).
 */
export function takeKeys(cursor: KeyCursor, first: number, neighbour: Neighbour): readonly string[] {
  const count = cursor.keyCount - first;
  if (neighbour.same !== count || neighbour.keys.length !== count) neighbour.keys = listOf(cursor, first);
  return neighbour.keys;
}

function listOf(cursor: KeyCursor, first: number): readonly string[] {
  const last = cursor.keys[cursor.keyCount - 1] ?? '';
  const known = cursor.lists.get(last);
  if (known !== undefined && isList(cursor, first, known)) return known;
  const keys = cursor.keys.slice(first, cursor.keyCount);
  if (new Set(keys).size < keys.length) throw duplicate(cursor, first, keys);
  cursor.lists.set(last, keys);
  return keys;
}

function isList(cursor: KeyCursor, first: number, keys: readonly string[]): boolean {
  if (keys.length !== cursor.keyCount - first) return false;
  for (let index = 0; index < keys.length; index += 1) {
    if (keys[index] !== cursor.keys[first + index]) return false;
  }
  return true;
}

function duplicate(cursor: KeyCursor, first: number, keys: readonly string[]): Error {
  const seen = new Set<string>();
  const index = keys.findIndex((key) => seen.size === seen.add(key).size);
  const start = cursor.starts[first + index] ?? 0;
  return fault(cursor, 'duplicate_key', start + cursor.shift);
}
