import { describe, expect, test } from '@jest/globals';
import { writeWarning } from '../../../src/report/index.js';

describe('what could not be written', () => {
  test.each([
    ['comment', 'The comment', 'pull-requests: write'],
    ['check-run', 'The check run', 'checks: write'],
  ] as const)('%s: the permission that is missing', (subject, what, permission) => {
    expect(writeWarning({ subject, reason: 'permission_missing', readOnly: false })).toBe(
      `${what} could not be written: the token lacks \`${permission}\`. Add it to the job's \`permissions\`. The verdict does not depend on it.`,
    );
  });

  test('a fork is told why, not to change its permissions', () => {
    const words = writeWarning({ subject: 'comment', reason: 'permission_missing', readOnly: true });
    expect(words).toMatch(/read-only token to pull requests from forks/);
    expect(words).not.toMatch(/Add it/);
  });

  test('anything else by its code', () => {
    const words = writeWarning({ subject: 'comment', reason: 'rate_limited', readOnly: false });
    expect(words).toMatch(/could not be written \(rate_limited\)/);
  });
});

test.each([
  ['job_not_found', /not found/],
  ['run_not_over', /not over yet/],
  ['rerun_refused', /did not run/],
  ['permission_missing', /lacks `actions: write`.*fork, or the run is past GitHub's limit/],
  ['github_unavailable', /github_unavailable/],
] as const)('a run that could not be repeated (%s): the step by hand is told', (reason, expected) => {
  const words = writeWarning({ subject: 'rerun', reason, readOnly: false });
  expect(words).toMatch(expected);
  expect(words).toMatch(/press "Re-run jobs"/);
});
