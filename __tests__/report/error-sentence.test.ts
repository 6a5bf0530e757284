import { expect, test } from '@jest/globals';
import { GateError } from '../../src/json/index.js';
import { ERROR_SENTENCES } from '../../src/report/error-sentences.js';
import { errorSentence } from '../../src/report/index.js';

test.each(Object.entries(ERROR_SENTENCES))('%s has a sentence that says what to do', (_, sentence) => {
  expect(sentence).toMatch(/^[A-Z`].{20,}\.$/u);
  expect(sentence).not.toMatch(/[\r\n|]/u);
  expect(sentence.split('. ').length).toBeGreaterThan(1);
});

test('the field, the place and the code stand beside it', () => {
  expect(errorSentence(new GateError('duplicate_key', 'candidate', { line: 3, column: 9 }))).toBe(
    '`candidate`, line 3, column 9: A key stands twice in one object, so readers disagree about what it says. Remove one of the two. (`duplicate_key`)',
  );
  expect(errorSentence(new GateError('not_found', 'baseline'))).toMatch(
    /^`baseline`: There is no such file\./u,
  );
});

test('an unknown format lists what is accepted', () => {
  const sentence = errorSentence(new GateError('unknown_format', 'candidate'));
  for (const format of ['MCP', 'OpenMed tool inventory', 'OpenAI', 'Anthropic', 'directory', 'hashes']) {
    expect(sentence).toContain(format);
  }
});

test('a field cannot break out of its code span', () => {
  expect(errorSentence(new GateError('unknown_key', '`@someone`\n'))).toMatch(/^`` `@someone`\\u\{A\} ``: /u);
});
