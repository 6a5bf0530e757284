import { describe, test } from '@jest/globals';

/**
 * A group of tests that needs a part which not every machine has. `missing` names what is absent and how to get it, null
 * where nothing is; where something is, each test of the group is skipped, and `missing-parts.mjs` says so in one line
 * at the end of a run. In `.ci/run` a skipped test counts as failed.
 */
export function describeWith(missing: string | null, name: string, tests: () => void): void {
  if (missing === null) describe(name, tests);
  else describe.skip(`${name}: needs ${missing}`, () => skipped(tests));
}

/** A group may read what is missing to know its tests: then at least one stands for them. */
function skipped(tests: () => void): void {
  test('is there', () => undefined);
  try {
    tests();
  } catch {
    test('and more', () => undefined);
  }
}
