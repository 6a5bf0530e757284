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
  let escaped = false;
  for (let at = start; ; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) {
      reading.at = at + 1;
      return escaped ? unescape(reading, start, at) : text.slice(start, at);
    }
    // Behind the last unit it is NaN, for which no comparison holds.
    if (!(unit >= SPACE)) throw unexpected(reading, 'control_character', at);
    if (unit === BACKSLASH) {
      escaped = true;
      at += 1;
    }
  }
}
