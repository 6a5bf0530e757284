import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import canonicalize from 'canonicalize';
import { canonicalize as jsonCanonicalize } from 'json-canonicalize';
import { canonicalJson, fromValue, prettyJson, toValue } from '../../src/json/index.js';
import { describeShared, sharedPath } from '../shared.js';
import { read } from './reading-texts.js';

const input = sharedPath('vectors', 'rfc8785', 'input');
const names = existsSync(input) ? readdirSync(input).map((file) => file.replace(/\.json$/, '')) : [];

describeShared('the vectors of RFC 8785', () => {
  test('are all there', () => {
    expect(names.sort()).toEqual(['arrays', 'french', 'structures', 'unicode', 'values', 'weird']);
  });

  test.each(names)('%s', (name) => {
    const value = read(readFileSync(sharedPath('vectors', 'rfc8785', 'input', `${name}.json`)));
    const output = readFileSync(sharedPath('vectors', 'rfc8785', 'output', `${name}.json`));
    const hex = readFileSync(sharedPath('vectors', 'rfc8785', 'outhex', `${name}.txt`), 'latin1');
    const canonical = canonicalJson(fromValue(toValue(value), 'inventory'));
    expect(canonical).toBe(output.toString());
    expect(Buffer.from(canonical).toString('hex')).toBe(hex.replaceAll(/\s/g, ''));
    expect(canonicalJson(read(output))).toBe(canonical);
  });

  // The RFC takes all numbers as doubles; ours are kept where they are none.
  test('hold one number that no double is, which the extension keeps', () => {
    const values = readFileSync(sharedPath('vectors', 'rfc8785', 'input', 'values.json'), 'utf8');
    expect(values).toContain('333333333.33333329');
    expect(canonicalJson(read(values))).toContain('[33333333333333329e-8,');
    const others = names.filter((name) => name !== 'values');
    expect(others.map((name) => canonicalJson(read(vector('input', name))))).toEqual(
      others.map((name) => vector('output', name)),
    );
  });
});

function vector(directory: string, name: string): string {
  return readFileSync(sharedPath('vectors', 'rfc8785', directory, `${name}.json`), 'utf8');
}

// RFC 8785, appendix B, by the bits of the double.
test.each([
  ['0000000000000000', '0'],
  ['8000000000000000', '0'],
  ['0000000000000001', '5e-324'],
  ['8000000000000001', '-5e-324'],
  ['7fefffffffffffff', '1.7976931348623157e+308'],
  ['ffefffffffffffff', '-1.7976931348623157e+308'],
  ['4340000000000000', '9007199254740992'],
  ['c340000000000000', '-9007199254740992'],
  ['4430000000000000', '295147905179352830000'],
  ['44b52d02c7e14af5', '9.999999999999997e+22'],
  ['44b52d02c7e14af6', '1e+23'],
  ['44b52d02c7e14af7', '1.0000000000000001e+23'],
  ['444b1ae4d6e2ef4e', '999999999999999700000'],
  ['444b1ae4d6e2ef4f', '999999999999999900000'],
  ['444b1ae4d6e2ef50', '1e+21'],
  ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
  ['3eb0c6f7a0b5ed8d', '0.000001'],
  ['41b3de4355555553', '333333333.3333332'],
  ['41b3de4355555557', '333333333.33333343'],
  ['becbf647612f3696', '-0.0000033333333333333333'],
  ['43143ff3c1cb0959', '1424953923781206.2'],
])('the double %s is written %s', (bits, text) => {
  const double = Buffer.from(bits, 'hex').readDoubleBE();
  expect(canonicalJson(double)).toBe(text);
  expect(canonicalJson(read(text))).toBe(text);
});

test('exact numbers are written by their digits and power of ten', () => {
  const literals = [
    ['1.0', '1'],
    ['1e0', '1'],
    ['-0', '0'],
    ['-0.0e7', '0'],
    ['100E-2', '1'],
    ['9223372036854775807', '9223372036854775807'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['9007199254740993', '9007199254740993'],
    ['9007199254740993.00', '9007199254740993'],
    ['18446744073709551610', '1844674407370955161e1'],
    ['0.1000000000000000055', '1000000000000000055e-19'],
    ['1e400', '1e400'],
    ['-1.50e-400', '-15e-401'],
    ['10e1000000000000000000000', '1e1000000000000000000001'],
    ['1.5e-1000000000000000000000', '15e-1000000000000000000001'],
  ];
  expect(literals.map(([literal = '']) => canonicalJson(read(literal)))).toEqual(
    literals.map(([, text]) => text),
  );
});

test('keys are sorted by UTF-16 code units', () => {
  expect(canonicalJson(read('{"\\ue000":1,"\\ud83d\\ude00":2,"a":3,"":4,"B":5}'))).toBe(
    '{"":4,"B":5,"a":3,"😀":2,"\ue000":1}',
  );
});

test('a whole double with a fraction sign or exponent inside a document is the integer', () => {
  expect(canonicalJson(read('[1.0,{"a":1e2}]'))).toBe('[1,{"a":100}]');
});

describe('the packages that others use', () => {
  test('canonicalize agrees', () => {
    const value = { b: [1e21, 0.1, -0, 'é\u2028\u007f\u0001"'], a: { '😀': 1, '\ue000': null } };
    expect(canonicalJson(read(JSON.stringify(value)))).toBe(canonicalize(value));
  });

  test('json-canonicalize leaves an object with a key toJSON unsorted, which is why it is not used', () => {
    const value = JSON.parse('{"toJSON":"x","b":1,"a":2}') as unknown;
    expect(jsonCanonicalize(value)).toBe('{"toJSON":"x","b":1,"a":2}');
    expect(canonicalize(value)).toBe('{"a":2,"b":1,"toJSON":"x"}');
    expect(canonicalJson(read('{"toJSON":"x","b":1,"a":2}'))).toBe('{"a":2,"b":1,"toJSON":"x"}');
  });
});

describe('pretty JSON', () => {
  test('has two spaces a level and sorted keys', () => {
    expect(prettyJson(read('{"b":[1,{"d":1.0,"c":[]}],"a":{},"é\\n":"é\\n"}'))).toBe(
      '{\n  "a": {},\n  "b": [\n    1,\n    {\n      "c": [],\n      "d": 1\n    }\n  ],\n  "é\\n": "é\\n"\n}',
    );
  });

  test.each(['[]', '{}', '1', 'null', '"a"', '1e400'])('%s', (text) => {
    expect(prettyJson(read(text))).toBe(text);
  });
});
