import type { KeyReading } from './read-key.js';
import { readKey, takeKeys } from './read-key.js';
import { readNumber } from './read-number.js';
import { readString } from './read-string.js';
import type { Reading } from './reading.js';
import { fault, nextUnit, unexpected } from './reading.js';
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
}

/**
 * Reads a text that holds one JSON value and nothing else, by the grammar of RFC 8259. Throws, each with its place,
 * `invalid_syntax`, `unexpected_end`, `trailing_content`, `too_deep` (more edges than `maxDepth`, or than
 * LARGEST_MAX_DEPTH, from the root to a value) and the codes of readString, readNumber and readKey.
 */
export function readText(text: string, maxDepth: number, field: string): JsonValue {
  const reading = readingOf(text, maxDepth, field);
  const root = readValue(reading, 0);
  if (!Number.isNaN(nextUnit(reading))) throw fault(reading, 'trailing_content');
  return root;
}

function readingOf(text: string, maxDepth: number, field: string): ValueReading {
  const deepest = Math.min(maxDepth, LARGEST_MAX_DEPTH);
  // Stacks hold something from the start on: V8 makes other code for lists that were empty, and that costs time.
  return {
    text,
    field,
    at: 0,
    keys: [''],
    starts: [0],
    keyCount: 0,
    neighbours: new Array<readonly string[]>(deepest + 1).fill(NONE),
    lists: new Map(),
    maxDepth: deepest,
    values: [''],
    valueCount: 0,
  };
}

function readValue(reading: ValueReading, depth: number): JsonValue {
  const unit = nextUnit(reading);
  if (depth > reading.maxDepth) throw fault(reading, 'too_deep');
  if (unit === QUOTE) return readString(reading);
  if (unit === OPEN_OBJECT) return readObject(reading, depth);
  if (unit === OPEN_ARRAY) return readArray(reading, depth);
  if (unit === MINUS || (unit >= ZERO && unit <= NINE)) return readNumber(reading);
  return readWord(reading);
}

function readWord(reading: Reading): boolean | null {
  if (skipWord(reading, 'true')) return true;
  if (skipWord(reading, 'false')) return false;
  if (skipWord(reading, 'null')) return null;
  throw unexpected(reading);
}

function skipWord(reading: Reading, word: string): boolean {
  if (!reading.text.startsWith(word, reading.at)) return false;
  reading.at += word.length;
  return true;
}

function readArray(reading: ValueReading, depth: number): JsonArray {
  const start = reading.at;
  if (isEmpty(reading, CLOSE_ARRAY)) return { kind: 'array', items: NONE, start };
  const first = reading.valueCount;
  do readMemberValue(reading, depth);
  while (continues(reading, CLOSE_ARRAY));
  return { kind: 'array', items: takeValues(reading, first), start };
}

function readObject(reading: ValueReading, depth: number): JsonObject {
  const start = reading.at;
  if (isEmpty(reading, CLOSE_OBJECT))
    return { kind: 'object', keys: NONE, values: NONE, starts: NONE, start };
  const firstValue = reading.valueCount;
  const firstKey = reading.keyCount;
  do {
    readKey(reading);
    readMemberValue(reading, depth);
  } while (continues(reading, CLOSE_OBJECT));
  const keys = takeKeys(reading, firstKey, depth);
  const starts = reading.starts.slice(firstKey, reading.keyCount);
  reading.keyCount = firstKey;
  return { kind: 'object', keys, values: takeValues(reading, firstValue), starts, start };
}

/** Passes an opening bracket, and the closing one where nothing stands between them. */
function isEmpty(reading: Reading, close: number): boolean {
  reading.at += 1;
  if (nextUnit(reading) !== close) return false;
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
  const unit = nextUnit(reading);
  if (unit !== COMMA && unit !== close) throw unexpected(reading);
  reading.at += 1;
  return unit === COMMA;
}

function takeValues(reading: ValueReading, first: number): readonly JsonValue[] {
  const values = reading.values.slice(first, reading.valueCount);
  reading.valueCount = first;
  return values;
}
