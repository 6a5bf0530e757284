import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import {
  catalogDigest,
  inventoryFromManifest,
  inventoryJson,
  parseCatalog,
  parseMap,
} from '../../src/catalog/index.js';
import { diffCatalogs, isEmpty } from '../../src/diff/index.js';
import { describeShared, sharedPath } from '../shared.js';

function bytesOf(name: string, file: string): Uint8Array {
  return readFileSync(sharedPath('corpus', 'reports2', name, file));
}

function faultOf(name: string, file: string): string {
  try {
    parseCatalog(bytesOf(name, file), { field: 'catalog' });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'none';
}

describeShared('catalogs from public reports', () => {
  test('the same tools through two protocol revisions are one catalog', () => {
    const [before, after, later] = ['before.json', 'after.json', 'after2.json'].map((file) =>
      parseCatalog(bytesOf('05-ttl-cache-scope', file)),
    );
    if (before === undefined || after === undefined || later === undefined) throw new Error('no catalog');
    expect(isEmpty(diffCatalogs(before, after))).toBe(true);
    expect(isEmpty(diffCatalogs(after, later))).toBe(true);
    expect(new Set([before, after, later].map(catalogDigest)).size).toBe(1);
    const map = parseMap(bytesOf('05-ttl-cache-scope', 'map.json'));
    const inventory = bytesOf('05-ttl-cache-scope', 'inventory.json').toString().trim();
    for (const catalog of [before, after, later])
      expect(inventoryJson(inventoryFromManifest(catalog, map))).toBe(inventory);
  });

  test.each([
    ['15-tools-null', 'empty.json', 'none'],
    ['15-tools-null', 'null.json', 'catalog: null_tools (line 2, column 3)'],
    ['15-tools-null', 'rpc.json', 'catalog: null_result (line 4, column 3)'],
    ['15-tools-null', 'item.json', 'catalog.tools.0: null_entry (line 3, column 5)'],
    ['15-tools-null', 'err.json', 'catalog.error.-32601: error_answer (line 4, column 3)'],
    ['17-invalid-schema', 'ename.json', 'catalog: invalid_name (line 4, column 7)'],
    ['17-invalid-schema', 'nname.json', 'catalog: invalid_name (line 4, column 7)'],
    ['17-invalid-schema', 'noname.json', 'catalog: invalid_name (line 3, column 5)'],
    ...['arr', 'badtype', 'missing', 'noitems', 'reqinprops', 'reqok', 'str', 'string', 'trunc'].map(
      (name) => ['17-invalid-schema', `${name}.json`, 'none'] as const,
    ),
    ['18-nan', 'nan.json', 'catalog: not_finite (line 1, column 102)'],
    ['18-nan', 'inf.json', 'catalog: not_finite (line 1, column 102)'],
  ])('%s/%s: %s', (name, file, fault) => {
    expect(faultOf(name, file)).toBe(fault);
  });
});
