import { readString } from './read-string.js';
import type { Reading } from './reading.js';
import { fault, unexpected } from './reading.js';

const QUOTE = 0x22;

/** More keys than these are compared by a set, fewer one by one. */
const FEW_KEYS = 12;

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

/**
 * What is known of an object's keys so far: that they begin this list of a neighbour (so that none comes twice), or
 * their set, or nothing.
 */
export type KnownKeys = readonly string[] | Set<string> | null;

/**
 * Reads a key of an object whose first key is at an index of the stack; takes what is known of the keys before it,
 * returns what is known with it. Throws `duplicate_key` (compared after unescaping) and the codes of readString.
 */
export function readKey(reading: KeyReading, first: number, known: KnownKeys): KnownKeys {
  const start = reading.at;
  if (reading.text.charCodeAt(start) !== QUOTE) throw unexpected(reading);
  const key = readString(reading);
  const next = knownWith(reading, first, known, key);
  if (next === undefined) throw fault(reading, 'duplicate_key', start);
  reading.keys[reading.keyCount] = key;
  reading.starts[reading.keyCount] = start;
  reading.keyCount += 1;
  return next;
}

/** What is known with one key more; undefined where that key is known already. */
function knownWith(reading: KeyReading, first: number, known: KnownKeys, key: string): KnownKeys | undefined {
  const count = reading.keyCount - first;
  if (known instanceof Set) return known.has(key) ? undefined : known.add(key);
  if (known !== null && known[count] === key) return known;
  if (count > FEW_KEYS)
    return knownWith(reading, first, new Set(reading.keys.slice(first, reading.keyCount)), key);
  for (let index = first; index < reading.keyCount; index += 1) {
    if (reading.keys[index] === key) return undefined;
  }
  return null;
}

/** The keys of an object that ended at that depth. Objects with the same keys in the same order share one list. */
export function takeKeys(
  reading: KeyReading,
  first: number,
  depth: number,
  known: KnownKeys,
): readonly string[] {
  const count = reading.keyCount - first;
  reading.keyCount = first;
  if (known !== null && !(known instanceof Set) && known.length === count) return known;
  const keys = reading.keys.slice(first, first + count);
  const shared = sharedList(reading.lists, keys);
  reading.neighbours[depth] = shared;
  return shared;
}

function sharedList(lists: Map<string, readonly string[]>, keys: readonly string[]): readonly string[] {
  const last = keys.at(-1) ?? '';
  const list = lists.get(last);
  if (list !== undefined && sameKeys(list, keys)) return list;
  lists.set(last, keys);
  return keys;
}

function sameKeys(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) {
    if (a[index] !== b[index]) return false;
  }
  return true;
}
