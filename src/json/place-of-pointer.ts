import type { Place } from './gate-error.js';
import { locate } from './locate.js';
import { readString } from './read-string.js';
import type { Reading } from './reading.js';
import { skipSpace } from './reading.js';

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Where the place that a JSON Pointer names stands in a text that was read strictly: the key's opening quote for a
 * member, the first unit of the value for an item and for the root; null where there is none. Tokens are unescaped;
 * `start` is the offset of the value that the pointer is relative to. Re-reads the text from there.
 */
export function placeOfPointer(text: string, tokens: readonly (string | number)[], start = 0): Place | null {
  const reading: Reading = { text, field: 'pointer', at: start };
  skipSpace(reading);
  let found = reading.at;
  for (const token of tokens) {
    found = enter(reading, String(token));
    if (found === -1) return null;
  }
  return locate(text, found);
}

/** Goes from a value's first unit to that of its member or item; returns where that is shown, or -1. */
function enter(reading: Reading, token: string): number {
  const unit = reading.text.charCodeAt(reading.at);
  if (unit === OPEN_OBJECT) return enterObject(reading, token);
  if (unit === OPEN_ARRAY && /^(?:0|[1-9][0-9]*)$/.test(token)) return enterArray(reading, Number(token));
  return -1;
}

function enterObject(reading: Reading, key: string): number {
  while (next(reading)) {
    const start = reading.at;
    const found = readString(reading) === key;
    skipSpace(reading);
    reading.at += 1;
    skipSpace(reading);
    if (found) return start;
    skipValue(reading);
  }
  return -1;
}

function enterArray(reading: Reading, index: number): number {
  for (let count = 0; next(reading); count += 1) {
    if (count === index) return reading.at;
    skipValue(reading);
  }
  return -1;
}

/** Passes an opening bracket or a comma; false at the closing bracket. */
function next(reading: Reading): boolean {
  skipSpace(reading);
  if (isClose(reading.text.charCodeAt(reading.at))) return false;
  reading.at += 1;
  skipSpace(reading);
  return !isClose(reading.text.charCodeAt(reading.at));
}

function isClose(unit: number): boolean {
  return unit === CLOSE_ARRAY || unit === CLOSE_OBJECT;
}

function skipValue(reading: Reading): void {
  const { text } = reading;
  let depth = 0;
  while (reading.at < text.length) {
    const unit = text.charCodeAt(reading.at);
    if (depth === 0 && (unit === COMMA || isClose(unit))) return;
    if (unit === QUOTE) {
      readString(reading);
      continue;
    }
    if (unit === OPEN_ARRAY || unit === OPEN_OBJECT) depth += 1;
    if (isClose(unit)) depth -= 1;
    reading.at += 1;
  }
}
