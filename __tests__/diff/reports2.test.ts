import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { applyRules, catalogDigest, parseCatalog } from '../../src/catalog/index.js';
import type { Catalog } from '../../src/catalog/index.js';
import { diffCatalogs, explainChange, isEmpty } from '../../src/diff/index.js';
import { describeShared, sharedPath } from '../shared.js';

function read(name: string, side: string): Catalog {
  return parseCatalog(readFileSync(sharedPath('corpus', 'reports2', name, `${side}.json`)));
}

function explained(name: string): readonly string[] {
  const [before, after] = [read(name, 'before'), read(name, 'after')];
  return diffCatalogs(before, after).changed.flatMap((change) =>
    explainChange('mcp', change).explanations.map(({ kind, pointer }) => `${kind} ${pointer}`),
  );
}

describeShared('changes of small catalogs from public reports', () => {
  test('a default whose order varies is that, and no change where it is compared in any order', () => {
    const pointer = '/inputSchema/properties/levels/default';
    expect(explained('02-set-default-order')).toEqual([`order_only ${pointer}`]);
    const [before, after] = ['before', 'after'].map(
      (side) =>
        applyRules(read('02-set-default-order', side), { unordered: [`/tools/scan${pointer}`] }).catalog,
    );
    expect(isEmpty(diffCatalogs(before ?? null, after ?? null))).toBe(true);
    expect(before && catalogDigest(before)).toBe(after && catalogDigest(after));
  });

  test('an inline schema became a reference, and its definition has a title more', () => {
    expect(explained('09-inline-to-ref')).toEqual([
      'description_text /inputSchema/$defs/UserRole/title',
      'reference_introduced /inputSchema/properties/role/anyOf/0',
      'definition_added /inputSchema/$defs',
    ]);
  });

  test('one of two names that clients make one was added', () => {
    const { added, removed, changed } = diffCatalogs(
      read('14-normalised-clash', 'before'),
      read('14-normalised-clash', 'catalog'),
    );
    expect([added.length, removed.length, changed.length]).toEqual([1, 0, 0]);
  });

  test('a tool looks renamed', () => {
    const { renamed, added, removed } = diffCatalogs(read('64-rename', 'before'), read('64-rename', 'after'));
    expect(renamed.map(({ before, after, by }) => [before.key, after.key, by])).toEqual([
      ['search_events', 'find_events', 'definition'],
    ]);
    expect([added.length, removed.length]).toEqual([1, 1]);
  });

  test('an alternative was added', () => {
    expect(explained('66-anyof-grows')).toEqual(['alternative_added /inputSchema/properties/v/anyOf']);
  });

  test('instructions that came are a change, even without a word', () => {
    const before = read('67-empty-instructions', 'before');
    for (const side of ['after', 'after2']) {
      const diff = diffCatalogs(before, read('67-empty-instructions', side));
      expect(diff.members.map(({ field }) => field)).toEqual(['instructions']);
    }
  });

  test.each(['68-size', '69-schema-goes-bad'])('%s is drift', (name) => {
    expect(isEmpty(diffCatalogs(read(name, 'before'), read(name, 'after')))).toBe(false);
  });
});
