import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { JsonObject } from '../../../src/json/index.js';
import { fromValue, isObject, prettyJson } from '../../../src/json/index.js';
import { unifiedDiff } from '../../../src/report/changes/unified-diff.js';
import { cleanEnvironment } from '../../clean-environment.js';

function definition(value: unknown): JsonObject {
  const read = fromValue(value, 'test');
  if (!isObject(read)) throw new Error('not an object');
  return read;
}

test('a changed value stands between lines that are kept', () => {
  expect(
    unifiedDiff(definition({ a: 1, b: 2, c: 3, d: 4, e: 5 }), definition({ a: 1, b: 2, c: 3, d: 5, e: 5 })),
  ).toEqual([
    '@@ -2,6 +2,6 @@',
    '   "a": 1,',
    '   "b": 2,',
    '   "c": 3,',
    '-  "d": 4,',
    '+  "d": 5,',
    '   "e": 5',
    ' }',
  ]);
});

test('what is added or removed is told from nothing', () => {
  expect(unifiedDiff(null, definition({ a: 1 }))).toEqual(['@@ -0,0 +1,3 @@', '+{', '+  "a": 1', '+}']);
  expect(unifiedDiff(definition({ a: 1 }), null)).toEqual(['@@ -1,3 +0,0 @@', '-{', '-  "a": 1', '-}']);
});

test('equal definitions have no difference, whatever the order of their keys', () => {
  expect(unifiedDiff(definition({ a: 1, b: 2 }), definition({ b: 2, a: 1 }))).toEqual([]);
});

test('a string is broken behind each line feed in it, and nowhere else', () => {
  const lines = unifiedDiff(null, definition({ d: 'one\ntwo\\nthree\\\nfour' }));
  expect(lines.slice(2, -1)).toEqual(['+  "d": "one\\n', '+two\\\\nthree\\\\\\n', '+four"']);
});

test('invisible characters are shown', () => {
  expect(unifiedDiff(definition({ d: 'ab' }), definition({ d: 'a\u200Bb\u202E' }))).toContain(
    '+  "d": "a\\u{200B}b\\u{202E}"',
  );
});

test('very long texts and lines are cut and say so', () => {
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`k${index}`, index]));
  const lines = unifiedDiff(null, definition(many));
  expect(lines).toHaveLength(401);
  expect(lines.at(-1)).toBe('… 603 more lines');
  const [, , long = ''] = unifiedDiff(null, definition({ d: 'x'.repeat(10_000) }));
  expect(long).toMatch(/^\+ {2}"d": "x+… 6009 more characters$/u);
});

test('a definition of enormous length is not shown, and the work is bounded', () => {
  expect(unifiedDiff(definition({ d: 'x'.repeat(1_000_000) }), null)).toEqual(['… too long to be shown']);
});

test('git applies it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unified-diff-'));
  const before = definition({ a: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], b: { c: 1 }, z: 1 });
  const after = definition({ a: [1, 2, 4, 5, 6, 7, 8, 9, 11, 10], b: { c: 2, d: [] }, z: 1 });
  const file = join(folder, 'definition.json');
  writeFileSync(file, `${prettyJson(before)}\n`);
  const input = `--- definition.json\n+++ definition.json\n${unifiedDiff(before, after).join('\n')}\n`;
  expect(
    spawnSync('git', ['apply', '-p0'], { cwd: folder, input, env: cleanEnvironment(folder) }).status,
  ).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(`${prettyJson(after)}\n`);
});
