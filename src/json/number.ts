import { decimalOf } from './decimal.js';
import type { ExactNumber } from './value.js';

/**
 * The value of a JSON number literal: a plain number where the literal's decimal value is that of the double it
 * becomes (as `String` writes it) and, if integral, the literal was written as an integer; else an exact number.
 * `-0` is 0.
 */
export function numberOf(literal: string, integer: boolean): number | ExactNumber {
  const double = Number(literal);
  const { digits, exponent } = decimalOf(literal);
  if (integer ? double === 0 : Number.isInteger(double)) {
    return integer ? 0 : { kind: 'number', digits, exponent, double, integer };
  }
  if (isShortest(digits, exponent, double)) return double;
  return { kind: 'number', digits, exponent, double, integer };
}

/** Whether two numbers have the same decimal value: `1`, `1.0` and `1e0` do, `-0` and `0` do. */
export function sameNumber(a: number | ExactNumber, b: number | ExactNumber): boolean {
  if (typeof a === 'number') return typeof b === 'number' ? a === b : isNumber(b, a);
  if (typeof b === 'number') return isNumber(a, b);
  return a.digits === b.digits && a.exponent === b.exponent;
}

/**
 * The one text of a number's decimal value: as RFC 8785 (section 3.2.2.3) writes a double, else `-?D(eN)?`, where D
 * are the digits without outer zeros and N is the power of ten behind them. The two forms never meet.
 */
export function numberText(value: number | ExactNumber): string {
  if (typeof value === 'number') return String(value);
  if (isShortest(value.digits, value.exponent, value.double)) return String(value.double);
  return value.exponent === '0' ? value.digits : `${value.digits}e${value.exponent}`;
}

function isNumber(exact: ExactNumber, double: number): boolean {
  return exact.double === double && isShortest(exact.digits, exact.exponent, double);
}

/** No double's shortest text has more digits than these. */
const MOST_DIGITS_OF_A_DOUBLE = 17;

function isShortest(digits: string, exponent: string, double: number): boolean {
  if (digits.length > MOST_DIGITS_OF_A_DOUBLE + 1 || !Number.isFinite(double)) return false;
  const shortest = decimalOf(String(double));
  return shortest.digits === digits && shortest.exponent === exponent;
}
