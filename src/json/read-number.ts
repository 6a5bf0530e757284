import { numberOf } from './number.js';
import type { Reading } from './reading.js';
import { fault, unexpected } from './reading.js';
import type { ExactNumber } from './value.js';

const PLUS = 0x2b;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const LETTER_E = 0x65;

/** Most digits of a literal, its exponent's included. */
const MOST_DIGITS = 1000;

/** Integers of so many digits are doubles, and so are all on the way to them. */
const SAFE_DIGITS = 15;

/**
 * Reads a number whose first unit is next. Throws `invalid_number`, `number_too_long` (more than 1,000 digits, the
 * exponent's included) and `unexpected_end`, by RFC 8259, section 6.
 */
export function readNumber(reading: Reading): number | ExactNumber {
  const { text } = reading;
  const start = reading.at;
  const whole = text.charCodeAt(start) === MINUS ? start + 1 : start;
  const wholeEnd = digitsEnd(reading, whole);
  if (wholeEnd > whole + 1 && text.charCodeAt(whole) === ZERO) throw fault(reading, 'invalid_number');
  const fractionEnd = text.charCodeAt(wholeEnd) === POINT ? digitsEnd(reading, wholeEnd + 1) : wholeEnd;
  const end = exponentEnd(reading, fractionEnd);
  if (end - start > MOST_DIGITS && digitsIn(text.slice(start, end)) > MOST_DIGITS) {
    throw fault(reading, 'number_too_long');
  }
  reading.at = end;
  if (end === wholeEnd && end - whole <= SAFE_DIGITS) return smallInteger(text, start, whole, end);
  return numberOf(text.slice(start, end), end === wholeEnd);
}

function exponentEnd(reading: Reading, at: number): number {
  const { text } = reading;
  if ((text.charCodeAt(at) | 0x20) !== LETTER_E) return at;
  const sign = text.charCodeAt(at + 1);
  return digitsEnd(reading, sign === PLUS || sign === MINUS ? at + 2 : at + 1);
}

/** End of the digits, at least one, that begin at an offset. */
function digitsEnd(reading: Reading, from: number): number {
  const { text } = reading;
  let at = from;
  while (isDigit(text.charCodeAt(at))) at += 1;
  if (at === from) throw unexpected(reading, 'invalid_number', at);
  return at;
}

function isDigit(unit: number): boolean {
  return unit >= ZERO && unit <= NINE;
}

function digitsIn(literal: string): number {
  return literal.replaceAll(/[^0-9]/g, '').length;
}

function smallInteger(text: string, start: number, whole: number, end: number): number {
  let value = 0;
  for (let at = whole; at < end; at += 1) value = value * 10 + text.charCodeAt(at) - ZERO;
  return whole > start && value > 0 ? -value : value;
}
