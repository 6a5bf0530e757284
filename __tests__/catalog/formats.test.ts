import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { catalogDigest, parseCatalog } from '../../src/catalog/index.js';
import type { Catalog, Format } from '../../src/catalog/index.js';
import { describeShared, sharedPath } from '../shared.js';
import { bytesOf, jsonBytes } from './bytes.js';

const HASH = 'a'.repeat(64);

function read(value: unknown, format: Format | 'auto' = 'auto'): Catalog {
  return parseCatalog(jsonBytes(value), { format, field: 'candidate' });
}

function keys({ entries }: Catalog): readonly string[] {
  return entries.map(({ key, version }) => (version === null ? key : `${key} ${version}`));
}

describe('a format is told by content', () => {
  test.each<[string, unknown, Format, readonly string[]]>([
    ['OpenAI, nested', [{ type: 'function', function: { name: 'a', parameters: {} } }], 'openai', ['a']],
    ['OpenAI, flat', { tools: [{ type: 'function', name: 'a', strict: true }] }, 'openai', ['a']],
    ['OpenAI, functions', { functions: [{ name: 'b' }, { name: 'a' }] }, 'openai', ['a', 'b']],
    ['OpenAI, a bare list of functions', [{ name: 'a', parameters: {} }], 'openai', ['a']],
    [
      'OpenAI, both forms',
      [
        { type: 'function', name: 'a' },
        { type: 'function', function: { name: 'b' } },
      ],
      'openai',
      ['a', 'b'],
    ],
    [
      'Anthropic',
      [
        { name: 'a', input_schema: {} },
        { name: 'b', type: 'web_search_20250305' },
      ],
      'anthropic',
      ['a', 'b'],
    ],
    [
      'Anthropic, some with versions',
      [{ name: 'a', input_schema: {}, version: '1' }, { name: 'b' }],
      'anthropic',
      ['a', 'b'],
    ],
    [
      'OpenMed tools',
      {
        schema_version: '1.2.0',
        tools: [
          { name: 'a', version: '10.0.0', input_schema: {}, output_schema: {} },
          { name: 'a', version: '2.0.0', input_schema: {} },
        ],
      },
      'openmed-tools',
      ['a 2.0.0', 'a 10.0.0'],
    ],
    [
      'MCP, with another format’s field',
      [
        { name: 'a', inputSchema: {} },
        { name: 'b', input_schema: {} },
      ],
      'mcp',
      ['a', 'b'],
    ],
    ['MCP, with names alone', [{ name: 'a', description: 'x' }], 'mcp', ['a']],
    [
      'tools by name',
      { tools: { b: { description: 'x' }, a: { inputSchema: {} } }, x: 1 },
      'map',
      ['a', 'b'],
    ],
    ['no tools by name', { tools: {} }, 'map', []],
    ['a map by name', { b: { parameters: {} }, a: { inputSchema: {}, name: 'c' } }, 'map', ['a', 'b']],
    [
      'a map with a tool named tools',
      { tools: { inputSchema: {}, description: 'x' }, b: { schema: {} } },
      'map',
      ['b', 'tools'],
    ],
    [
      'a map with a tool named result',
      { result: { inputSchema: {} }, b: { inputSchema: {} } },
      'map',
      ['b', 'result'],
    ],
    ['hashes by name', { a: HASH, b: `sha256:${HASH}` }, 'hashes', ['a', 'b']],
    ['hashes by server and tool', { s: { t: HASH, u: `sha512-${'A'.repeat(86)}==` } }, 'hashes', ['s']],
    [
      'tools with hashes',
      { tools: { a: { schemaHash: HASH, scopes: [] } }, lockfileVersion: 1 },
      'hashes',
      ['a'],
    ],
    ['tools with schemas and hashes', { tools: { a: { schemaHash: HASH, inputSchema: {} } } }, 'map', ['a']],
  ])('%s', (_, document, format, names) => {
    const catalog = read(document);
    expect(catalog.format).toBe(format);
    expect(keys(catalog)).toEqual(names);
  });

  test.each([
    ['a package manifest', { name: 'x', version: '1.0.0', dependencies: {} }],
    ['a map without schemas', { a: { description: 'x' } }],
    ['a map of which one has no schema', { a: { inputSchema: {} }, b: {} }],
    ['an empty map of hashes', { s: {} }],
    ['one tool', { name: 'a', inputSchema: {} }],
    ['an OpenMed diff', { schema_version: 'openmed.agent.tool_catalog_diff.v1', added: [] }],
    ['a number', 3],
  ])('%s is no catalog', (_, document) => {
    expect(() => read(document)).toThrow('candidate: unknown_format');
  });

  test('an unknown version of the inventory is one', () => {
    const document = { schema_version: 'openmed.agent.tool_inventory.v3', tools: [] };
    expect(() => read(document)).toThrow('candidate.schema_version: unsupported_version');
  });
});

