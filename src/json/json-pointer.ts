import type { Place } from '../errors/index.js';
import { locate } from './locate.js';
import type { Walk } from './text-walk.js';
import { goToNext, skipSpace, skipString, skipValue } from './text-walk.js';
import { unescape } from './unescape.js';

const OPEN_ARRAY = 0x5b;
const OPEN_OBJECT = 0x7b;

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

/** A JSON Pointer (RFC 6901) of its tokens: `~` and `/` escaped; no token is the whole document, ``. */
export function jsonPointer(tokens: readonly (string | number)[]): string {
  return tokens.map((token) => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
