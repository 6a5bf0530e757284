import { describe, expect, test } from '@jest/globals';
import {
  catalogDigest,
  catalogFingerprints,
  documentFingerprint,
  parseCatalog,
  readCatalogDirectory,
} from '../../src/catalog/index.js';
import type { Catalog } from '../../src/catalog/index.js';
import { digestOf, canonicalJson } from '../../src/json/index.js';
import { bytesOf, jsonBytes } from './bytes.js';

const tools = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `tool_${count - index}`, title: 'é€😀"\\' }));

const CATALOGS: readonly (readonly [string, Catalog])[] = [
  ['an empty manifest', parseCatalog(jsonBytes({ tools: [] }))],
  ['a small manifest', parseCatalog(jsonBytes({ tools: tools(3), instructions: 'x' }))],
  [
    'a manifest of many tools',
    parseCatalog(jsonBytes({ jsonrpc: '2.0', id: 1, result: { tools: tools(3000) } })),
  ],
  ['a bare list', parseCatalog(jsonBytes(tools(1500)))],
  [
    'one entry of each kind',
    parseCatalog(jsonBytes({ tools: tools(1), prompts: [{ name: 'p' }], resources: [{ uri: 'u' }] })),
  ],
  ['tools by name', parseCatalog(bytesOf('{"b":{"inputSchema":{}},"a":{"inputSchema":{"n":1e400}}}'))],
  ['hashes', parseCatalog(jsonBytes({ a: 'a'.repeat(64), b: { hash: 'b'.repeat(64) } }))],
  ['a directory', readCatalogDirectory([{ path: 'a.json', bytes: bytesOf('{"name": "a"}') }])],
];

describe('both fingerprints at once', () => {
  test.each(CATALOGS)('are those of %s', (_, catalog) => {
    expect(catalogFingerprints(catalog)).toMatchObject({
      digest: catalogDigest(catalog),
      document: documentFingerprint(catalog),
    });
  });

  test('of a file hash its whole canonical form', () => {
    for (const [, catalog] of CATALOGS) {
      const [source] = catalog.sources;
      if (source === undefined || source.file !== null) continue;
      expect(documentFingerprint(catalog)).toBe(digestOf(canonicalJson(source.root)));
    }
  });
});
