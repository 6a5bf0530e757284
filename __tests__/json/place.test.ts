import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  compareCodePoints,
  isArray,
  isObject,
  itemOffsets,
  jsonPointer,
  locate,
  placeOfPointer,
} from '../../src/json/index.js';
import type { JsonValue } from '../../src/json/index.js';
import { texts } from './json-texts.js';
import { read } from './reading-texts.js';

describe('line and column', () => {
  test.each([
    ['', 0, 1, 1],
    ['ab', 1, 1, 2],
    ['a\nb', 1, 1, 2],
    ['a\nb', 2, 2, 1],
    ['a\r\nb', 3, 2, 1],
    ['a\rb', 2, 1, 3],
    ['\n\n😀b', 4, 3, 3],
    ['a\u2028b', 2, 1, 3],
    ['a\n', 2, 2, 1],
  ])('in %j at %d', (text, offset, line, column) => {
    expect(locate(text, offset)).toEqual({ line, column });
  });

  test('as counted unit by unit', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '\n', '\r', '😀'), maxLength: 60 }),
        fc.nat({ max: 70 }),
        (text, at) => {
          const offset = Math.min(at, text.length);
          let place = { line: 1, column: 1 };
          for (const unit of text.slice(0, offset).split('')) {
            place =
              unit === '\n' ? { line: place.line + 1, column: 1 } : { ...place, column: place.column + 1 };
          }
          expect(locate(text, offset)).toEqual(place);
        },
      ),
    );
  });
});

describe('the place of a pointer', () => {
  const text = '\n{"a":[1,\n "x",{"b/c":null}],\n"\\u0062\\n": {"":[[],{}]}, "é": "}]\\\\\\"", "z":-1e5\n}';

  test.each<[readonly (string | number)[], string]>([
    [[], '2:1'],
    [['a'], '2:2'],
    [['a', 0], '2:7'],
    [['a', '1'], '3:2'],
    [['a', 2], '3:6'],
    [['a', 2, 'b/c'], '3:7'],
    [['b\n'], '4:1'],
    [['b\n', ''], '4:14'],
    [['b\n', '', 0], '4:18'],
    [['b\n', '', '1'], '4:21'],
    [['é'], '4:27'],
    [['z'], '4:42'],
  ])('%j', (tokens, expected) => {
    const place = placeOfPointer(text, tokens);
    expect(`${place?.line}:${place?.column}`).toBe(expected);
  });

  test.each<[readonly (string | number)[]]>([
    [['b']],
    [['a', 3]],
    [['a', '01']],
    [['a', '-1']],
    [['a', '']],
    [['a', 0, 'x']],
    [['é', 0]],
    [['b\n', '', 0, 0]],
    [['b\n', '', 1, 'x']],
  ])('%j is nowhere', (tokens) => {
    expect(placeOfPointer(text, tokens)).toBeNull();
  });

  test('can start from a part of the document', () => {
    expect(placeOfPointer(text, ['b/c'], text.indexOf('{"b/c"'))).toEqual({ line: 3, column: 7 });
    expect(placeOfPointer(text, [1], text.indexOf('[1,'))).toEqual({ line: 3, column: 2 });
    expect(placeOfPointer(text, [], -1)).toBeNull();
  });

  test('is where the reader saw it', () => {
    fc.assert(
      fc.property(texts, ({ text: any }) => {
        for (const [tokens, offset] of offsetsOf(read(any), [])) {
          expect(placeOfPointer(any, tokens)).toEqual(locate(any, offset));
        }
      }),
      { numRuns: 200 },
    );
  });

  test('of each item is found in one walk', () => {
    expect(itemOffsets('[1, "],[",[2,{"a":[3]}] ,{},-4]', 0)).toEqual([1, 4, 10, 25, 28]);
    expect(itemOffsets('{"a":[ ]}', 5)).toEqual([]);
    expect(itemOffsets('[1]', -1)).toEqual([]);
  });

  /** Pointers of all that has an offset: members, and items that are arrays or objects. */
  function offsetsOf(value: JsonValue, tokens: readonly string[]): [readonly string[], number][] {
    if (isArray(value)) {
      return value.items.flatMap((item, index) => {
        const inner = [...tokens, String(index)];
        const own: [readonly string[], number][] =
          isArray(item) || isObject(item) ? [[inner, item.start]] : [];
        return [...own, ...offsetsOf(item, inner)];
      });
    }
    if (!isObject(value)) return [];
    return value.keys.flatMap((key, index) => {
      const inner = [...tokens, key];
      return [
        [inner, value.starts[index] ?? -1] as [readonly string[], number],
        ...offsetsOf(value.values[index] ?? null, inner),
      ];
    });
  }
});

test('a JSON Pointer escapes what RFC 6901 says', () => {
  expect(jsonPointer([])).toBe('');
  expect(jsonPointer(['a/b', 'm~n', '~1', '', 0, 'é"\\'])).toBe('/a~1b/m~0n/~01//0/é"\\');
});

describe('the order of code points', () => {
  test.each([
    ['', '', 0],
    ['a', 'b', -1],
    ['a', 'aa', -1],
    ['B', 'a', -1],
    ['\uffff', '😀', -1],
    ['\ue000', '\ud7ff', 1],
    ['😀', '😁', -1],
    ['a😀', 'a\ue000', 1],
    ['😀', '😀a', -1],
  ])('%j and %j', (a, b, order) => {
    expect(Math.sign(compareCodePoints(a, b))).toBe(order);
    expect(Math.sign(compareCodePoints(b, a))).toBe(order === 0 ? 0 : -order);
  });

  test('is that of UTF-8 bytes', () => {
    const string = fc.string({
      unit: fc.oneof(
        fc.constantFrom('a', 'é', '\ud7ff', '\ue000', '\uffff', '😀'),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      ),
      maxLength: 6,
    });
    fc.assert(
      fc.property(string, string, (a, b) => {
        expect(Math.sign(compareCodePoints(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
    );
  });
});
