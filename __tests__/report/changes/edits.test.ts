import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { editsBetween } from '../../../src/report/changes/edits.js';

function lineEdits(before: readonly string[], after: readonly string[]) {
  return editsBetween(before, after).flatMap(({ sign, items }) => items.map((line) => ({ sign, line })));
}

const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 14 });

function longestCommon(before: readonly string[], after: readonly string[]): number {
  let row = new Array<number>(after.length + 1).fill(0);
  for (const line of before) {
    const next = [0];
    after.forEach((other, index) => {
      next.push(line === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}

test('edits hold both texts in their order, with as many lines kept as can be', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const edits = lineEdits(before, after);
      expect(edits.filter(({ sign }) => sign !== '+').map(({ line }) => line)).toEqual(before);
      expect(edits.filter(({ sign }) => sign !== '-').map(({ line }) => line)).toEqual(after);
      expect(edits.filter(({ sign }) => sign === ' ')).toHaveLength(longestCommon(before, after));
    }),
    { numRuns: 2000 },
  );
});

test('texts that share nothing are replaced, in bounded work', () => {
  const many = (prefix: string) => Array.from({ length: 20_000 }, (_, index) => `${prefix}${index}`);
  const edits = lineEdits(['same', ...many('a'), 'end'], ['same', ...many('b'), 'end']);
  expect(edits).toHaveLength(40_002);
  expect(edits.filter(({ sign }) => sign === ' ').map(({ line }) => line)).toEqual(['same', 'end']);
});
