import { expect, test } from '@jest/globals';
import { suggestion } from '../../src/cli/suggestion.js';
import { runFake } from './fake-terminal.js';

const NAMES = ['diff', 'digest', 'check', 'policy check', 'policy classify', 'grant verify'];

test.each([
  ['dif', 'diff'],
  ['difff', 'diff'],
  ['idff', 'diff'],
  ['chek', 'check'],
  ['polcy check', 'policy check'],
  ['grant verfiy', 'grant verify'],
  ['hunter2', null],
  ['x', null],
  ['x'.repeat(100_000), null],
])('%.20s most likely means %s', (typed, meant) => {
  expect(suggestion(typed, NAMES)).toBe(meant);
});

test('a command that does not exist suggests one that does, and never shows what was typed', async () => {
  expect((await runFake(['dif', 'a', 'b'])).error).toMatch(
    /^There is no such command\. Did you mean "diff"\?\n/,
  );
  expect((await runFake(['policy', 'chekc'])).error).toMatch(/Did you mean "policy check"\?/);
  expect((await runFake(['hunter2'])).error).toBe(
    'There is no such command.\nSee: tool-catalog-gate --help\n',
  );
  expect((await runFake(['dif'])).error.split('\n')).toHaveLength(3);
});

test('so does an option', async () => {
  const { code, error } = await runFake(['diff', 'a', 'b', '--fromat', 'mcp']);
  expect(code).toBe(2);
  expect(error).toMatch(/^There is no option --fromat\. Did you mean --format\?\n/);
});
