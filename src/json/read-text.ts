import { readNumber } from './read-number.js';
import { readString } from './read-string.js';
import type { Reading } from './reading.js';
import { fault, skipSpace, unexpected } from './reading.js';
import type { JsonArray, JsonObject, JsonValue } from './value.js';

const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Objects with more keys than these are searched for duplicates by a set, smaller ones key by key. */
const FEW_KEYS = 12;

/** What waits for its array or object to end lies on stacks, so that each gets lists of exactly its length. */
interface TreeReading extends Reading {
  readonly maxDepth: number;
  readonly values: JsonValue[];
  valuesTop: number;
  readonly keys: string[];
  readonly starts: number[];
  keysTop: number;
}

/**
 * Reads a text that holds one JSON value and nothing else, by the grammar of RFC 8259, without equal keys in one
 * object. Throws, each with its place: `invalid_syntax`, `unexpected_end`, `trailing_content`, `duplicate_key`,
 * `too_deep` and the codes of readString and readNumber.
 */
export function readText(text: string, maxDepth: number, field: string): JsonValue {
  const reading: TreeReading = {
    text,
    field,
    at: 0,
    maxDepth,
    values: [],
    valuesTop: 0,
    keys: [],
    starts: [],
    keysTop: 0,
  };
  skipSpace(reading);
  const root = readValue(reading, 0);
  skipSpace(reading);
  if (reading.at < text.length) throw fault(reading, 'trailing_content', reading.at);
  return root;
}

function readValue(reading: TreeReading, depth: number): JsonValue {
  if (depth > reading.maxDepth) throw fault(reading, 'too_deep', reading.at);
  const unit = reading.text.charCodeAt(reading.at);
  if (unit === QUOTE) return readString(reading);
  if (unit === OPEN_OBJECT) return readObject(reading, depth);
  if (unit === OPEN_ARRAY) return readArray(reading, depth);
  if (unit === MINUS || (unit >= ZERO && unit <= NINE)) return readNumber(reading);
  if (readWord(reading, 'true')) return true;
  if (readWord(reading, 'false')) return false;
  if (readWord(reading, 'null')) return null;
  throw unexpected(reading, reading.at);
}

function readWord(reading: Reading, word: string): boolean {
  if (!reading.text.startsWith(word, reading.at)) return false;
  reading.at += word.length;
  return true;
}

function readArray(reading: TreeReading, depth: number): JsonArray {
  const start = reading.at;
  const base = reading.valuesTop;
  reading.at += 1;
  skipSpace(reading);
  if (reading.text.charCodeAt(reading.at) === CLOSE_ARRAY) {
    reading.at += 1;
    return { kind: 'array', items: [], start };
  }
  do readMemberValue(reading, depth);
  while (continues(reading, CLOSE_ARRAY));
  const items = reading.values.slice(base, reading.valuesTop);
  reading.valuesTop = base;
  return { kind: 'array', items, start };
}

function readMemberValue(reading: TreeReading, depth: number): void {
  const value = readValue(reading, depth + 1);
  reading.values[reading.valuesTop] = value;
  reading.valuesTop += 1;
}

/** Whether a comma, and so one more member, follows; else the closing bracket does. */
function continues(reading: Reading, close: number): boolean {
  skipSpace(reading);
  const unit = reading.text.charCodeAt(reading.at);
  if (unit !== COMMA && unit !== close) throw unexpected(reading, reading.at);
  reading.at += 1;
  if (unit === close) return false;
  skipSpace(reading);
  return true;
}

function readObject(reading: TreeReading, depth: number): JsonObject {
  const start = reading.at;
  const base = reading.valuesTop;
  const keysBase = reading.keysTop;
  reading.at += 1;
  skipSpace(reading);
  if (reading.text.charCodeAt(reading.at) === CLOSE_OBJECT) {
    reading.at += 1;
    return { kind: 'object', keys: [], values: [], starts: [], start };
  }
  let many: Set<string> | null = null;
  do {
    many = readKey(reading, keysBase, many);
    readMemberValue(reading, depth);
  } while (continues(reading, CLOSE_OBJECT));
  const keys = reading.keys.slice(keysBase, reading.keysTop);
  const starts = reading.starts.slice(keysBase, reading.keysTop);
  const values = reading.values.slice(base, reading.valuesTop);
  reading.valuesTop = base;
  reading.keysTop = keysBase;
  return { kind: 'object', keys, values, starts, start };
}

/** Reads a key and its colon; takes and returns the set of the object's keys, null while they are few. */
function readKey(reading: TreeReading, base: number, seen: Set<string> | null): Set<string> | null {
  const start = reading.at;
  if (reading.text.charCodeAt(start) !== QUOTE) throw unexpected(reading, start);
  const key = readString(reading);
  const many =
    seen ?? (reading.keysTop - base < FEW_KEYS ? null : new Set(reading.keys.slice(base, reading.keysTop)));
  if (many === null ? hasKey(reading, base, key) : many.has(key))
    throw fault(reading, 'duplicate_key', start);
  many?.add(key);
  reading.keys[reading.keysTop] = key;
  reading.starts[reading.keysTop] = start;
  reading.keysTop += 1;
  skipSpace(reading);
  if (reading.text.charCodeAt(reading.at) !== COLON) throw unexpected(reading, reading.at);
  reading.at += 1;
  skipSpace(reading);
  return many;
}

function hasKey(reading: TreeReading, base: number, key: string): boolean {
  for (let index = base; index < reading.keysTop; index += 1) {
    if (reading.keys[index] === key) return true;
  }
  return false;
}
