import { notUnderstood } from './origin.js';
import type { Origin } from './origin.js';

const MOST_POINTERS = 100;
const LONGEST = 1000;

/**
 * Places to leave out of the comparison: JSON Pointers (RFC 6901, section 3) one a line, none of them empty, 100 at
 * most of 1,000 UTF-16 units at most. Throws the origin's code for anything else, and where one stands twice.
 */
export function parseIgnoredPointers(text: string, origin: Origin): readonly string[] {
  const pointers = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const distinct = new Set(pointers).size === pointers.length;
  if (!distinct || pointers.length > MOST_POINTERS || !pointers.every(isPointer)) throw notUnderstood(origin);
  return pointers;
}

function isPointer(text: string): boolean {
  return text.length <= LONGEST && /^(?:\/(?:[^~/]|~[01])*)+$/.test(text);
}
