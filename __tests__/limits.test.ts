import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { GateError } from '../src/errors/index.js';
import * as limits from '../src/limits.js';
import { errorSentence } from '../src/report/index.js';

const MIB = 1024 * 1024;
const ACTION = parse(readFileSync('action.yml', 'utf8'));
const README = readFileSync('README.md', 'utf8');
const PAGE = readFileSync('docs/limits.md', 'utf8');

function written(name: string, value: number): string {
  if (name.endsWith('MILLISECONDS')) return `${value.toLocaleString('en')} ms`;
  if (!/bytes/i.test(name)) return value.toLocaleString('en');
  if (value % MIB === 0) return `${value / MIB} MiB`;
  return value % 1024 === 0 ? `${value / 1024} KiB` : `${value.toLocaleString('en')} B`;
}

test('the page of limits has every limit with its value, and no other', () => {
  const rows = [...PAGE.matchAll(/^\| `([A-Z_]+)` +\| ([^|]+?) +\|/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const expected = Object.entries(limits).map(([name, value]) => [
    name,
    typeof value === 'number'
      ? written(name, value)
      : `${written('bytes', value.maxBytes)}; ${written('depth', value.maxDepth)}`,
  ]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(expected));
  expect(rows.length).toBe(expected.length);
});

describe('limits as they are told', () => {
  test('by the inputs of the Action', () => {
    const { inputs } = ACTION;
    expect(inputs['max-bytes'].description).toContain(`at most ${limits.MAX_LIMITS.maxBytes}.`);
    expect(inputs['max-bytes'].default).toBe(String(limits.DEFAULT_LIMITS.maxBytes));
    expect(inputs['max-depth'].description).toContain(`at most ${limits.MAX_LIMITS.maxDepth}.`);
    expect(inputs['max-depth'].default).toBe(String(limits.DEFAULT_LIMITS.maxDepth));
    expect(inputs['approvals'].description).toContain(`at most ${limits.MAX_APPROVALS}.`);
  });

  test('by README', () => {
    expect(README).toContain(`${limits.MAX_BYTES_TOGETHER / MIB} MiB of catalogs together`);
    expect(README).toContain('docs/limits.md');
  });

  test.each([
    ['too_large', `at most ${limits.MAX_LIMITS.maxBytes})`],
    ['too_large_together', `${limits.MAX_BYTES_TOGETHER / MIB} MiB`],
    ['too_large_unpacked', `${limits.MAX_ARTIFACT_PLAIN_BYTES / MIB} MiB`],
    ['too_many_files', limits.MAX_ARTIFACT_FILES.toLocaleString('en')],
    ['compressed_too_far', String(limits.MAX_ARTIFACT_RATIO)],
    ['number_too_long', limits.MAX_NUMBER_DIGITS.toLocaleString('en')],
    ['too_many_records', limits.MAX_INVENTORY_RECORDS.toLocaleString('en')],
  ] as const)('by the sentence of %s', (code, figure) => {
    expect(errorSentence(new GateError(code, 'candidate'))).toContain(figure);
  });
});
