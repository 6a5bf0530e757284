import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

/** One numbered entry of the document, on one line. */
const ENTRIES = readFileSync('docs/threat-model.md', 'utf8')
  .split(/^(?=\d+\.\s|## )/m)
  .filter((part) => /^\d+\./.test(part))
  .map((part) => part.replace(/\s+/g, ' ').trim());

interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** `` `file`: “title”, “title” `` as often as it stands there. */
function testsOf(entry: string): NamedTest[] {
  const groups = entry.matchAll(/`([\w./-]+\.test\.ts)`: ((?:“[^”]+”(?:, )?)+)/g);
  return [...groups].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })),
  );
}

describe('docs/threat-model.md', () => {
  test('has at least 30 entries, numbered without a gap', () => {
    expect(ENTRIES.length).toBeGreaterThanOrEqual(30);
    expect(ENTRIES.map((entry) => Number.parseInt(entry, 10))).toEqual(ENTRIES.map((_, index) => index + 1));
  });

  test('shows each by a test, or says plainly that it is outside', () => {
    const neither = ENTRIES.filter((entry) => testsOf(entry).length === 0 && !entry.includes('**Outside**'));
    expect(neither).toEqual([]);
  });

  test('names no file of tests without a title', () => {
    const files = (text: string) => text.match(/`[\w./-]+\.test\.ts`/g)?.length ?? 0;
    const withTitles = (entry: string) => new Set(testsOf(entry).map(({ file }) => file)).size;
    expect(ENTRIES.filter((entry) => files(entry) !== withTitles(entry))).toEqual([]);
  });

  test('names only tests that there are', () => {
    const missing = ENTRIES.flatMap(testsOf).filter(({ file, title }) => {
      const path = `__tests__/${file}`;
      return !existsSync(path) || !titleIsIn(readFileSync(path, 'utf8'), title);
    });
    expect(missing).toEqual([]);
  });
});

/** A title as it is written in a source, between any quotes, escaped or not. */
function titleIsIn(source: string, title: string): boolean {
  const quoted = ['', '\\'].flatMap((escape) =>
    ["'", '"', '`'].map((quote) => `${quote}${title.replaceAll(quote, escape + quote)}${quote}`),
  );
  return quoted.some((text) => source.includes(text));
}
