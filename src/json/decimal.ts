/** A decimal value in its one normal form: digits × 10^exponent, digits without outer zeros, zero as `0` and `0`. */
export interface Decimal {
  /** `-` in front where negative. */
  readonly digits: string;
  readonly exponent: string;
}

const ZERO: Decimal = { digits: '0', exponent: '0' };

/** The value of a JSON number literal, or of what `String` gives for a finite double. No power is ever expanded. */
export function decimalOf(literal: string): Decimal {
  const negative = literal.startsWith('-');
  const mark = literal.search(/[eE]/);
  const mantissa = literal.slice(negative ? 1 : 0, mark === -1 ? literal.length : mark);
  const point = mantissa.indexOf('.');
  const digits = point === -1 ? mantissa : mantissa.slice(0, point) + mantissa.slice(point + 1);
  const first = leadingZeros(digits);
  if (first === digits.length) return ZERO;
  const end = digits.length - trailingZeros(digits);
  const fraction = point === -1 ? 0 : mantissa.length - point - 1;
  return {
    digits: (negative ? '-' : '') + digits.slice(first, end),
    exponent: sum(mark === -1 ? '0' : literal.slice(mark + 1), digits.length - end - fraction),
  };
}

// Counted by hand: a regular expression for trailing zeros takes quadratic time.
function leadingZeros(digits: string): number {
  let count = 0;
  while (digits.charCodeAt(count) === 0x30) count += 1;
  return count;
}

function trailingZeros(digits: string): number {
  let count = 0;
  while (digits.charCodeAt(digits.length - 1 - count) === 0x30) count += 1;
  return count;
}

function sum(exponent: string, shift: number): string {
  if (exponent.length <= 15) return String(Number(exponent) + shift);
  return String(BigInt(exponent.startsWith('+') ? exponent.slice(1) : exponent) + BigInt(shift));
}
