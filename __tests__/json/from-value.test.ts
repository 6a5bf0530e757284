import { runInNewContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { DEFAULT_LIMITS, canonicalJson, fromValue } from '../../src/json/index.js';
import { faultOf } from './reading-texts.js';

function canonical(value: unknown): string {
  return canonicalJson(fromValue(value, 'inventory'));
}

function fault(value: unknown, limits = DEFAULT_LIMITS): string {
  return faultOf(() => fromValue(value, 'inventory', limits));
}

describe('what JSON can hold is taken', () => {
  test.each<[string, unknown, string]>([
    ['scalars', [null, true, false, 'é😀', 1.5, -0, 1e300], '[null,true,false,"é😀",1.5,0,1e+300]'],
    ['objects', { b: { a: [] }, a: {} }, '{"a":{},"b":{"a":[]}}'],
    ['an object without prototype', Object.assign(Object.create(null), { a: 1 }), '{"a":1}'],
    ['an own __proto__', JSON.parse('{"__proto__":{"a":1}}'), '{"__proto__":{"a":1}}'],
    ['index keys', { 1: 'a', 0: 'b' }, '{"0":"b","1":"a"}'],
    ['frozen ones', Object.freeze([Object.freeze({ a: 1 })]), '[{"a":1}]'],
    ['those of another realm', runInNewContext('({ a: [{ b: 1 }] })'), '{"a":[{"b":1}]}'],
    ['one part twice', ((part: object) => [part, part])({ a: [] }), '[{"a":[]},{"a":[]}]'],
  ])('%s', (_, value, expected) => {
    expect(canonical(value)).toBe(expected);
  });

  test('without a source', () => {
    expect(fromValue({ a: [1] }, 'inventory')).toEqual({
      kind: 'object',
      keys: ['a'],
      values: [{ kind: 'array', items: [1], start: -1 }],
      starts: [],
      start: -1,
    });
  });
});

const cycle: unknown[] = [];
cycle.push({ cycle });
const sparse = [1, 2, 3];
delete sparse[1];
const tail: unknown[] = [];
tail.length = 3;

class Sample {
  readonly a = 1;
}
class Bare {
  readonly a = 1;
}
Object.setPrototypeOf(Bare.prototype, null);

describe('all else is refused', () => {
  test.each<[string, unknown]>([
    ['undefined', undefined],
    ['a bigint', 1n],
    ['a symbol', Symbol('a')],
    ['a function', () => 1],
    ['NaN', NaN],
    ['an infinity', -Infinity],
    ['a date', new Date(0)],
    ['a map', new Map([['a', 1]])],
    ['a set', new Set([1])],
    ['a regular expression', /a/],
    ['an error', new Error('a')],
    ['a promise', Promise.resolve(1)],
    ['bytes', new Uint8Array(2)],
    ['a buffer', Buffer.from('a')],
    ['a boxed string', Object('a')],
    ['a boxed number', Object(1)],
    ['an instance of a class', new Sample()],
    ['an instance of a class without ancestors', new Bare()],
    ['an array of a class', new (class extends Array<number> {})(1, 2)],
    ['an array whose prototype was taken', Object.setPrototypeOf([1], null)],
    ['an object that inherits', Object.create({ a: 1 })],
    [
      'arguments',
      (function (...rest: readonly unknown[]) {
        void rest;
        // eslint-disable-next-line prefer-rest-params
        return arguments;
      })(1, 2),
    ],
    ['a hole', sparse],
    ['a tail of holes', tail],
    ['an array with a key', Object.assign([1], { a: 1 })],
    ['a cycle', cycle],
    ['a symbol as key', { [Symbol('a')]: 1 }],
    ['a hidden member', Object.defineProperty({}, 'a', { value: 1 })],
    ['a hidden item', Object.defineProperty([], '0', { value: 1 })],
    ['a proxy of an object', new Proxy({ a: 1 }, {})],
    ['a proxy of an array', new Proxy([1], {})],
    ['a revoked proxy', revoked()],
    ['an object whose prototype is a proxy', Object.create(new Proxy({}, {}))],
    ['a toJSON method', { toJSON: () => 1 }],
  ])('%s', (_, value) => {
    expect(fault(value)).toBe('unsupported_value');
    expect(fault([{ a: value }])).toBe('unsupported_value');
  });

  function revoked(): unknown {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    return proxy;
  }

  test('and no getter runs on the way', () => {
    let calls = 0;
    const count = (): number => (calls += 1);
    expect(fault(Object.defineProperty({}, 'a', { get: count, enumerable: true }))).toBe('unsupported_value');
    expect(fault(Object.defineProperty([1, 2], 1, { get: count, enumerable: true }))).toBe(
      'unsupported_value',
    );
    expect(fault(new Proxy({}, { ownKeys: () => [String(count())], getPrototypeOf: () => null }))).toBe(
      'unsupported_value',
    );
    expect(calls).toBe(0);
  });

  test.each<[string, unknown]>([
    ['a lone surrogate', 'a\ud800'],
    ['a lone surrogate in a key', { '\udc00': 1 }],
    ['two in the wrong order', '\udc00\ud800'],
  ])('%s', (_, value) => {
    expect(fault(value)).toBe('lone_surrogate');
  });
});

describe('limits', () => {
  function nested(levels: number): unknown {
    let value: unknown = [];
    for (let level = 1; level < levels; level += 1) value = [value];
    return value;
  }

  test('of depth', () => {
    expect(fault(nested(65))).toBe('none');
    expect(fault(nested(66))).toBe('too_deep');
    expect(fault(nested(1e6), { maxBytes: 1e9, maxDepth: Infinity })).toBe('too_deep');
  });

  test('of size, which shared parts cannot get around', () => {
    expect(fault('a'.repeat(20), { maxBytes: 20, maxDepth: 64 })).toBe('too_large');
    let doubled: unknown = 'a';
    for (let level = 0; level < 60; level += 1) doubled = [doubled, doubled];
    expect(fault(doubled, { maxBytes: 100_000, maxDepth: 64 })).toBe('too_large');
  });
});
