import { describe, expect, test } from '@jest/globals';
import { writeWarning } from '../../../src/report/index.js';

describe('a comment that could not be written', () => {
  test('names the permission that is missing', () => {
    expect(writeWarning({ reason: 'permission_missing', readOnly: false })).toBe(
      "The comment could not be written: the token lacks `pull-requests: write`. Add it to the job's `permissions`. The verdict does not depend on it.",
    );
  });

  test('a fork is told why, not to change its permissions', () => {
    const words = writeWarning({ reason: 'permission_missing', readOnly: true });
    expect(words).toMatch(/read-only token to pull requests from forks/);
    expect(words).not.toMatch(/Add it/);
  });

  test('anything else by its code', () => {
    expect(writeWarning({ reason: 'rate_limited', readOnly: false })).toMatch(
      /could not be written \(rate_limited\)/,
    );
  });
});
