import { numberOf } from './number.js';
import type { Cursor } from './cursor.js';
import { byteAt, fault, unexpected } from './cursor.js';
import type { ExactNumber } from './value.js';
import { MAX_NUMBER_DIGITS } from '../limits.js';

const PLUS = 0x2b;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const LETTER_E = 0x65;

/** Integers of so many digits are doubles, and so are all on the way to them. */
const SAFE_DIGITS = 15;

/**
 * Reads a number whose first byte is next. Throws `invalid_number`, `number_too_long` (more than 1,000 digits, the
 * exponent's included) and `unexpected_end`, by RFC 8259, section 6.
 */
export function readNumber(cursor: Cursor): number | ExactNumber {
  const { bytes } = cursor;
  const start = cursor.at;
  const whole = bytes[start] === MINUS ? start + 1 : start;
  const wholeEnd = digitsEnd(cursor, whole);
  if (wholeEnd > whole + 1 && bytes[whole] === ZERO) throw fault(cursor, 'invalid_number');
  const fractionEnd = byteAt(bytes, wholeEnd) === POINT ? digitsEnd(cursor, wholeEnd + 1) : wholeEnd;
  const end = exponentEnd(cursor, fractionEnd);
  if (end - start > MAX_NUMBER_DIGITS && digitsIn(bytes, start, end) > MAX_NUMBER_DIGITS) {
    throw fault(cursor, 'number_too_long');
  }
  cursor.at = end;
  if (end === wholeEnd && end - whole <= SAFE_DIGITS) return smallInteger(bytes, start, whole, end);
  return numberOf(cursor.text.slice(start - cursor.shift, end - cursor.shift), end === wholeEnd);
}

function exponentEnd(cursor: Cursor, at: number): number {
  const { bytes } = cursor;
  if ((byteAt(bytes, at) | 0x20) !== LETTER_E) return at;
  const sign = byteAt(bytes, at + 1);
  return digitsEnd(cursor, sign === PLUS || sign === MINUS ? at + 2 : at + 1);
}

/** End of the digits, at least one, that begin at an index. */
function digitsEnd(cursor: Cursor, from: number): number {
  const { bytes } = cursor;
  let at = from;
  while (isDigit(byteAt(bytes, at))) at += 1;
  if (at === from) throw unexpected(cursor, 'invalid_number', at);
  return at;
}

function isDigit(byte: number): boolean {
  return byte >= ZERO && byte <= NINE;
}

function digitsIn(bytes: Uint8Array, start: number, end: number): number {
  return bytes.subarray(start, end).filter(isDigit).length;
}

function smallInteger(bytes: Uint8Array, start: number, whole: number, end: number): number {
  let value = 0;
  for (let at = whole; at < end; at += 1) value = value * 10 + byteAt(bytes, at) - ZERO;
  return whole > start && value > 0 ? -value : value;
}
