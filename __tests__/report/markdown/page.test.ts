import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { stepsOf } from '../../steps.js';
import type { Budget } from '../../../src/report/markdown/budget.js';
import { LIMITS, sizeOf } from '../../../src/report/markdown/budget.js';
import type { Page, Rows } from '../../../src/report/markdown/page.js';
import { writePage } from '../../../src/report/markdown/page.js';

const WHERE = 'The rest is elsewhere.';

function rows(name: string, count: number, width = 60, rank: Rows['rank'] = 'first'): Rows {
  const list = Array.from({ length: count }, (_, index) => `${name}${index}`.padEnd(width, '.') + '\n');
  return { head: `## ${name}\n\n`, rows: list, foot: '\n', rank };
}

function page(...top: Page['top']): Page {
  return { top, sections: [], bottom: ['the end\n'] };
}

function shown(text: string, name: string): number {
  return [...text.matchAll(new RegExp(`^${name}\\d+\\.*$`, 'gmu'))].length;
}

test('a page that fits stands whole, without a word about the rest', () => {
  const text = writePage(page('first\n', rows('a', 3), rows('b', 0)), 'comment', WHERE);
  expect(shown(text, 'a')).toBe(3);
  expect(text).not.toContain('left out');
  expect(text).not.toContain(WHERE);
});

test('a file has no limit', () => {
  expect(shown(writePage(page(rows('a', 100_000)), 'file', WHERE), 'a')).toBe(100_000);
});

describe.each(['comment', 'check-run', 'summary'] as const)(
  'a page over the budget of a %s',
  (budget: Budget) => {
    const huge = page(
      'first\n',
      rows('changed', 40_000),
      rows('added', 40_000),
      rows('removed', 3),
      rows('same', 40_000, 60, 'last'),
    );
    const text = writePage(huge, budget, WHERE);

    test('stays within it and uses most of it', () => {
      expect(sizeOf(text, budget)).toBeLessThanOrEqual(LIMITS[budget].size);
      expect(sizeOf(text, budget)).toBeGreaterThan(LIMITS[budget].size * 0.95);
    });

    test('keeps the short list whole and gives the long ones equal room', () => {
      expect(shown(text, 'removed')).toBe(3);
      expect(Math.abs(shown(text, 'changed') - shown(text, 'added'))).toBeLessThanOrEqual(2);
      expect(shown(text, 'changed')).toBeGreaterThan(400);
    });

    test('cuts the last rank first, at whole rows, and says how much is left out and where it is', () => {
      expect(shown(text, 'same')).toBeLessThanOrEqual(1);
      for (const name of ['changed', 'added', 'same']) {
        expect(text).toContain(`*… and ${40_000 - shown(text, name)} more, left out here.*`);
      }
      expect(text).toContain(WHERE);
      expect(text.endsWith('the end\n')).toBe(true);
    });
  },
);

test('bytes are counted where bytes are limited, characters where characters are', () => {
  const wide: Rows = {
    head: '',
    rows: Array.from({ length: 40_000 }, () => '道\n'),
    foot: '',
    rank: 'first',
  };
  expect(Buffer.byteLength(writePage(page(wide), 'comment', WHERE))).toBeLessThanOrEqual(65_000);
  const text = writePage(page(wide), 'check-run', WHERE);
  expect(text.length).toBeGreaterThan(60_000);
  expect(text.length).toBeLessThanOrEqual(65_535);
});

test('sections are begun as long as each can show something; the others are counted', () => {
  const sections = Array.from({ length: 500 }, (_, index) => [
    `# section ${index}\n`,
    rows(`s${index}x`, 1000),
  ]);
  const text = writePage({ top: ['first\n'], sections, bottom: ['the end\n'] }, 'comment', WHERE);
  const begun = [...text.matchAll(/^# section/gmu)].length;
  expect(begun).toBeGreaterThan(20);
  for (let index = 0; index < begun; index += 1) expect(shown(text, `s${index}x`)).toBeGreaterThan(5);
  expect(text).toContain(`*… and ${500 - begun} more catalogs, left out here.*`);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(65_000);
});

test('no page of any make exceeds its budget', () => {
  const list = fc.record({
    head: fc.constant('h\n'),
    rows: fc.array(
      fc.integer({ min: 1, max: 9000 }).map((size) => 'r'.repeat(size)),
      { maxLength: 30 },
    ),
    foot: fc.constant('\n'),
    rank: fc.constantFrom('first' as const, 'last' as const),
  });
  fc.assert(
    fc.property(
      fc.array(list, { maxLength: 8 }),
      fc.array(fc.array(list, { maxLength: 4 }), { maxLength: 30 }),
      (top, sections) => {
        const text = writePage({ top, sections, bottom: ['end\n'] }, 'comment', WHERE);
        expect(Buffer.byteLength(text)).toBeLessThanOrEqual(65_000);
      },
    ),
    { numRuns: 100 },
  );
});

test('a page of 100,000 rows is cut in linear time', async () => {
  const big = page(rows('a', 50_000), rows('b', 50_000));
  expect(await stepsOf(() => writePage(big, 'comment', WHERE))).toBeLessThan(2_000_000);
});
