import type { StringReading } from './read-string.js';
import { readString } from './read-string.js';
import { fault, unexpected } from './reading.js';

const QUOTE = 0x22;

/** Objects with more keys than these have no shape, and no more shapes than these are kept. */
const MOST_KEYS = 32;
const MOST_SHAPES = 10_000;

/** Keys whose objects have not ended yet, and where they start in the text, lie on stacks. */
export interface KeyReading extends StringReading {
  readonly keys: string[];
  readonly starts: number[];
  keyCount: number;
  /** The shape of an object that has just begun. */
  readonly noKeys: Shape;
  shapeCount: number;
}

/**
 * The keys that some objects of a document begin with. Objects with the same keys in the same order share one list
 * of keys, and no key comes twice on the way from shape to shape.
 */
export interface Shape {
  readonly key: string;
  /** Where its last key was first met: index of the first byte, how many with the closing quote, and their shift. */
  readonly at: number;
  readonly length: number;
  readonly shift: number;
  /** How many keys. */
  readonly size: number;
  /** All keys, set when the first object ends with this shape. */
  keys: readonly string[] | null;
  /** The shapes of one key more, by that key, and the one that was met last. */
  readonly next: Map<string, Shape>;
  latest: Shape | null;
}

/** The keys of the object at hand: a shape, or a set where there is none. */
export type KnownKeys = Shape | Set<string>;

/** The shape of an empty object. */
export function emptyShape(): Shape {
  return { key: '', at: 0, length: 0, shift: 0, size: 0, keys: null, next: new Map(), latest: null };
}

/**
 * Reads a key: takes the object's keys before it, and the place of its first key on the stack; returns its keys with
 * this one. Throws `duplicate_key` (compared after unescaping) and the codes of readString.
 */
export function readKey(reading: KeyReading, first: number, known: KnownKeys): KnownKeys {
  if (reading.bytes[reading.at] !== QUOTE) throw unexpected(reading);
  if (known instanceof Set) return readUnshaped(reading, known);
  const { latest } = known;
  if (latest === null || !isNext(reading, latest)) return readShaped(reading, first, known);
  push(reading, latest.key, reading.at - reading.shift);
  reading.at += 1 + latest.length;
  reading.shift += latest.shift;
  return latest;
}

/** The list of an object's keys, when it has ended. */
export function takeKeys(reading: KeyReading, first: number, known: KnownKeys): readonly string[] {
  if (known instanceof Set) return reading.keys.slice(first, reading.keyCount);
  known.keys ??= reading.keys.slice(first, reading.keyCount);
  return known.keys;
}

function push(reading: KeyReading, key: string, start: number): void {
  reading.keys[reading.keyCount] = key;
  reading.starts[reading.keyCount] = start;
  reading.keyCount += 1;
}

/** Whether the bytes of a shape's last key come next; equal bytes are equal keys. */
function isNext(reading: KeyReading, shape: Shape): boolean {
  const { bytes } = reading;
  const at = reading.at + 1;
  for (let index = 0; index < shape.length; index += 1) {
    if (bytes[at + index] !== bytes[shape.at + index]) return false;
  }
  return true;
}

function readShaped(reading: KeyReading, first: number, shape: Shape): KnownKeys {
  const { at, shift } = reading;
  const key = readString(reading);
  const known = shape.next.get(key);
  if (known === undefined && reading.keys.slice(first, reading.keyCount).includes(key)) {
    throw duplicate(reading, at, shift);
  }
  push(reading, key, at - shift);
  if (known === undefined && (shape.size === MOST_KEYS || reading.shapeCount === MOST_SHAPES)) {
    return new Set(reading.keys.slice(first, reading.keyCount));
  }
  shape.latest = known ?? addShape(reading, shape, key, at, shift);
  return shape.latest;
}

function addShape(reading: KeyReading, shape: Shape, key: string, at: number, shift: number): Shape {
  const next: Shape = {
    key,
    at: at + 1,
    length: reading.at - at - 1,
    shift: reading.shift - shift,
    size: shape.size + 1,
    keys: null,
    next: new Map(),
    latest: null,
  };
  shape.next.set(key, next);
  reading.shapeCount += 1;
  return next;
}

function readUnshaped(reading: KeyReading, known: Set<string>): KnownKeys {
  const { at, shift } = reading;
  const key = readString(reading);
  if (known.has(key)) throw duplicate(reading, at, shift);
  push(reading, key, at - shift);
  return known.add(key);
}

/** The fault of a key that began there; the reading is behind it. */
function duplicate(reading: KeyReading, at: number, shift: number): Error {
  return fault({ ...reading, at, shift }, 'duplicate_key');
}
