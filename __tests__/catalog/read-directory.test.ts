import { describe, expect, test } from '@jest/globals';
import {
  catalogDigest,
  documentFingerprint,
  entryPlace,
  readCatalogDirectory,
} from '../../src/catalog/index.js';
import type { DirectoryFile } from '../../src/catalog/index.js';
import { diffCatalogs } from '../../src/diff/index.js';
import { bytesOf, jsonBytes } from './bytes.js';

function file(path: string, value: unknown): DirectoryFile {
  return { path, bytes: jsonBytes(value) };
}

describe('a directory of one-tool files', () => {
  test('is a catalog keyed by the tools’ names', () => {
    const catalog = readCatalogDirectory([
      file('search.snap', { name: 'search', inputSchema: {} }),
      file('README.md', 'no tool'),
      file('create.json', { name: 'create', inputSchema: {} }),
      file('nested.json', { type: 'function', function: { name: 'nested' } }),
    ]);
    expect(catalog.format).toBe('directory');
    expect(catalog.entries.map(({ key, source }) => [key, catalog.sources[source]?.file])).toEqual([
      ['create', 'create.json'],
      ['nested', 'nested.json'],
      ['search', 'search.snap'],
    ]);
    expect(catalog.notes).toEqual([]);
  });

  test('says where a file is named otherwise', () => {
    const catalog = readCatalogDirectory([file('b.json', { name: 'c' }), file('a/c.json', { name: 'a' })]);
    expect(catalog.notes).toEqual([
      { code: 'file_name_differs', about: 'a/c.json' },
      { code: 'file_name_differs', about: 'b.json' },
    ]);
  });

  test('can be keyed by its files, which may hold variants of one tool', () => {
    const files = [
      file('search.snap', { name: 'search', description: 'x' }),
      file('search_ff_issues.snap', { name: 'search', description: 'y' }),
    ];
    expect(() => readCatalogDirectory(files)).toThrow('duplicate_name');
    const catalog = readCatalogDirectory(files, { format: 'directory-by-file' });
    expect(catalog.format).toBe('directory-by-file');
    expect(catalog.entries.map(({ key }) => key)).toEqual(['search', 'search_ff_issues']);
    expect(catalog.notes).toEqual([]);
    const renamed = readCatalogDirectory([files[1] ?? file('x', {}), file('search.snap', { name: 'find' })], {
      format: 'directory-by-file',
    });
    expect(
      diffCatalogs(catalog, renamed).changed.map(({ fields }) => fields.map(({ field }) => field)),
    ).toEqual([['description', 'name']]);
    expect(catalogDigest(renamed)).not.toBe(catalogDigest(catalog));
    const twice = [file('a.json', { name: 'a' }), file('a.snap', { name: 'b' })];
    expect(() => readCatalogDirectory(twice, { format: 'directory-by-file' })).toThrow('duplicate_name');
  });

  test('does not depend on the order or the names of its files', () => {
    const [a, b] = [{ name: 'a' }, { name: 'b' }];
    const one = readCatalogDirectory([file('a.json', a), file('b.json', b)]);
    const other = readCatalogDirectory([file('y.snap', b), file('z.json', a)]);
    expect(catalogDigest(one)).toBe(catalogDigest(other));
    expect(documentFingerprint(one)).not.toBe(documentFingerprint(other));
    expect(documentFingerprint(one)).toBe(
      documentFingerprint(readCatalogDirectory([file('b.json', b), file('a.json', a)])),
    );
  });

  test('points into the files', () => {
    const catalog = readCatalogDirectory([
      { path: 'a.json', bytes: bytesOf('\n {"name":"a"}') },
      file('b.json', { name: 'b' }),
    ]);
    expect(catalog.entries.map((entry) => entryPlace(catalog, entry))).toEqual([
      { line: 2, column: 2 },
      { line: 1, column: 1 },
    ]);
  });

  test.each<[string, readonly DirectoryFile[], string]>([
    ['no tool file', [file('README.md', 1)], 'baseline: no_tools'],
    [
      'a file that is no JSON',
      [{ path: 'a.json', bytes: bytesOf('{\n') }],
      'baseline/a.json: unexpected_end (line 2, column 1)',
    ],
    [
      'a file of another kind',
      [file('index.json', [])],
      'baseline/index.json: invalid_entry (line 1, column 1)',
    ],
    ['a file without a name', [file('x.json', {})], 'baseline/x.json: invalid_name (line 1, column 1)'],
    [
      'a tool twice',
      [file('b.json', { name: 'a' }), file('a.json', { name: 'a' })],
      'baseline/b.json: duplicate_name (line 1, column 1)',
    ],
    [
      'a hostile path',
      [file('a.json', { name: 'a' }), file('b\n::error::.json', 1)],
      'baseline/files[1]: invalid_entry (line 1, column 1)',
    ],
  ])('with %s is refused', (_, files, message) => {
    expect(() => readCatalogDirectory(files, { field: 'baseline' })).toThrow(
      expect.objectContaining({ message }),
    );
  });

  test('is limited as a whole', () => {
    const files = [file('a.json', { name: 'a' }), file('b.json', { name: 'b' })];
    const limits = { maxBytes: 20, maxDepth: 64 };
    expect(() => readCatalogDirectory(files, { limits })).toThrow('catalog: too_large');
    expect(readCatalogDirectory(files.slice(1), { limits }).entries).toHaveLength(1);
  });
});
