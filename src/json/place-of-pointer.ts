import type { Place } from '../errors/index.js';
import { locate } from './locate.js';
import { unescape } from './unescape.js';

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** A walk through a text that was read strictly, so that nothing needs to be checked. */
interface Walk {
  readonly text: string;
  at: number;
}

/**
 * Where that which a JSON Pointer (RFC 6901) names stands: the key's opening quote for a member, the first unit of
 * the value for an item and for the root; null where there is no such thing. Takes the text of a document that
 * parseJson read, the pointer's unescaped tokens, and the offset of the value that the pointer starts from (the root
 * by default; an array's or object's `start` spares reading all before it; -1, no source, gives null).
 */
export function placeOfPointer(text: string, tokens: readonly (string | number)[], start = 0): Place | null {
  if (start < 0) return null;
  const walk: Walk = { text, at: start };
  skipSpace(walk);
  let found = walk.at;
  for (const token of tokens) {
    found = enter(walk, String(token));
    if (found === -1) return null;
  }
  return locate(text, found);
}

/**
 * The offsets of an array's items, in one walk. Takes the text of a document that parseJson read and the array's
 * `start`; -1, no source, gives none.
 */
export function itemOffsets(text: string, start: number): readonly number[] {
  if (start < 0) return [];
  const walk: Walk = { text, at: start };
  const offsets: number[] = [];
  while (goToNext(walk)) {
    offsets.push(walk.at);
    skipValue(walk);
  }
  return offsets;
}

/** Goes from a value to its member or item; returns the offset that stands for that, -1 where there is none. */
function enter(walk: Walk, token: string): number {
  const unit = walk.text.charCodeAt(walk.at);
  if (unit === OPEN_OBJECT) return enterObject(walk, token);
  if (unit === OPEN_ARRAY && /^(?:0|[1-9][0-9]*)$/.test(token)) return enterArray(walk, Number(token));
  return -1;
}

function enterObject(walk: Walk, key: string): number {
  while (goToNext(walk)) {
    const start = walk.at;
    skipString(walk);
    const found = keyOf(walk.text.slice(start + 1, walk.at - 1)) === key;
    skipSpace(walk);
    walk.at += 1;
    skipSpace(walk);
    if (found) return start;
    skipValue(walk);
  }
  return -1;
}

function keyOf(raw: string): string {
  return raw.includes('\\') ? unescape({ text: raw, field: 'pointer' }, 0, raw.length) : raw;
}

function enterArray(walk: Walk, index: number): number {
  for (let count = 0; goToNext(walk); count += 1) {
    if (count === index) return walk.at;
    skipValue(walk);
  }
  return -1;
}

/** Passes an opening bracket or a comma; false where the closing bracket follows. */
function goToNext(walk: Walk): boolean {
  if (isClose(walk.text.charCodeAt(walk.at))) return false;
  walk.at += 1;
  skipSpace(walk);
  return !isClose(walk.text.charCodeAt(walk.at));
}

function isClose(unit: number): boolean {
  return unit === CLOSE_ARRAY || unit === CLOSE_OBJECT;
}

function skipSpace(walk: Walk): void {
  while (isSpace(walk.text.charCodeAt(walk.at))) walk.at += 1;
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;
}

/** Passes a value, up to the comma or closing bracket behind it. */
function skipValue(walk: Walk): void {
  for (let depth = 0; walk.at < walk.text.length;) {
    const unit = walk.text.charCodeAt(walk.at);
    if (depth === 0 && (unit === COMMA || isClose(unit))) return;
    if (unit === QUOTE) {
      skipString(walk);
      continue;
    }
    if (unit === OPEN_ARRAY || unit === OPEN_OBJECT) depth += 1;
    if (isClose(unit)) depth -= 1;
    walk.at += 1;
  }
}

function skipString(walk: Walk): void {
  let quote = walk.text.indexOf('"', walk.at + 1);
  while (isEscaped(walk.text, quote)) quote = walk.text.indexOf('"', quote + 1);
  walk.at = quote === -1 ? walk.text.length : quote + 1;
}

function isEscaped(text: string, offset: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(offset - 1 - backslashes) === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}
