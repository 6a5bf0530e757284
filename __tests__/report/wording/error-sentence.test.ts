import { expect, test } from '@jest/globals';
import { GateError } from '../../../src/errors/index.js';
import { catalogErrorSentence } from '../../../src/report/wording/error-sentence.js';
import { ERROR_SENTENCES } from '../../../src/report/wording/error-sentences.js';
import { errorSentence } from '../../../src/report/index.js';
import { SETTINGS_PATH } from '../../../src/gate/index.js';
import { compared } from '../decisions.js';

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

test('the file is named where it is told, and the settings file always', () => {
  const error = new GateError('unexpected_end', 'baseline', { line: 1, column: 11 });
  expect(errorSentence(error, 'tools/base.json')).toMatch(
    /^`tools\/base\.json` \(`baseline`\), line 1, column 11: The JSON ends too early\./u,
  );
  expect(errorSentence(new GateError('unknown_key', 'settings'))).toMatch(
    new RegExp(`^\`${SETTINGS_PATH}\` \\(\`settings\`\\): There is no such key\\.`, 'u'),
  );
});

test('of a catalog names the file that the error is about', () => {
  const catalog = { ...compared(null, null), previousBaselinePath: 'old/base.json' };
  const of = (field: string) => catalogErrorSentence(new GateError('empty_file', field), catalog);
  expect(of('baseline')).toMatch(/^`tools\/catalog\.baseline\.json` \(`baseline`\): /u);
  expect(of('candidate')).toMatch(/^`tools\/catalog\.json` \(`candidate`\): /u);
  expect(of('previous-baseline')).toMatch(/^`old\/base\.json` \(`previous-baseline`\): /u);
  expect(of('map')).toMatch(/^`map`: /u);
});

test('an unknown format lists what is accepted', () => {
  const sentence = errorSentence(new GateError('unknown_format', 'candidate'));
  for (const format of ['MCP', 'OpenMed tool inventory', 'OpenAI', 'Anthropic', 'directory', 'hashes']) {
    expect(sentence).toContain(format);
  }
});

test('what has no tools can be a directory, too', () => {
  const sentence = errorSentence(new GateError('no_tools', 'candidate'), 'tools');
  expect(sentence).toContain('a directory without `*.json` and `*.snap` files');
});

test('a field cannot break out of its code span', () => {
  expect(errorSentence(new GateError('unknown_key', '`@someone`\n'))).toMatch(/^`` `@someone`\\u\{A\} ``: /u);
});
