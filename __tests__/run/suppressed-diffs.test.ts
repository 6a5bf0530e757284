import { describe, expect, test } from '@jest/globals';
import { stepsOf } from '../steps.js';
import { suppressedDiffs } from '../../src/run/suppressed-diffs.js';
import { history } from './history.js';

const SOME = 'agents/some/baseline.json';

function pastOf(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) {
  return history({
    base: { parents: [], files: { 'README.md': '', ...before } },
    head: { parents: ['base'], files: { 'README.md': '', ...after } },
  });
}

/** The paths that are hidden at a commit with the second files and are not with the first. */
async function hidden(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  paths: readonly string[] = [SOME],
) {
  const past = pastOf(before, after);
  const notices = await suppressedDiffs(past.reader, past.id('base'), past.id('head'), paths);
  return notices.map(({ path }) => path);
}

const OVER_64_KIB = `${'#'.repeat(70_000)}\n`;

describe('a diff that a change hides', () => {
  test('is told, whichever directory hides it', async () => {
    for (const place of ['.gitattributes', 'agents/.gitattributes', 'agents/some/.gitattributes']) {
      expect(await hidden({}, { [place]: '*.json -diff\n' })).toEqual([SOME]);
    }
    expect(await hidden({}, { 'agents/other/.gitattributes': '*.json -diff\n' })).toEqual([]);
  });

  test('is not told where it was hidden before, nor where it no longer is', async () => {
    const hides = { '.gitattributes': '*.json -diff\n' };
    expect(await hidden(hides, { ...hides, 'agents/.gitattributes': '*.json -text\n' })).toEqual([]);
    expect(await hidden(hides, {})).toEqual([]);
  });

  test('is told where nobody knows, unless nothing changed', async () => {
    const large = { '.gitattributes': OVER_64_KIB };
    expect(await hidden({}, large)).toEqual([SOME]);
    expect(await hidden(large, large)).toEqual([]);
    expect(await hidden(large, { '.gitattributes': `${OVER_64_KIB}*.json -diff\n` })).toEqual([SOME]);
  });

  test.each([
    ['short lines', 'a b\n'],
    ['lines that hide', 'a -diff\n'],
    ['stars', '**/a*a*a*a*a*ab -diff\n'],
  ])('takes no more steps than it may for thousands of paths: %s', async (_, line) => {
    const paths = Array.from({ length: 2000 }, (__, n) => `agents/${'a'.repeat(60)}${n}/${'a'.repeat(190)}`);
    const attributes = line.repeat(Math.floor(2048 / line.length));
    const past = pastOf({}, { '.gitattributes': attributes });
    const steps = await stepsOf(async () => {
      const notices = await suppressedDiffs(past.reader, past.id('base'), past.id('head'), paths, 10_000_000);
      expect(notices.length).toBeGreaterThan(0);
    });
    expect(steps).toBeLessThan(10_000_000);
  });
});
