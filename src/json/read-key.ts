import { readString } from './read-string.js';
import type { Reading } from './reading.js';
import { fault, nextUnit, unexpected } from './reading.js';

const QUOTE = 0x22;
const COLON = 0x3a;

/** Keys whose objects have not ended yet, and where they start in the text, lie on stacks. */
export interface KeyReading extends Reading {
  readonly keys: string[];
  readonly starts: number[];
  keyCount: number;
  /** The keys of the last object that ended at each depth: its next neighbour is likely to have the same. */
  readonly neighbours: (readonly string[])[];
  /** The latest list of keys with each last key. */
  readonly lists: Map<string, readonly string[]>;
}

/** Reads a key and the colon behind it. Throws the codes of readString, `invalid_syntax` and `unexpected_end`. */
export function readKey(reading: KeyReading): void {
  if (nextUnit(reading) !== QUOTE) throw unexpected(reading);
  const { keyCount } = reading;
  reading.starts[keyCount] = reading.at;
  reading.keys[keyCount] = readString(reading);
  reading.keyCount = keyCount + 1;
  if (nextUnit(reading) !== COLON) throw unexpected(reading);
  reading.at += 1;
}

/**
 * The keys of an object that ended at that depth, given the index of its first one on the stack. Objects with the
 * same keys in the same order share one list, which was searched for duplicates once. Throws `duplicate_key`
 * (compared after unescaping).
 */
export function takeKeys(reading: KeyReading, first: number, depth: number): readonly string[] {
  const neighbour = reading.neighbours[depth];
  if (neighbour !== undefined && areKeys(reading, first, neighbour)) return neighbour;
  const last = reading.keys[reading.keyCount - 1] ?? '';
  const known = reading.lists.get(last);
  const keys = known !== undefined && areKeys(reading, first, known) ? known : newKeys(reading, first);
  reading.lists.set(last, keys);
  reading.neighbours[depth] = keys;
  return keys;
}

function areKeys(reading: KeyReading, first: number, keys: readonly string[]): boolean {
  if (keys.length !== reading.keyCount - first) return false;
  for (let index = 0; index < keys.length; index += 1) {
    if (keys[index] !== reading.keys[first + index]) return false;
  }
  return true;
}

function newKeys(reading: KeyReading, first: number): readonly string[] {
  const keys = reading.keys.slice(first, reading.keyCount);
  if (new Set(keys).size === keys.length) return keys;
  const seen = new Set<string>();
  const again = keys.findIndex((key) => seen.size === seen.add(key).size);
  throw fault(reading, 'duplicate_key', reading.starts[first + again]);
}
