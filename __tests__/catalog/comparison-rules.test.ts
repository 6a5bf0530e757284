import { describe, expect, test } from '@jest/globals';
import {
  catalogDigest,
  applyRules,
  entryPlace,
  ignoresRequired,
  parseCatalog,
} from '../../src/catalog/index.js';
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
  const { catalog, ignored } = applyRules(read(value), { ignore: pointers });
  const definitions = catalog.entries.map(({ definition }) => JSON.parse(prettyJson(definition)));
  return [[JSON.parse(prettyJson(catalog.members)), ...definitions], ignored.map(({ uses }) => uses)];
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
    const [before, after] = [MANIFEST, other].map(
      (value) => applyRules(read(value), { ignore: pointers }).catalog,
    );
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
    expect(applyRules(read(inventory), { ignore: ['/schema_version'], unordered: ['/tools'] })).toEqual({
      catalog: read(inventory),
      ignored: [{ pointer: '/schema_version', uses: 0 }],
      unordered: [{ pointer: '/tools', uses: 0 }],
    });
  });

  test('leaves the rest where it stood', () => {
    const catalog = parseCatalog(bytesOf('{"tools":[\n{"x":1,"name":"a"}]}'));
    const lessened = applyRules(catalog, { ignore: ['/tools/a/x'] }).catalog;
    const [entry] = lessened.entries;
    expect(entry && entryPlace(lessened, entry)).toEqual({ line: 2, column: 1 });
    expect(entry?.definition.starts).toHaveLength(1);
  });

  test('may be a key __proto__', () => {
    const text = '{"tools":[{"name":"__proto__","__proto__":{"x":1,"y":2}}]}';
    const { catalog } = applyRules(parseCatalog(bytesOf(text)), { ignore: ['/tools/__proto__/__proto__/x'] });
    expect(catalog.entries.map(({ definition }) => prettyJson(definition).replace(/\s/g, ''))).toEqual([
      '{"__proto__":{"y":2},"name":"__proto__"}',
    ]);
  });
});

describe('an unordered place', () => {
  const ordered = (x: unknown, ...pointers: readonly string[]): readonly [unknown, readonly number[]] => {
    const catalog = read({ tools: [{ name: 'a', inputSchema: { type: 'object' }, x }] });
    const ruled = applyRules(catalog, { unordered: pointers });
    const [entry] = ruled.catalog.entries;
    const tool: unknown = entry && JSON.parse(prettyJson(entry.definition));
    return [tool, ruled.unordered.map(({ uses }) => uses)];
  };
  const tool = (x: unknown) => ({ name: 'a', inputSchema: { type: 'object' }, x });

  test.each<[string, unknown, unknown, number]>([
    ['/tools/a/x', ['b', 'a', 'b', 10, 9], ['a', 'b', 'b', 10, 9], 1],
    ['/tools/*/x', [{ b: 1, a: 2 }, { a: 1 }], [{ a: 1 }, { b: 1, a: 2 }], 1],
    ['/tools/a/x', { y: [2, 1] }, { y: [2, 1] }, 0],
    ['/tools/a/x', 'ba', 'ba', 0],
    [
      '/tools/a/x/*',
      [
        [2, 1],
        [4, 3],
      ],
      [
        [1, 2],
        [3, 4],
      ],
      2,
    ],
    ['/tools/b/x', [2, 1], [2, 1], 0],
    ['/tools', [2, 1], [2, 1], 0],
  ])('%s of %j', (pointer, x, expected, uses) => {
    expect(ordered(x, pointer)).toEqual([tool(expected), [uses]]);
  });

  test('sorts what lies within before it sorts the items', () => {
    const pointers = ['/tools/a/x', '/tools/a/x/*'];
    expect(
      ordered(
        [
          [3, 1],
          [1, 2],
        ],
        ...pointers,
      ),
    ).toEqual(
      ordered(
        [
          [2, 1],
          [1, 3],
        ],
        ...pointers,
      ),
    );
  });

  test('is compared as a multiset, in the diff and in the digest', () => {
    const ruled = (x: readonly unknown[]) =>
      applyRules(read({ tools: [tool(x)], list: x }), { unordered: ['/tools/a/x', '/list'] }).catalog;
    const [one, other, more] = [ruled(['b', 'a', 'a']), ruled(['a', 'b', 'a']), ruled(['a', 'b', 'b'])];
    expect(isEmpty(diffCatalogs(one, other))).toBe(true);
    expect(catalogDigest(one)).toBe(catalogDigest(other));
    expect(isEmpty(diffCatalogs(one, more))).toBe(false);
    expect(catalogDigest(one)).not.toBe(catalogDigest(more));
  });

  test('can lie beside an ignored one, whose items are counted as they are written', () => {
    const catalog = read({ tools: [tool(['c', 'b', 'a'])] });
    const ruled = applyRules(catalog, { ignore: ['/tools/a/x/0'], unordered: ['/tools/a/x'] });
    expect(ruled.catalog.entries.map(({ definition }) => JSON.parse(prettyJson(definition)))).toEqual([
      tool(['a', 'b']),
    ]);
  });
});

test.each([
  ['/tools/*/inputSchema/required', true],
  ['/tools/a/inputSchema/required/*', true],
  ['/tools/a/inputSchema/properties/x/required', true],
  ['/tools/a/function/parameters/required', true],
  ['/tools/*/*/required', true],
  ['/tools/a/inputSchema/properties/required', false],
  ['/tools/a/inputSchema/properties/required/title', false],
  ['/tools/a/inputSchema/$defs/required/required', true],
  ['/tools/required/inputSchema/title', false],
  ['/tools/a/_meta/required', false],
  // A property of that name is no keyword, and the schema behind it has its own list.
  ['/tools/*/inputSchema/properties/properties/required', true],
  ['/tools/*/inputSchema/properties/properties/properties/required', false],
  ['/tools/*/inputSchema/properties/definitions/required/0', true],
  ['/tools/*/inputSchema/$defs/$defs/required', true],
  ['/tools/*/inputSchema/anyOf/0/required', true],
  ['/tools/*/inputSchema/items/required', true],
  ['/tools/*/inputSchema/items/0/required', true],
  ['/tools/*/inputSchema/properties/*/required', true],
  ['/tools/*/inputSchema/*', true],
  ['/tools/*/inputSchema/*/0', true],
  ['/tools/*/inputSchema/*/*', true],
  ['/tools/*/inputSchema/properties/*', false],
  ['/tools/*/inputSchema/properties/*/description', false],
  ['/tools/*/inputSchema/*/*/description', false],
  ['/tools/*/inputSchema/properties/a/enum', false],
  ['/tools/*/inputSchema', false],
  ['/serverInfo/required', false],
])('whether ignoring %s lets a required parameter through: %j', (pointer, expected) => {
  expect(ignoresRequired(pointer)).toBe(expected);
});
