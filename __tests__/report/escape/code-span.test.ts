import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cellSpan, codeSpan } from '../../../src/report/escape/code-span.js';
import { visible } from '../../../src/report/escape/visible.js';
import { cmark, describeGithub, rowsOf, textOf } from '../github-markdown.js';
import { HOSTILE_NAMES } from '../hostile-names.js';

test('a plain text stands between single backticks', () => {
  expect(codeSpan('read_file')).toBe('`read_file`');
});

test('the fence is longer than any run of backticks inside', () => {
  expect(codeSpan('a``b')).toBe('```a``b```');
  expect(codeSpan('`')).toBe('`` ` ``');
});

test('a dollar never touches a backtick, where GitHub begins a formula', () => {
  expect(codeSpan('$x$')).toBe('` $x$ `');
});

test('an empty text is shown as one space', () => {
  expect(codeSpan('')).toBe('` `');
});

test('line breaks and invisible characters are shown, never written', () => {
  expect(codeSpan('a\nb\u202Ec')).toBe('`a\\u{A}b\\u{202E}c`');
});

test('in a table a pipe is written with a backslash', () => {
  expect(cellSpan('a|b')).toBe('`a\\|b`');
  expect(codeSpan('a|b')).toBe('`a|b`');
});

describeGithub('what GitHub renders', () => {
  const letters = fc.constantFrom(
    ...'`|\\$ \n\r\t<>&@#[]()!*_~:/-ab1\u202E\u200B\u0301道\uD800',
    '::',
    '##[',
    '``',
    '\\|',
  );
  const hostile = fc.oneof(
    fc.array(letters, { maxLength: 24 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 24 }),
    fc.constantFrom(...HOSTILE_NAMES.map(([, name]) => name)),
  );
  const many = fc.array(hostile, { minLength: 150, maxLength: 150 });

  test('is exactly the visible text, in one code span, between the words around it', () => {
    fc.assert(
      fc.property(many, (texts) => {
        const html = cmark(texts.map((text) => `before ${codeSpan(text)} after\n\n`).join(''));
        const found = [...html.matchAll(/<p>before <code>([^]*?)<\/code> after<\/p>\n/gu)];
        expect(found.map(([, code = '']) => textOf(code))).toEqual(texts.map((text) => visible(text) || ' '));
        expect(html.replace(/<p>before <code>[^<]*<\/code> after<\/p>\n/gu, '')).toBe('');
      }),
      { numRuns: 20 },
    );
  });

  test('is exactly the visible text in a table too, and the next cell stays the next cell', () => {
    fc.assert(
      fc.property(many, (texts) => {
        const rows = texts.map((text) => `| ${cellSpan(text)} | next |\n`).join('');
        const html = cmark(`| a | b |\n| --- | --- |\n${rows}`);
        expect(rowsOf(html)).toEqual([['a', 'b'], ...texts.map((text) => [visible(text).trim(), 'next'])]);
      }),
      { numRuns: 20 },
    );
  });
});
