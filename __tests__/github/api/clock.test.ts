import { afterEach, expect, jest, test } from '@jest/globals';
import { callBudget } from '../../../src/github/api/client.js';
import { systemClock } from '../../../src/github/api/clock.js';

afterEach(() => {
  jest.restoreAllMocks();
});

test('tells the time of the machine', () => {
  jest.spyOn(performance, 'now').mockReturnValue(1500);
  expect(systemClock.now()).toBe(performance.timeOrigin + 1500);
});

test.each([
  ['forwards', 3_600_000],
  ['backwards', -3_600_000],
])('a machine whose clock is set %s while it waits takes no time and gives none', async (_, jump) => {
  jest.spyOn(performance, 'now').mockReturnValue(1500);
  jest.spyOn(Date, 'now').mockReturnValue(1_780_000_000_000);
  const budget = callBudget();
  const [left] = await budget.during(async () => {
    jest.spyOn(Date, 'now').mockReturnValue(1_780_000_000_000 + jump);
    return Promise.resolve([budget.left()] as const);
  });
  expect([left, budget.left()]).toEqual([120_000, 120_000]);
});
