import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { lineAnswers } from '../../src/cli/line-answers.js';

function terminal() {
  const [input, output] = [new PassThrough(), new PassThrough()];
  return { input, output, answers: lineAnswers(input, output) };
}

test('an answer is a line without the spaces around it', async () => {
  const { input, output, answers } = terminal();
  const asked = answers.ask('Which? ');
  input.write(' captured \n');
  expect(await asked).toBe('captured');
  expect(String(output.read())).toContain('Which? ');
});

test('lines that were typed ahead answer the next questions', async () => {
  const { input, answers } = terminal();
  const asked = answers.ask('One? ');
  input.write('1\n2\n3\n');
  expect([await asked, await answers.ask('Two? '), await answers.ask('Three? ')]).toEqual(['1', '2', '3']);
});

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
  ['Ctrl-C behind a part of an answer', 'capt\u0003'],
])('%s is no answer, nor is there any more', async (_name, keys) => {
  const { input, answers } = terminal();
  const asked = answers.ask('Which? ');
  input.write(keys);
  expect(await asked).toBeNull();
  expect(await answers.ask('And? ')).toBeNull();
});

test('an input that ends is no answer', async () => {
  const { input, answers } = terminal();
  const asked = answers.ask('Which? ');
  input.end();
  expect(await asked).toBeNull();
});
