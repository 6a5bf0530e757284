import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { neutralise } from '../../../src/report/escape/log-line.js';
import { HOSTILE_NAMES } from '../hostile-names.js';

test('plain text stays as it is', () => {
  expect(neutralise('tools/catalog.json: read_file')).toBe('tools/catalog.json: read_file');
});

test.each([
  ['::error::x', '\\u{3A}:error\\u{3A}:x'],
  [':::', '\\u{3A}\\u{3A}:'],
  ['##[add-mask]true', '\\u{23}#[add-mask]true'],
  ['###[x]', '#\\u{23}#[x]'],
  ['a\r\n::warning::b', 'a\\u{D}\\u{A}\\u{3A}:warning\\u{3A}:b'],
  ['a\u2028b\u2029c', 'a\\u{2028}b\\u{2029}c'],
])('%j becomes %s', (text, line) => {
  expect(neutralise(text)).toBe(line);
});

test('no text of any kind begins a workflow command or a second line', () => {
  const part = fc.constantFrom(':', '#', '[', ']', '\n', '\r', '\u2028', '\u0085', ' ', 'error', 'add-mask');
  const text = fc.oneof(
    fc.array(part).map((parts) => parts.join('')),
    fc.constantFrom(...HOSTILE_NAMES.map(([, name]) => name)),
  );
  fc.assert(
    fc.property(text, (input) => {
      expect(neutralise(input)).not.toMatch(/::|##\[|[\r\n\u0085\u2028\u2029]/u);
    }),
    { numRuns: 1000 },
  );
});
