import { expect, test } from '@jest/globals';
import { missingParts } from './missing-parts.mjs';

const run = (...tests: readonly (readonly [status: string, ...titles: readonly string[]])[]) => [
  { testResults: tests.map(([status, ...ancestorTitles]) => ({ status, ancestorTitles })) },
];

test('each missing part is said once, with its tests and how to get it', () => {
  const results = [
    ...run(
      ['pending', 'a: needs y (get y)', 'b'],
      ['pending', 'outer', 'a: needs y (get y)'],
      ['passed', 'a'],
    ),
    ...run(['pending', 'c: needs x'], ['failed', 'd: needs z']),
  ];
  expect(missingParts(results)).toEqual(['Not run: 1 test needs x.', 'Not run: 2 tests need y (get y).']);
});

test('a test that is skipped without a reason is said too', () => {
  expect(missingParts(run(['pending', 'a']))).toEqual([
    'Not run: 1 test needs something that it does not say.',
  ]);
});
