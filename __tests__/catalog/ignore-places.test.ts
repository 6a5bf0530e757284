import { describe, expect, test } from '@jest/globals';
import { catalogDigest, entryPlace, ignorePlaces, parseCatalog } from '../../src/catalog/index.js';
import type { Catalog } from '../../src/catalog/index.js';
import { diffCatalogs, isEmpty } from '../../src/diff/index.js';
import { prettyJson } from '../../src/json/index.js';
import { bytesOf, jsonBytes } from './bytes.js';

const MANIFEST = {
  tools: [
    { name: 'b/c', _meta: { at: 1, by: 'x' }, x: [{ at: 1, k: 1 }, { at: 2 }, 3] },
    { name: 'a', _meta: { at: 2 }, title: 'A' },
  ],
  prompts: [{ name: 'a', _meta: { at: 3 } }],
  serverInfo: { name: 'server', version: '1' },
};

function read(value: unknown): Catalog {
  return parseCatalog(jsonBytes(value));
}

/** What is left of a manifest, and how often each pointer was of use. */
function left(value: unknown, ...pointers: readonly string[]): readonly [unknown, readonly number[]] {
  const { catalog, uses } = ignorePlaces(read(value), pointers);
  const definitions = catalog.entries.map(({ definition }) => JSON.parse(prettyJson(definition)));
  return [[JSON.parse(prettyJson(catalog.members)), ...definitions], uses.map((use) => use.uses)];
}

const [MEMBERS, A, B, PROMPT] = [
  { prompts: [], serverInfo: { name: 'server', version: '1' } },
  { name: 'a', _meta: { at: 2 }, title: 'A' },
  { name: 'b/c', _meta: { at: 1, by: 'x' }, x: [{ at: 1, k: 1 }, { at: 2 }, 3] },
  { name: 'a', _meta: { at: 3 } },
];

describe('an ignored place', () => {
  test.each<[string, readonly unknown[], number]>([
    ['/serverInfo/version', [{ prompts: [], serverInfo: { name: 'server' } }, A, B, PROMPT], 1],
    ['/serverInfo', [{ prompts: [] }, A, B, PROMPT], 1],
    ['/tools/a/_meta', [MEMBERS, { name: 'a', title: 'A' }, B, PROMPT], 1],
    ['/tools/b~1c/_meta/by', [MEMBERS, A, { ...B, _meta: { at: 1 } }, PROMPT], 1],
    ['/tools/*/_meta/at', [MEMBERS, { ...A, _meta: {} }, { ...B, _meta: { by: 'x' } }, PROMPT], 2],
    ['/prompts/*/_meta/at', [MEMBERS, A, B, { name: 'a', _meta: {} }], 1],
    ['/tools/b~1c/x/*/at', [MEMBERS, A, { ...B, x: [{ k: 1 }, {}, 3] }, PROMPT], 2],
    ['/tools/b~1c/x/1', [MEMBERS, A, { ...B, x: [{ at: 1, k: 1 }, 3] }, PROMPT], 1],
    ['/tools/*/*', [MEMBERS, { name: 'a' }, { name: 'b/c' }, PROMPT], 4],
    ['/tools/a', [MEMBERS, A, B, PROMPT], 0],
    ['/tools/a/name', [MEMBERS, A, B, PROMPT], 0],
    ['/tools/0/title', [MEMBERS, A, B, PROMPT], 0],
    ['/tools', [MEMBERS, A, B, PROMPT], 0],
    ['/prompts', [MEMBERS, A, B, PROMPT], 0],
    ['/nothing/there', [MEMBERS, A, B, PROMPT], 0],
    ['no pointer', [MEMBERS, A, B, PROMPT], 0],
  ])('%s', (pointer, rest, uses) => {
    expect(left(MANIFEST, pointer)).toEqual([rest, [uses]]);
  });

  test('counts for every pointer that names it', () => {
    expect(left(MANIFEST, '/serverInfo', '/serverInfo/version', '/*')[1]).toEqual([1, 0, 1]);
  });

  test('makes no difference to a diff or a digest', () => {
    const other = { ...MANIFEST, serverInfo: { name: 'server', version: '2' } };
    const pointers = ['/serverInfo/version'];
    const [before, after] = [MANIFEST, other].map((value) => ignorePlaces(read(value), pointers).catalog);
    expect(isEmpty(diffCatalogs(before ?? null, after ?? null))).toBe(true);
    expect(before && catalogDigest(before)).toBe(after && catalogDigest(after));
    expect(isEmpty(diffCatalogs(read(MANIFEST), read(other)))).toBe(false);
  });

  test('is never the name or version that a tool is keyed by', () => {
    const nested = [{ type: 'function', function: { name: 'a', strict: true }, name: 'x' }];
    expect(left(nested, '/tools/a/function/*', '/tools/*/name')).toEqual([
      [{}, { type: 'function', function: { name: 'a' } }],
      [1, 1],
    ]);
    const openmed = [{ name: 'a', version: '1', input_schema: {} }];
    expect(left(openmed, '/tools/*/*')).toEqual([[{}, { name: 'a', version: '1' }], [1]]);
  });

  test('is none in an inventory', () => {
    const inventory = { schema_version: 'openmed.agent.tool_inventory.v1', tools: [] };
    expect(ignorePlaces(read(inventory), ['/schema_version'])).toEqual({
      catalog: read(inventory),
      uses: [{ pointer: '/schema_version', uses: 0 }],
    });
  });

  test('leaves the rest where it stood', () => {
    const catalog = parseCatalog(bytesOf('{"tools":[\n{"x":1,"name":"a"}]}'));
    const lessened = ignorePlaces(catalog, ['/tools/a/x']).catalog;
    const [entry] = lessened.entries;
    expect(entry && entryPlace(lessened, entry)).toEqual({ line: 2, column: 1 });
    expect(entry?.definition.starts).toHaveLength(1);
  });

  test('may be a key __proto__', () => {
    const text = '{"tools":[{"name":"__proto__","__proto__":{"x":1,"y":2}}]}';
    const { catalog } = ignorePlaces(parseCatalog(bytesOf(text)), ['/tools/__proto__/__proto__/x']);
    expect(catalog.entries.map(({ definition }) => prettyJson(definition).replace(/\s/g, ''))).toEqual([
      '{"__proto__":{"y":2},"name":"__proto__"}',
    ]);
  });
});
