import type { Reading } from './reading.js';
import { unexpected } from './reading.js';
import { unescape } from './unescape.js';

const SPACE = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** A reading whose bytes can be looked at four at a time. */
export interface StringReading extends Reading {
  readonly view: DataView;
}

/**
 * Reads a string whose opening quote is the next byte. Throws `control_character`, `invalid_escape`,
 * `lone_surrogate` (an escaped one; others are no UTF-8) and `unexpected_end`, by RFC 8259, section 7.
 */
export function readString(reading: StringReading): string {
  const { bytes, view } = reading;
  const start = reading.at + 1 - reading.shift;
  const lastWord = bytes.length - 4;
  let at = reading.at + 1;
  let escaped = false;
  for (;;) {
    while (at <= lastWord && isPlain(view.getInt32(at, true))) at += 4;
    const byte = bytes[at];
    if (byte === QUOTE) break;
    if (byte === undefined || byte < SPACE) throw unexpected(reading, 'control_character', at);
    if (byte === BACKSLASH) {
      escaped = true;
      at += 1;
    } else if (byte >= 0x80) {
      reading.shift += shiftOf(byte);
    }
    at += 1;
  }
  reading.at = at + 1;
  const end = at - reading.shift;
  return escaped ? unescape(reading, start, end) : reading.text.slice(start, end);
}

/** Whether four bytes are ASCII without control character, quote or backslash: each of these sets its byte's top bit. */
function isPlain(word: number): boolean {
  const quote = word ^ 0x22222222;
  const backslash = word ^ 0x5c5c5c5c;
  const control = word - 0x20202020;
  const marks = ((quote - 0x01010101) & ~quote) | ((backslash - 0x01010101) & ~backslash) | control | word;
  return (marks & 0x80808080) === 0;
}

/** What one byte adds to the shift: 1, 2 and 2 in all for the characters of 2, 3 and 4 bytes. */
function shiftOf(byte: number): number {
  if (byte < 0xc0) return 1;
  return byte < 0xf0 ? 0 : -1;
}
