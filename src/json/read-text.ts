import type { KeyReading, Neighbour } from './read-key.js';
import { readKey, takeKeys } from './read-key.js';
import { readNumber } from './read-number.js';
import { readString } from './read-string.js';
import type { Reading } from './reading.js';
import { fault, nextByte, unexpected } from './reading.js';
import type { JsonArray, JsonObject, JsonValue } from './value.js';
import { LARGEST_MAX_DEPTH } from './value.js';

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
interface ValueReading extends KeyReading {
  readonly maxDepth: number;
  readonly values: JsonValue[];
  valueCount: number;
  /** By depth. */
  readonly neighbours: Neighbour[];
}

/**
 * Reads a text that holds one JSON value and nothing else, by the grammar of RFC 8259; takes its bytes as well, which
 * must be valid UTF-8. Throws, each with its place,
 * `invalid_syntax`, `unexpected_end`, `trailing_content`, `too_deep` (more edges than `maxDepth`, or than
 * LARGEST_MAX_DEPTH, from the root to a value) and the codes of readString, readNumber and readKey.
 */
export function readText(text: string, bytes: Uint8Array, maxDepth: number, field: string): JsonValue {
  const reading = readingOf(text, bytes, maxDepth, field);
  const root = readValue(reading, 0);
  if (nextByte(reading) !== -1) throw fault(reading, 'trailing_content');
  return root;
}

function readingOf(text: string, bytes: Uint8Array, maxDepth: number, field: string): ValueReading {
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
    maxDepth: Math.min(maxDepth, LARGEST_MAX_DEPTH),
    values: [''],
    valueCount: 0,
    neighbours: [noNeighbour()],
  };
}

function noNeighbour(): Neighbour {
  return { keys: NONE, quotes: [0], same: 0 };
}

function readValue(reading: ValueReading, depth: number): JsonValue {
  const byte = nextByte(reading);
  if (depth > reading.maxDepth) throw fault(reading, 'too_deep');
  if (byte === QUOTE) return readString(reading);
  if (byte === OPEN_OBJECT) return readObject(reading, depth);
  if (byte === OPEN_ARRAY) return readArray(reading, depth);
  if (byte === MINUS || (byte >= ZERO && byte <= NINE)) return readNumber(reading);
  return readWord(reading);
}

function readWord(reading: Reading): boolean | null {
  if (skipWord(reading, 'true')) return true;
  if (skipWord(reading, 'false')) return false;
  if (skipWord(reading, 'null')) return null;
  throw unexpected(reading);
}

function skipWord(reading: Reading, word: string): boolean {
  if (!reading.text.startsWith(word, reading.at - reading.shift)) return false;
  reading.at += word.length;
  return true;
}

function readArray(reading: ValueReading, depth: number): JsonArray {
  const start = reading.at - reading.shift;
  if (isEmpty(reading, CLOSE_ARRAY)) return { kind: 'array', items: NONE, start };
  const first = reading.valueCount;
  do readMemberValue(reading, depth);
  while (continues(reading, CLOSE_ARRAY));
  return { kind: 'array', items: takeValues(reading, first), start };
}

function readObject(reading: ValueReading, depth: number): JsonObject {
  const start = reading.at - reading.shift;
  if (isEmpty(reading, CLOSE_OBJECT))
    return { kind: 'object', keys: NONE, values: NONE, starts: NONE, start };
  const firstValue = reading.valueCount;
  const firstKey = reading.keyCount;
  const neighbour = neighbourAt(reading, depth);
  neighbour.same = 0;
  do {
    readKey(reading, neighbour, reading.keyCount - firstKey);
    readMemberValue(reading, depth);
  } while (continues(reading, CLOSE_OBJECT));
  const keys = takeKeys(reading, firstKey, neighbour);
  const starts = reading.starts.slice(firstKey, reading.keyCount);
  reading.keyCount = firstKey;
  return { kind: 'object', keys, values: takeValues(reading, firstValue), starts, start };
}

function neighbourAt(reading: ValueReading, depth: number): Neighbour {
  for (;;) {
    const neighbour = reading.neighbours[depth];
    if (neighbour !== undefined) return neighbour;
    reading.neighbours.push(noNeighbour());
  }
}

/** Passes an opening bracket, and the closing one where nothing stands between them. */
function isEmpty(reading: Reading, close: number): boolean {
  reading.at += 1;
  if (nextByte(reading) !== close) return false;
  reading.at += 1;
  return true;
}

function readMemberValue(reading: ValueReading, depth: number): void {
  const value = readValue(reading, depth + 1);
  reading.values[reading.valueCount] = value;
  reading.valueCount += 1;
}

/** Passes a comma, behind which one more member must stand, or the closing bracket. */
function continues(reading: Reading, close: number): boolean {
  const byte = nextByte(reading);
  if (byte !== COMMA && byte !== close) throw unexpected(reading);
  reading.at += 1;
  return byte === COMMA;
}

function takeValues(reading: ValueReading, first: number): readonly JsonValue[] {
  const values = reading.values.slice(first, reading.valueCount);
  reading.valueCount = first;
  return values;
}
