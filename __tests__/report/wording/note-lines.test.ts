import { expect, test } from '@jest/globals';
import { readCatalogDirectory } from '../../../src/catalog/index.js';
import { noteLines, renderDiffMarkdown, renderText } from '../../../src/report/index.js';
import { catalogOf, comparison } from '../decisions.js';

const LOCK = catalogOf({ a: 'a'.repeat(64), b: 'a'.repeat(64) });

test('notes are told in text and Markdown, each once', () => {
  const both = comparison(LOCK, LOCK);
  const words = 'This lock file locks nothing';
  const text = renderText(both, { color: false, detail: 'fingerprints' });
  expect(text.split('\n')[1]).toBe('This lock file locks nothing: all its hashes are the same.');
  expect(text.split(words)).toHaveLength(2);
  expect(renderDiffMarkdown(both, 'fingerprints', 'file').split(words)).toHaveLength(2);
});

test('files are named, a few of many, and break no line', () => {
  const file = (path: string) => ({ path, bytes: Buffer.from(JSON.stringify({ name: `tool ${path}` })) });
  const names = ['a\nb.json', ...Array.from({ length: 9 }, (_, index) => `${index}.json`)];
  expect(noteLines([readCatalogDirectory(names.map(file))])).toEqual([
    `Not named after their tool: ${[0, 1, 2, 3, 4, 5, 6, 7].map((index) => `${index}.json`).join(', ')} and 2 more.`,
  ]);
  expect(noteLines([readCatalogDirectory([file('a\nb.json')])])).toEqual([
    'Not named after their tool: a\\u{A}b.json.',
  ]);
});

test('without notes there are no lines', () => {
  expect(noteLines([catalogOf({ tools: [] })])).toEqual([]);
});
