import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson, isExactNumber, sameValue } from '../../src/json/index.js';
import { read, readingFault } from './reading-texts.js';

describe('a number is plain where a double says all of it', () => {
  test.each([
    ['0', 0],
    ['-0', 0],
    ['1', 1],
    ['-17', -17],
    ['123456789012345', 123456789012345],
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', 9007199254740992],
    ['-9007199254740992', -9007199254740992],
    ['10000000000000000000000', 1e22],
    ['123456789012345680000', 123456789012345680000],
    ['0.1', 0.1],
    ['-0.25', -0.25],
    ['1e-7', 1e-7],
    ['2.5E-3', 0.0025],
    ['5e-324', 5e-324],
    ['0.30000000000000004', 0.30000000000000004],
    ['0.10', 0.1],
  ])('%s', (literal, value) => {
    expect(read(literal)).toBe(value);
  });
});

describe('else it keeps digits and exponent', () => {
  test.each([
    ['1.0', '1', '0', 1, false],
    ['1e0', '1', '0', 1, false],
    ['-10.0', '-1', '1', -10, false],
    ['1e400', '1', '400', Infinity, false],
    ['-1e400', '-1', '400', -Infinity, false],
    ['1E-400', '1', '-400', 0, false],
    ['0.0', '0', '0', 0, false],
    ['-0.0', '0', '0', -0, false],
    ['-0e99999999999999999999', '0', '0', -0, false],
    ['9223372036854775807', '9223372036854775807', '0', 2 ** 63, true],
    ['9007199254740993', '9007199254740993', '0', 9007199254740992, true],
    ['-18446744073709551620', '-1844674407370955162', '1', -(2 ** 64), true],
    ['0.1000000000000000055', '1000000000000000055', '-19', 0.1, false],
    ['1e+00016', '1', '16', 1e16, false],
    ['0.00120e-9999999999999999', '12', '-10000000000000003', 0, false],
    ['1200e9999999999999999', '12', '10000000000000001', Infinity, false],
    ['1200e+999999999999998', '12', '1000000000000000', Infinity, false],
  ])('%s', (literal, digits, exponent, double, integer) => {
    expect(read(literal)).toEqual({ kind: 'number', digits, exponent, double, integer });
  });
});

describe('the neighbours of a 64-bit limit', () => {
  test.each([
    ['9223372036854775807', '9223372036854775806'],
    ['18446744073709551615', '18446744073709551616'],
    ['9007199254740993', '9007199254740992'],
    ['0.1', '0.1000000000000000055'],
    ['1e400', '1e401'],
    ['1e400', '-1e400'],
    ['1e-400', '0'],
    ['1e-400', '0.0'],
    ['1e99999999999999999999', '1e99999999999999999998'],
    ['333333333.33333329', '333333333.3333333'],
  ])('%s is not %s', (one, other) => {
    expect(sameValue(read(one), read(other))).toBe(false);
    expect(sameValue(read(other), read(one))).toBe(false);
    expect(canonicalJson(read(one))).not.toBe(canonicalJson(read(other)));
  });

  test.each([
    ['1', '1.0'],
    ['1.0', '1e0'],
    ['-0.0', '0'],
    ['100', '1e2'],
    ['9223372036854775807', '9223372036854775807.0'],
    ['9223372036854775807', '92233720368547758070e-1'],
    ['1e400', '10e399'],
    ['1e99999999999999999999', '0.01e100000000000000000001'],
  ])('%s is %s', (one, other) => {
    expect(sameValue(read(one), read(other))).toBe(true);
    expect(sameValue(read(other), read(one))).toBe(true);
    expect(canonicalJson(read(one))).toBe(canonicalJson(read(other)));
  });
});

