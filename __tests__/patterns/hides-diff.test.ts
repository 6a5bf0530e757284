import { describe, expect, test } from '@jest/globals';
import { stepsOf } from '../steps.js';
import { hidingDiffs } from '../../src/patterns/hides-diff.js';

const PATH = 'servers/x/tools.baseline.json';

const hidesDiff = (attributes: string, path: string) => hidingDiffs(attributes)(path);

describe('hidingDiffs', () => {
  test.each([
    ['*.json -diff', true],
    ['*.json binary', true],
    ['*.json linguist-generated', true],
    ['*.json linguist-generated=true', true],
    ['tools.baseline.json -diff', true],
    ['servers/x/tools.baseline.json -diff', true],
    ['/servers/*/tools.baseline.json -diff', true],
    ['servers/** -diff', true],
    ['**/x/*.json -diff', true],
    ['* text eol=lf -diff', true],
    ['"servers/x/tools.baseline.json" -diff', true],
    ['  *.json\t-diff\r', true],
    ['tools.[b-b]aseline.json -diff', true],
    ['tools.[[:alpha:]]aseline.json -diff', true],
    ['tools.[]b]aseline.json -diff', true],
    ['[!a]ervers/x/tools.[a-z]aseline.json -diff', true],
    ['"servers/x/tools.\\142aseline.json" -diff', true],
    ['[attr]hidden -diff\n*.json hidden', true],
    ['*.json outer\n[attr]outer inner\n[attr]inner -diff', true],
    ['[attr]a b\n[attr]b a -diff\n*.json a', true],
    ['*.json diff\n*.json -diff', true],
    ['[attr]shown diff\n*.json shown\n*.json -diff', true],
    ['*.json diff -diff', true],

    ['', false],
    ['# *.json -diff', false],
    ['*.js -diff', false],
    ['x/tools.baseline.json -diff', false],
    ['servers/x/ -diff', false],
    ['servers -diff', false],
    ['/tools.baseline.json -diff', false],
    ['*.json diff', false],
    ['*.json diff=json', false],
    ['*.json -text', false],
    ['*.json -linguist-generated', false],
    ['*.json linguist-generated=false', false],
    ['*.json linguist-vendored', false],
    ['*.json -diff\n*.json diff', false],
    ['*.json -diff\nservers/** !diff', false],
    ['*.json linguist-generated\n*.json -linguist-generated', false],
    ['*.json -binary', false],
    ['[attr]shown diff\n*.json -diff\n*.json shown', false],
    ['*.json -diff diff', false],
    ['[attr]mixed -diff diff\n*.json mixed', false],
    ['[attr]hidden -diff', false],
    ['__proto__ -diff', false],
  ])('%j: %s', (attributes, hidden) => {
    expect(hidesDiff(attributes, PATH)).toBe(hidden);
  });

  test('escapes in a quoted path', () => {
    expect(hidesDiff('"\\303\\266\\t\\"é.json" -diff', 'ö\t"é.json')).toBe(true);
    expect(hidesDiff('"a\\\\*.json" -diff', 'ab.json')).toBe(false);
    expect(hidesDiff('"[a]/b.json" -diff', 'x/c.json')).toBe(false);
  });

  test('a space in a quoted path', () => {
    expect(hidesDiff('"my tools.json" -diff', 'my tools.json')).toBe(true);
    expect(hidesDiff('my tools.json -diff', 'my tools.json')).toBe(false);
  });

  test('hostile text costs little', async () => {
    expect(await stepsOf(() => hidesDiff(`${'['.repeat(200_000)} -diff`, PATH))).toBeLessThan(400_000);
    expect(await stepsOf(() => hidesDiff(`${'*a'.repeat(50_000)} -diff`, 'a'.repeat(200)))).toBeLessThan(
      400_000,
    );
    const macros = Array.from({ length: 5000 }, (_, n) => `[attr]m${n} m${n + 1} m${n + 2}`);
    expect(await stepsOf(() => hidesDiff([...macros, '* m0'].join('\n'), PATH))).toBeLessThan(400_000);
    expect(
      await stepsOf(() => hidesDiff([...macros, ...Array(5000).fill('* m0')].join('\n'), PATH)),
    ).toBeLessThan(2_000_000);
  });
});
