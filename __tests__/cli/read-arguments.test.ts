import { describe, expect, test } from '@jest/globals';
import type { Command, ListedCommand } from '../../src/cli/command.js';
import { flagOption, isGiven } from '../../src/cli/command.js';
import { commandHelp } from '../../src/cli/help.js';
import { readArguments } from '../../src/cli/read-arguments.js';

const LOUD = flagOption('loud', 'say more');
const START: Command = {
  operands: [{ name: 'command', about: 'the program and its arguments', rest: true }],
  options: [LOUD, { name: 'out', value: 'file', about: 'where it goes', many: true }],
  run: () => Promise.resolve(0),
};
const LISTED: ListedCommand = {
  name: 'start',
  about: 'start a program',
  load: () => Promise.resolve(START),
};

function read(...programArguments: readonly string[]) {
  const found = readArguments(START, programArguments);
  return found.is === 'given' ? found.given : found;
}

describe('a command that starts another program', () => {
  test('takes all behind -- as that program’s own', () => {
    expect(read('--out', 'a', '--', 'node', '--loud', '--help', '--', 'b')).toEqual({
      operands: ['node', '--loud', '--help', '--', 'b'],
      options: new Map([['out', ['a']]]),
    });
  });

  test('takes nothing in front of it', () => {
    expect(read('node', '--', 'server.js')).toEqual({ is: 'fault', sentence: 'Put <command> behind "--".' });
    expect(read('--')).toEqual({ is: 'fault', sentence: '<command> is missing.' });
  });

  test('shows where its command line goes', () => {
    expect(commandHelp(LISTED, START)).toContain(
      'Usage: tool-catalog-gate start [options] -- <command...>\n',
    );
  });
});

test('an option without a value is given or not', () => {
  const found = readArguments(START, ['--loud', '--', 'node']);
  expect(found.is === 'given' && isGiven(found.given, LOUD)).toBe(true);
  expect(read('--loud=yes', '--', 'node')).toEqual({ is: 'fault', sentence: '--loud takes no value.' });
  expect(commandHelp(LISTED, START)).toMatch(/^ {2}--loud {2,}say more$/m);
});
