import { decimalOf } from './decimal.js';
import type { ExactNumber } from './value.js';

/** Decimals of so many characters have the value of the double they become, as all of at most 15 digits do. */
const SHORT_DECIMAL = 15;

/** No double's shortest text has more digits than these. */
const MAX_DIGITS_OF_A_DOUBLE = 17;

/**
 * The value of a JSON number literal, given whether it has neither fraction nor exponent: a plain number where its
 * decimal value is that of the double it becomes (as `String` writes that) and, if integral, it was written as an
 * integer; else an exact number. `-0` is 0.
 */
export function numberOf(literal: string, integer: boolean): number | ExactNumber {
  const double = Number(literal);
  if (integer && Number.isSafeInteger(double)) return double === 0 ? 0 : double;
  const fraction = !Number.isInteger(double);
  if (fraction && literal.length <= SHORT_DECIMAL && !/e/i.test(literal)) return double;
  const { digits, exponent } = decimalOf(literal);
  if (fraction !== integer && isShortest(digits, exponent, double)) return double;
  return { kind: 'number', digits, exponent, double, integer };
}

/** Whether two numbers have one decimal value: `1`, `1.0` and `1e0` have, `-0.0` and `0` too. */
export function sameNumber(a: number | ExactNumber, b: number | ExactNumber): boolean {
  if (typeof a === 'number') return typeof b === 'number' ? a === b : isDouble(b, a);
  if (typeof b === 'number') return isDouble(a, b);
  return a.digits === b.digits && a.exponent === b.exponent;
}

/**
 * The one text of a number's decimal value: as RFC 8785 (section 3.2.2.3) writes a double, else `-?D(eN)?`, where D
 * are the digits without outer zeros and N is the power of ten behind them. No value has two texts, no text two values.
 */
export function numberText(value: number | ExactNumber): string {
  if (typeof value === 'number') return String(value);
  if (isDouble(value, value.double)) return String(value.double);
  return value.exponent === '0' ? value.digits : `${value.digits}e${value.exponent}`;
}

function isDouble(exact: ExactNumber, double: number): boolean {
  return exact.double === double && isShortest(exact.digits, exact.exponent, double);
}

function isShortest(digits: string, exponent: string, double: number): boolean {
  if (digits.length > MAX_DIGITS_OF_A_DOUBLE + 1 || !Number.isFinite(double)) return false;
  const shortest = decimalOf(String(double));
  return shortest.digits === digits && shortest.exponent === exponent;
}