describe('a literal has at most 1,000 digits', () => {
  test.each([
    ['1'.repeat(1000), 'none'],
    ['1'.repeat(1001), 'number_too_long 1:1'],
    [`-0.${'1'.repeat(999)}`, 'none'],
    [`[-0.${'1'.repeat(1000)}]`, 'number_too_long 1:2'],
    [`-1.5e-${'1'.repeat(998)}`, 'none'],
    [`-1.5e-${'1'.repeat(999)}`, 'number_too_long 1:1'],
  ])('%s', (text, fault) => {
    expect(readingFault(text)).toBe(fault);
  });
});

/** A fraction of whole numbers. */
interface Ratio {
  readonly above: bigint;
  readonly below: bigint;
}

const digits = (least: number, most: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most });

const literals = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('', '-'),
      fc.oneof(
        fc.constant('0'),
        fc.tuple(fc.constantFrom(...'123456789'), digits(0, 24)).map((parts) => parts.join('')),
      ),
      fc.oneof(
        fc.constant(''),
        digits(1, 24).map((fraction) => `.${fraction}`),
      ),
      fc.oneof(
        fc.constant(''),
        fc
          .tuple(fc.constantFrom('e', 'E', 'e+', 'E-', 'e-'), fc.integer({ min: 0, max: 345 }))
          .map((parts) => parts.join('')),
      ),
    )
    .map((parts) => parts.join('')),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc
    .tuple(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer({ min: 1, max: 40 }))
    .map(([value, length]) => value.toPrecision(length)),
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(String),
);

/** The value of a literal, by whole numbers alone. */
function ratioOf(literal: string): Ratio {
  const [mantissa = '', power = '0'] = literal.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const exponent = Number(power) - fraction.length;
  const units = BigInt(whole + fraction);
  return exponent < 0
    ? { above: units, below: 10n ** BigInt(-exponent) }
    : { above: units * 10n ** BigInt(exponent), below: 1n };
}

function equal(a: Ratio, b: Ratio): boolean {
  return a.above * b.below === b.above * a.below;
}

describe('held against fractions of whole numbers', () => {
  test('any literal', () => {
    fc.assert(
      fc.property(literals, (literal) => {
        const double = Number(literal);
        const integer = /^-?[0-9]+$/.test(literal);
        const exact = Number.isFinite(double) && equal(ratioOf(literal), ratioOf(String(double)));
        const value = read(literal);
        if (exact && (integer || !Number.isInteger(double))) {
          expect(value).toBe(double === 0 ? 0 : double);
          return;
        }
        if (!isExactNumber(value)) throw new Error('a plain number');
        expect([value.double, value.integer]).toEqual([double, integer]);
        expect(value.digits).toMatch(/^(?:0|-?[1-9](?:[0-9]*[1-9])?)$/);
        expect(equal(ratioOf(`${value.digits}e${value.exponent}`), ratioOf(literal))).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  test('any two literals are the same exactly where their values are', () => {
    const near = literals.chain((literal) =>
      fc.tuple(
        fc.constant(literal),
        fc.oneof(literals, fc.constant(shortestOf(literal)), rewritings(literal)),
      ),
    );
    fc.assert(
      fc.property(near, ([one, other]) => {
        const same = equal(ratioOf(one), ratioOf(other));
        expect(sameValue(read(one), read(other))).toBe(same);
        expect(canonicalJson(read(one)) === canonicalJson(read(other))).toBe(same);
      }),
      { numRuns: 1500 },
    );
  });
});

/** What the double that a literal becomes is written as. */
function shortestOf(literal: string): string {
  const double = Number(literal);
  return Number.isFinite(double) ? String(double) : '0';
}

/** The same value in other words, or with another last digit. */
function rewritings(literal: string): fc.Arbitrary<string> {
  const [mantissa = '', power = '0'] = literal.toLowerCase().split('e');
  const pointed = mantissa.includes('.') ? mantissa : `${mantissa}.0`;
  return fc.constantFrom(
    `${pointed}00e${power}`,
    `${mantissa.replace('.', '').replace(/^(-?)0+(?=[0-9])/, '$1')}e${Number(power) - (mantissa.split('.')[1] ?? '').length}`,
    `${pointed}1e${power}`,
  );
}
