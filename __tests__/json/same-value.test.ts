import { expect, test } from '@jest/globals';
import { canonicalJson, fingerprint, digestOf, sameValue } from '../../src/json/index.js';
import { read } from './reading-texts.js';

const different = [
  'null',
  'true',
  'false',
  '""',
  '"0"',
  '"null"',
  '0',
  '1',
  '-1',
  '1e400',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '["a","b"]',
  '["b","a"]',
  '["a","b",null]',
  '{"a":1}',
  '{"a":null}',
  '{"b":1}',
  '{"a":1,"b":2}',
  '{"a":2,"b":1}',
  '{"a":[1]}',
  '{"a":{"a":1}}',
];

test('values of different kind or content differ, each from each', () => {
  for (const [index, one] of different.entries()) {
    for (const [place, other] of different.entries()) {
      expect([one, other, sameValue(read(one), read(other))]).toEqual([one, other, index === place]);
    }
  }
  expect(new Set(different.map((text) => fingerprint(read(text)))).size).toBe(different.length);
});

test.each([
  ['{"a":1,"b":[{"c":2,"d":3}]}', '{"b":[{"d":3,"c":2}],"a":1}'],
  ['{"\\u0061":"\\u0062"}', '{"a":"b"}'],
  ['[1.0,{"x":1e2}]', ' [ 1 , { "x" : 100 } ] '],
])('%s is the same as %s', (one, other) => {
  expect(sameValue(read(one), read(other))).toBe(true);
  expect(canonicalJson(read(one))).toBe(canonicalJson(read(other)));
});

test('a fingerprint is the SHA-256 of the canonical form', () => {
  expect(fingerprint(read('{}'))).toBe(
    'sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
  );
  expect(digestOf('é')).toBe('sha256:4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c');
});

test.each<[string, string]>([
  ['many items', `[${Array.from({ length: 2000 }, (_, index) => `{"b":${index},"a":"é"}`).join(',')}]`],
  ['many keys', `{${Array.from({ length: 2000 }, (_, index) => `"k${index}":[1.0]`).join(',')}}`],
  ['many items further down', `{"z":0,"a":{"b":[${'{},'.repeat(1500)}1],"__proto__":{}}}`],
  ['many items far down', `[[[[[${'[],'.repeat(1500)}1]]]]]`],
])('and so it is where a value is hashed in pieces: %s', (_, text) => {
  expect(fingerprint(read(text))).toBe(digestOf(canonicalJson(read(text))));
});
