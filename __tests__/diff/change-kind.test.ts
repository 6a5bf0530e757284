import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { CHANGE_KINDS } from '../../src/diff/index.js';

test('docs/changes.md lists every kind of change in its order', () => {
  const rows = readFileSync('docs/changes.md', 'utf8').matchAll(/^\| `(?<kind>[a-z_]+)` /gm);
  expect([...rows].map(({ groups }) => groups?.['kind'])).toEqual([...CHANGE_KINDS]);
});
