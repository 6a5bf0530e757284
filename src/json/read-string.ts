import type { Cursor } from './cursor.js';
import { byteAt, unexpected } from './cursor.js';
import { unescape } from './unescape.js';

const SPACE = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Reads a string whose opening quote is the next byte. Throws `control_character`, `invalid_escape`,
 * `lone_surrogate` (an escaped one; others are no UTF-8) and `unexpected_end`, by RFC 8259, section 7.
 */
export function readString(cursor: Cursor): string {
  const { bytes } = cursor;
  const start = cursor.at + 1 - cursor.shift;
  let escaped = false;
  let at = cursor.at + 1;
  for (; ; at += 1) {
    const byte = byteAt(bytes, at);
    if (byte === QUOTE) break;
    if (byte < SPACE) throw unexpected(cursor, 'control_character', at);
    if (byte === BACKSLASH) {
      escaped = true;
      at += 1;
    } else if (byte >= 0x80) cursor.shift += shiftOf(byte);
  }
  cursor.at = at + 1;
  const end = at - cursor.shift;
  return escaped ? unescape(cursor, start, end) : cursor.text.slice(start, end);
}

/** What one byte adds to the shift: 1, 2 and 2 in all for the characters of 2, 3 and 4 bytes. */
function shiftOf(byte: number): number {
  if (byte < 0xc0) return 1;
  return byte < 0xf0 ? 0 : -1;
}
