import type { Reading } from './reading.js';
import { unexpected } from './reading.js';
import { unescape } from './unescape.js';

const SPACE = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Reads a string whose opening quote is the next unit. Throws `control_character`, `invalid_escape`,
 * `lone_surrogate` (an escaped one; others are no UTF-8) and `unexpected_end`, by RFC 8259, section 7.
 */
export function readString(reading: Reading): string {
  const { text } = reading;
  const start = reading.at + 1;
  const end = plainEnd(reading, start);
  if (text.charCodeAt(end) === QUOTE) {
    reading.at = end + 1;
    return text.slice(start, end);
  }
  const quote = escapedEnd(reading, end);
  reading.at = quote + 1;
  return unescape(reading, start, quote);
}

/** Offset of the first quote or backslash. */
function plainEnd(reading: Reading, start: number): number {
  const { text } = reading;
  for (let at = start; ; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE || unit === BACKSLASH) return at;
    // Behind the last unit it is NaN, which no comparison holds for.
    if (!(unit >= SPACE)) throw unexpected(reading, 'control_character', at);
  }
}

/** Offset of the closing quote, given that of the first backslash. */
function escapedEnd(reading: Reading, backslash: number): number {
  let at = backslash;
  while (reading.text.charCodeAt(at) === BACKSLASH) at = plainEnd(reading, at + 2);
  return at;
}
