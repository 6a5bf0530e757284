import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { applyRules, parseCatalog } from '../../../src/catalog/index.js';
import type { Catalog } from '../../../src/catalog/index.js';
import { diffCatalogs, isEmpty, orderOnlyPlaces } from '../../../src/diff/index.js';
import { renderDiffMarkdown, renderText } from '../../../src/report/index.js';
import { jsonBytes } from '../../catalog/bytes.js';
import { describeShared, sharedPath } from '../../shared.js';

const read = (value: unknown): Catalog => parseCatalog(jsonBytes(value));
const manifest = (required: readonly string[], more: object = {}) =>
  read({ tools: [{ name: 'a/b', inputSchema: { type: 'object', required }, ...more }], x: required });

function textOf(before: Catalog, after: Catalog, detail: 'fingerprints' | 'pointers'): string {
  return renderText({ before, after, diff: diffCatalogs(before, after) }, { detail, color: false });
}

describe('drift of order alone', () => {
  const [before, after] = [manifest(['x', 'y']), manifest(['y', 'x'])];

  test('has places that make it none where they are compared in any order', () => {
    const unordered = orderOnlyPlaces('mcp', diffCatalogs(before, after));
    expect(unordered).toEqual(['/tools/a~1b/inputSchema/required', '/x']);
    const [one, other] = [before, after].map((catalog) => applyRules(catalog, { unordered }).catalog);
    expect(isEmpty(diffCatalogs(one ?? null, other ?? null))).toBe(true);
  });

  test('is told with the places to put under unordered, where places are told', () => {
    expect(textOf(before, after, 'pointers')).toContain(
      'put `/tools/a~1b/inputSchema/required`, `/x` under `unordered`',
    );
    expect(textOf(before, after, 'fingerprints')).toContain('`detail: pointers` names it');
    expect(textOf(before, after, 'fingerprints')).not.toContain('required');
  });

  test('is none beside anything else', () => {
    const other = manifest(['y', 'x'], { title: 'T' });
    expect(orderOnlyPlaces('mcp', diffCatalogs(before, other))).toEqual([]);
    expect(textOf(before, other, 'pointers')).not.toContain('unordered');
    expect(textOf(before, before, 'pointers')).not.toContain('unordered');
    expect(orderOnlyPlaces('mcp', diffCatalogs(before, read({ tools: [], x: ['x', 'y'] })))).toEqual([]);
  });
});

describeShared('a default whose order varies', () => {
  test('is told with its place', () => {
    const [before, after] = ['before', 'after'].map((side) =>
      parseCatalog(readFileSync(sharedPath('corpus', 'reports2', '02-set-default-order', `${side}.json`))),
    );
    if (before === undefined || after === undefined) throw new Error('no catalog');
    const comparison = { before, after, diff: diffCatalogs(before, after) };
    expect(renderDiffMarkdown(comparison, 'pointers', 'file')).toContain(
      'put `/tools/scan/inputSchema/properties/levels/default` under `unordered`',
    );
  });
});
