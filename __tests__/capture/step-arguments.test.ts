import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { STEP_INPUTS, stepRequest } from '../../src/capture/step-arguments.js';
import { GateError } from '../../src/errors/index.js';

const ACTION = parse(readFileSync('capture/action.yml', 'utf8'));

test('capture/action.yml declares each input, and runs on Node 24', () => {
  expect(Object.keys(ACTION.inputs).sort()).toEqual([...STEP_INPUTS].sort());
  expect(ACTION.runs).toEqual({ using: 'node24', main: '../dist/capture/index.js' });
});

describe('the inputs of a step', () => {
  const request = (inputs: Readonly<Record<string, string>>) =>
    stepRequest(
      Object.fromEntries(
        Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
      ),
    );

  test('are arguments of the command line', () => {
    expect(
      request({
        command: ' node  server.js --port 1 ',
        out: 'a b.json',
        env: 'KEY\n OTHER=KEY \n',
        include: 'all',
        'keep-environment': 'true',
        url: '',
      }),
    ).toEqual({
      arguments: [
        '--out=a b.json',
        '--env=KEY',
        '--env=OTHER=KEY',
        '--all',
        '--keep-environment',
        '--',
        'node',
        'server.js',
        '--port',
        '1',
      ],
      directory: '.',
    });
  });

  test('hold a command of several lines, each an argument; no shell reads it', () => {
    expect(request({ command: 'node\nmy server.js\n$(id)' }).arguments).toEqual([
      '--',
      'node',
      'my server.js',
      '$(id)',
    ]);
  });

  test.each([
    [{ bogus: 'x' }, 'unknown_input', 'bogus'],
    [{ include: 'everything' }, 'invalid_input', 'include'],
    [{ 'keep-environment': 'yes' }, 'invalid_input', 'keep-environment'],
  ])('%j is not understood', (inputs, code, field) => {
    expect(() => request(inputs)).toThrow(expect.objectContaining({ code, field, constructor: GateError }));
  });
});
