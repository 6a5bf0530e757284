import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { unifiedDiff } from '../../src/diff/index.js';

/** The lines `from` to `to`, one number each. */
function numbers(from: number, to: number): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
}

function diff(before: readonly string[], after: readonly string[]): readonly string[] {
  return unifiedDiff(before.join('\n'), after.join('\n'));
}

/** The text that a diff makes of another. */
function patched(before: string, lines: readonly string[]): string {
  const old = before.split('\n');
  const result: string[] = [];
  let at = 0;
  for (const line of lines) {
    const start = /^@@ -(\d+)(?:,(\d+))? /.exec(line);
    if (start === null) {
      if (line[0] !== '+') {
        if (line.slice(1) !== old[at]) throw new Error('the diff is of another text');
        at += 1;
      }
      if (line[0] !== '-') result.push(line.slice(1));
      continue;
    }
    const first = Number(start[1]) - (start[2] === '0' ? 0 : 1);
    result.push(...old.slice(at, first));
    at = first;
  }
  return [...result, ...old.slice(at)].join('\n');
}

describe('a unified diff', () => {
  test('of equal texts has no line', () => {
    expect(unifiedDiff('a\nb', 'a\nb')).toEqual([]);
  });

  test('has three lines around a change', () => {
    expect(diff(numbers(1, 9), [...numbers(1, 4), 'five', ...numbers(6, 9)])).toEqual([
      '@@ -2,7 +2,7 @@',
      ' 2',
      ' 3',
      ' 4',
      '-5',
      '+five',
      ' 6',
      ' 7',
      ' 8',
    ]);
  });

  test('has one hunk for changes that are close, two for others', () => {
    const before = numbers(1, 30);
    const without = (...dropped: readonly string[]): readonly string[] =>
      before.filter((line) => !dropped.includes(line));
    const heads = (after: readonly string[]): readonly string[] =>
      diff(before, after).filter((line) => line.startsWith('@@'));
    expect(heads(without('10', '17'))).toEqual(['@@ -7,14 +7,12 @@']);
    expect(heads(without('10', '18'))).toEqual(['@@ -7,7 +7,6 @@', '@@ -15,7 +14,6 @@']);
  });

  test('counts as diff does at the ends', () => {
    expect(unifiedDiff('a', 'b')).toEqual(['@@ -1 +1 @@', '-a', '+b']);
    expect(diff(['a', 'b'], ['a', 'b', 'c'])).toEqual(['@@ -1,2 +1,3 @@', ' a', ' b', '+c']);
    expect(diff(['b'], ['a', 'b'])).toEqual(['@@ -1 +1,2 @@', '+a', ' b']);
  });

  test('makes the one text of the other, with as few edits as there are', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = diff(before, after);
        expect(patched(before.join('\n'), lines)).toBe(after.join('\n'));
        const edits = lines.filter((line) => /^[+-]/.test(line)).length;
        const [old, now] = [before.join('\n').split('\n'), after.join('\n').split('\n')];
        expect(edits).toBe(old.length + now.length - 2 * longestCommon(old, now));
      }),
      { numRuns: 500 },
    );
  });

  test('of long texts with nothing in common replaces all', () => {
    const [before, after] = [numbers(1, 20_000), numbers(20_001, 40_000)];
    expect(patched(before.join('\n'), diff(before, after))).toBe(after.join('\n'));
    expect(diff(before, after)).toHaveLength(40_001);
  });
});

/** Length of the longest common subsequence, by the textbook's table. */
function longestCommon(before: readonly string[], after: readonly string[]): number {
  let row = Array.from({ length: after.length + 1 }, () => 0);
  for (const line of before) {
    const next = [0];
    after.forEach((other, index) => {
      const longest =
        line === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0);
      next.push(longest);
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}
