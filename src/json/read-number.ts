import { numberOf } from './number.js';
import type { Reading } from './reading.js';
import { fault, unexpected } from './reading.js';
import type { ExactNumber } from './value.js';

const PLUS = 0x2b;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;

/** Most digits of a literal, its exponent's included. */
const MOST_DIGITS = 1000;

/**
 * Reads a number whose first unit is next. Throws `invalid_number`, `number_too_long` and `unexpected_end`
 * (RFC 8259, section 6).
 */
export function readNumber(reading: Reading): number | ExactNumber {
  const { text } = reading;
  const start = reading.at;
  const negative = text.charCodeAt(start) === MINUS;
  const whole = negative ? start + 1 : start;
  let at = digitsEnd(reading, whole);
  if (at - whole > 1 && text.charCodeAt(whole) === ZERO) throw fault(reading, 'invalid_number', start);
  let digits = at - whole;
  let integer = true;
  if (text.charCodeAt(at) === POINT) {
    integer = false;
    const end = digitsEnd(reading, at + 1);
    digits += end - at - 1;
    at = end;
  }
  const mark = text.charCodeAt(at) | 0x20;
  if (mark === 0x65) {
    integer = false;
    const sign = text.charCodeAt(at + 1);
    const from = sign === PLUS || sign === MINUS ? at + 2 : at + 1;
    const end = digitsEnd(reading, from);
    digits += end - from;
    at = end;
  }
  if (digits > MOST_DIGITS) throw fault(reading, 'number_too_long', start);
  reading.at = at;
  return numberOf(text.slice(start, at), integer);
}

/** End of the digits, at least one, that begin at an offset. */
function digitsEnd(reading: Reading, from: number): number {
  let at = from;
  for (; ; at += 1) {
    const unit = reading.text.charCodeAt(at);
    if (!(unit >= ZERO && unit <= NINE)) break;
  }
  if (at === from) throw unexpected(reading, at, 'invalid_number');
  return at;
}
