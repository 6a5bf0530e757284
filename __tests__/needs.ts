import { describe, test } from '@jest/globals';

/**
 * A group of tests that needs a part which not every machine has. `missing` names what is absent, null where nothing is;
 * where something is, one skipped test says so. In `.ci/run` a skipped test counts as failed.
 */
export function describeWith(missing: string | null, name: string, tests: () => void): void {
  if (missing === null) describe(name, tests);
  else test.skip(`${name}: needs ${missing}`, () => undefined);
}
