import { describe, expect, test } from '@jest/globals';
import {
  canonicalJson,
  fingerprint,
  fromValue,
  isObject,
  member,
  placeOfPointer,
  prettyJson,
  pythonJson,
  sameValue,
  toValue,
} from '../../src/json/index.js';
import { read } from './reading-texts.js';

// V8 13.6 and later (nodejs/node issue 63785): JSON.parse gives the second object the first one's key.
describe('an escaped key is not taken for an earlier one of the same length', () => {
  const backslash = '{"p":1,"C:\\\\":2}';
  const lineFeed = '{"p":1,"C:\\n":2}';

  test('from one document to the next', () => {
    const before = read(backslash);
    const after = read(lineFeed);
    expect(before).toMatchObject({ keys: ['p', 'C:\\'] });
    expect(after).toMatchObject({ keys: ['p', 'C:\n'] });
    expect(sameValue(before, after)).toBe(false);
    expect(fingerprint(before)).not.toBe(fingerprint(after));
  });

  test('within one document', () => {
    expect(read(`[${backslash},${lineFeed},${backslash}]`)).toMatchObject({
      items: [{ keys: ['p', 'C:\\'] }, { keys: ['p', 'C:\n'] }, { keys: ['p', 'C:\\'] }],
    });
  });

  test.each([
    ['"C:\\\\"', '"C:\\u005c"'],
    ['"\\u0061"', '"a"'],
    ['"é"', '"\\u00e9"'],
  ])('and %s is %s', (one, other) => {
    expect(sameValue(read(`{"p":1,${one}:2}`), read(`{"p":1,${other}:2}`))).toBe(true);
    expect(canonicalJson(read(`[{${one}:2},{${other}:2}]`))).toBe(
      canonicalJson(read(`[{${other}:2},{${one}:2}]`)),
    );
  });
});

describe.each(['__proto__', 'constructor', 'toJSON', 'hasOwnProperty', 'valueOf', 'length', '0', ''])(
  'the key %j is like any other',
  (key) => {
    const text = `{${JSON.stringify(key)}:{"a":1},"b":2}`;
    const value = read(text);

    test('when read and written', () => {
      expect(value).toMatchObject({ keys: [key, 'b'] });
      const sorted = [key, 'b']
        .sort()
        .map((name) => `${JSON.stringify(name)}:${name === 'b' ? '2' : '{"a":1}'}`);
      expect(canonicalJson(value)).toBe(`{${sorted.join(',')}}`);
      expect(pythonJson(value)).toBe(`{${sorted.join(',')}}`);
      expect(prettyJson(value).replaceAll(/\s/g, '')).toBe(`{${sorted.join(',')}}`);
    });

    test('when compared', () => {
      expect(sameValue(value, read(text.replace('"a":1', '"a":2')))).toBe(false);
      expect(sameValue(value, read(text.replace('{"a":1}', 'null')))).toBe(false);
      expect(sameValue(value, read('{"b":2}'))).toBe(false);
      expect(sameValue(value, read(text))).toBe(true);
    });

    test('when looked up', () => {
      if (!isObject(value)) throw new Error('no object');
      expect(member(value, key)).toMatchObject({ keys: ['a'] });
      const empty = read('{}');
      if (!isObject(empty)) throw new Error('no object');
      expect(member(empty, key)).toBeUndefined();
      expect(placeOfPointer(text, [key, 'a'])).toEqual({ line: 1, column: text.indexOf('"a"') + 1 });
    });

    test('on the way to plain JavaScript and back', () => {
      const plain = toValue(value);
      expect(Object.getPrototypeOf(plain)).toBeNull();
      expect(Reflect.ownKeys(Object(plain)).sort()).toEqual([key, 'b'].sort());
      expect(sameValue(fromValue(plain, 'inventory'), value)).toBe(true);
    });
  },
);

test('a value under toJSON is no function to call', () => {
  const value = fromValue({ b: 1, a: { toJSON: 'x', B: 2, A: 3 } }, 'inventory');
  expect(canonicalJson(value)).toBe('{"a":{"A":3,"B":2,"toJSON":"x"},"b":1}');
});