describe('strictness is the same in every format', () => {
  test.each<[string, unknown, Format | 'auto', string]>([
    [
      'an OpenAI function without a name',
      [{ type: 'function', function: { parameters: {} } }],
      'auto',
      'invalid_name',
    ],
    [
      'a hosted OpenAI tool, which has none',
      [{ type: 'function', name: 'a' }, { type: 'web_search' }],
      'auto',
      'invalid_name',
    ],
    ['an Anthropic tool twice', [{ name: 'a', input_schema: {} }, { name: 'a' }], 'auto', 'duplicate_name'],
    [
      'an OpenMed tool twice',
      [
        { name: 'a', version: '1', input_schema: {} },
        { name: 'a', version: '1' },
      ],
      'openmed-tools',
      'duplicate_name',
    ],
    [
      'an OpenMed tool without a version',
      [{ name: 'a', version: 1, input_schema: {} }],
      'openmed-tools',
      'invalid_entry',
    ],
    ['a map with an empty name', { tools: { '': {} } }, 'auto', 'invalid_name'],
    ['a map with a text', { tools: { a: {}, b: 'x' } }, 'map', 'invalid_entry'],
    ['a list where a map was asked for', [], 'map', 'no_tools'],
    [
      'an incomplete list',
      { tools: [{ name: 'a', input_schema: {} }], nextCursor: 'x' },
      'auto',
      'incomplete_list',
    ],
  ])('%s', (_, document, format, code) => {
    expect(() => read(document, format)).toThrow(`candidate: ${code}`);
  });

  test('a key twice in a map is a duplicate key', () => {
    expect(() => parseCatalog(bytesOf('{"tools":{"a":{},"\\u0061":{}}}'))).toThrow('duplicate_key');
  });
});

test('only an MCP manifest has an envelope', () => {
  const document = { id: 'asst_1', ttlMs: 1, functions: [{ name: 'a' }] };
  expect(read(document).members.keys).toEqual(['id', 'ttlMs']);
});

test('a map’s own name is a field like any other', () => {
  const [entry] = read({ tools: { a: { name: 'b', inputSchema: {} } } }).entries;
  expect([entry?.key, entry?.definition.keys]).toEqual(['a', ['name', 'inputSchema']]);
});

test('a hash and a record of nothing but that hash are one entry, in any other writing another', () => {
  const digest = (value: unknown) =>
    catalogDigest(parseCatalog(jsonBytes({ a: value, b: HASH }), { format: 'hashes' }));
  const plain = digest(`sha256:${HASH}`);
  expect(digest({ hash: `sha256:${HASH}` })).toBe(plain);
  const others = [HASH, { sha256: `sha256:${HASH}` }, { hash: `sha256:${HASH}`, version: '1' }];
  for (const other of others) expect(digest(other)).not.toBe(plain);
});

describeShared('the shapes in which people commit catalogs', () => {
  const shape = (file: string): Catalog =>
    parseCatalog(readFileSync(sharedPath('corpus', 'shapes', file)), { field: 'baseline' });

  test('a manifest with members of its vendor’s', () => {
    const keel = shape('keel-mcp-tools.lock.json');
    expect([keel.format, keys(keel)]).toEqual(['mcp', ['keel_status']]);
    expect(keel.members.keys).toEqual(['keelMcpSchemaVersion', 'supportedProtocolVersions']);
  });

  test('a lock file of hashes by tool', () => {
    const lock = shape('mcplock-mcp-tools.lock.json');
    expect([lock.format, keys(lock)]).toEqual(['hashes', ['echo']]);
    expect(lock.members.keys).toEqual(['schemaVersion', 'generatedBy']);
    expect(lock.notes).toEqual([]);
  });

  test('a lock file that locks nothing is read, and a note says so', () => {
    const lock = shape('mcp-sentinel-lock-vacuous.json');
    expect([lock.format, keys(lock)]).toEqual(['hashes', ['AWS Knowledge MCP', 'DeepWiki MCP']]);
    expect(lock.notes).toEqual([{ code: 'one_hash_for_all', about: null }]);
  });

  test('an incomplete answer is refused', () => {
    expect(() => shape('tools-list-result-2026-07-28.json')).toThrow(
      /^baseline: incomplete_list \(line 12, /,
    );
  });

  test.each(readdirSync(sharedPath('corpus', 'npm')))('%s is an MCP manifest', (file) => {
    const { format, entries, members } = parseCatalog(readFileSync(sharedPath('corpus', 'npm', file)));
    expect(format).toBe('mcp');
    expect(entries.length).toBeGreaterThan(0);
    expect(members.keys).toEqual([]);
  });
});
