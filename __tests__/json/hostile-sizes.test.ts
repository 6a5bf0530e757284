import { describe, expect, test } from '@jest/globals';
import { charactersOf, stepsOf } from '../steps.js';
import { canonicalJson, isObject, placeOfPointer, pythonJson, sameValue } from '../../src/json/index.js';
import { read, readingFault } from './reading-texts.js';

const limits = { maxBytes: 64 * 1024 * 1024, maxDepth: 64 };

/** Sixteen times the size is far from the 256 times of quadratic work. */
const GENTLY = 32;

describe('the work grows with the size of', () => {
  test.each<[string, (size: number) => string]>([
    ['an object of many keys', (size) => `{${list(size, (index) => `"k${index}":${index}`)}}`],
    ['many kinds of object', (size) => `[${list(size, (index) => `{"k${index}":1,"a":2}`)}]`],
    ['many empty objects', (size) => `[${list(size, () => '{}')}]`],
    ['many short strings', (size) => `[${list(size, () => '"\\n"')}]`],
    ['one long string of escapes', (size) => `"${'\\n\\u0041\\\\'.repeat(size)}"`],
    ['one long string', (size) => `"${'é'.repeat(20 * size)}"`],
    ['long numbers of zeros', (size) => `[${list(size / 20, () => `1${'0'.repeat(900)}1.5e-777`)}]`],
    ['many faulty lines', (size) => `x${'\n \t'.repeat(10 * size)}`],
    ['much white space', (size) => `${' \n'.repeat(10 * size)}1${' '.repeat(10 * size)}`],
    ['backslashes and quotes', (size) => `["${'\\\\\\"'.repeat(size)}","${'\\\\'.repeat(5 * size)}"]`],
  ])('%s', async (_, textOf) => {
    const work = (size: number): void => {
      const text = textOf(size);
      if (readingFault(text, limits) !== 'none') return;
      const value = read(text, limits);
      canonicalJson(value);
      pythonJson(value);
      placeOfPointer(text, ['k', 'k']);
      if (!sameValue(value, read(text, limits))) throw new Error('another value');
    };
    const [steps, stepsOfMore] = [await stepsOf(() => work(1000)), await stepsOf(() => work(16_000))];
    expect(stepsOfMore).toBeLessThan(GENTLY * steps);
    const [seen, seenOfMore] = [charactersOf(() => work(1000)), charactersOf(() => work(16_000))];
    expect(seenOfMore).toBeLessThan(GENTLY * seen);
  });

  function list(count: number, item: (index: number) => string): string {
    return Array.from({ length: count }, (_, index) => item(index)).join(',');
  }
});

test('a hundred thousand keys in another order are the same', () => {
  const keys = Array.from({ length: 100_000 }, (_, index) => `"k${index}":${index}`);
  const [one, other] = [read(`{${keys.join(',')}}`, limits), read(`{${keys.reverse().join(',')}}`, limits)];
  expect(isObject(one) && one.keys.length).toBe(100_000);
  expect(sameValue(one, other)).toBe(true);
  expect(canonicalJson(one)).toBe(canonicalJson(other));
});
