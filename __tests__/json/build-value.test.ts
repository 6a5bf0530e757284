import { expect, test } from '@jest/globals';
import { canonicalJson, jsonArray, jsonObject, sameValue } from '../../src/json/index.js';
import { faultOf, read } from './reading-texts.js';

test('an object keeps the order of its members and has no source', () => {
  const object = jsonObject([
    ['b', 1],
    ['__proto__', jsonArray([null, 'x'])],
  ]);
  expect(object).toEqual({
    kind: 'object',
    keys: ['b', '__proto__'],
    values: [1, { kind: 'array', items: [null, 'x'], start: -1 }],
    starts: [],
    start: -1,
  });
  expect(canonicalJson(object)).toBe('{"__proto__":[null,"x"],"b":1}');
  expect(sameValue(object, read('{"__proto__":[null,"x"],"b":1}'))).toBe(true);
});

test('an object has no key twice', () => {
  const twice = faultOf(() =>
    jsonObject([
      ['a', 1],
      ['b', 1],
      ['a', 2],
    ]),
  );
  expect(twice).toBe('duplicate_key');
});
