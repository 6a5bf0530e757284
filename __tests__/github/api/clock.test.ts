import { afterEach, expect, jest, test } from '@jest/globals';
import { callBudget } from '../../../src/github/api/client.js';
import { systemClock } from '../../../src/github/api/clock.js';

afterEach(() => {
  jest.restoreAllMocks();
});

test('tells the time of the machine', () => {
  expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(60_000);
});

test.each([
  ['forwards', 3_600_000],
  ['backwards', -3_600_000],
])('a machine whose clock is set %s while it waits takes no time and gives none', async (_, jump) => {
  const before = Date.now();
  const budget = callBudget();
  const [left] = await budget.during(async () => {
    jest.spyOn(Date, 'now').mockReturnValue(before + jump);
    return Promise.resolve([budget.left()] as const);
  });
  expect(left).toBeGreaterThan(60_000);
  expect(budget.left()).toBeLessThanOrEqual(120_000);
});
