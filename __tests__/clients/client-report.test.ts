import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Catalog } from '../../src/catalog/index.js';
import { inventoryFromRecords, parseCatalog } from '../../src/catalog/index.js';
import { CLIENT_RULES, clientReport, compareForClients } from '../../src/clients/index.js';
import { GateError } from '../../src/errors/index.js';
import { describeShared, sharedPath } from '../shared.js';

const OBJECT = { type: 'object' };

function catalogOf(...tools: readonly unknown[]): Catalog {
  return parseCatalog(new TextEncoder().encode(JSON.stringify({ tools })), { format: 'mcp' });
}

/** A catalog of one tool with that input schema. */
function withInput(inputSchema: unknown): Catalog {
  return catalogOf({ name: 'a', inputSchema });
}

async function told(catalog: Catalog, prefix = ''): Promise<readonly string[]> {
  const { findings } = await clientReport(catalog, { prefix });
  return findings.map(({ entry, path, code }) => `${entry ?? ''} ${path} ${code}`);
}

describe('a schema', () => {
  test.each<[string, unknown]>([
    ['of an object', OBJECT],
    ['that says its dialect', { $schema: 'http://json-schema.org/draft-07/schema#', ...OBJECT }],
    ['of 2020-12', { $schema: 'https://json-schema.org/draft/2020-12/schema', ...OBJECT }],
    ['with alternatives below the root', { ...OBJECT, properties: { a: { anyOf: [{}, true] } } }],
    ['with a property called `$ref`', { ...OBJECT, properties: { $ref: { type: 'string' } } }],
    ['with a default that looks like a reference', { ...OBJECT, default: { $ref: '#/nowhere' } }],
    [
      'with references that lead somewhere',
      {
        ...OBJECT,
        $defs: { 'a/b': { $anchor: 'here' }, c: { $id: 'https://example.org/c', $defs: { d: {} } } },
        properties: {
          root: { $ref: '#' },
          pointer: { $ref: '#/$defs/a~1b' },
          percent: { $ref: '#/%24defs/a~1b' },
          anchor: { $ref: '#here' },
          id: { $ref: 'https://example.org/c#/$defs/d' },
          meta: { $ref: 'http://json-schema.org/draft-07/schema#' },
        },
      },
    ],
    ['whose property is called `enum`', { ...OBJECT, properties: { enum: { $ref: '#' } } }],
  ])('%s is refused by nobody', async (_, schema) => {
    expect(await told(withInput(schema))).toEqual([]);
  });

  test.each<[string, unknown, readonly string[]]>([
    ['null', null, ['a /inputSchema schema_missing']],
    ['of an array', { type: 'array' }, ['a /inputSchema root_not_object']],
    ['that says no type', {}, ['a /inputSchema root_not_object']],
    [
      'with alternatives at the root',
      { ...OBJECT, anyOf: [{}], allOf: [{}] },
      ['a /inputSchema/allOf root_combinator', 'a /inputSchema/anyOf root_combinator'],
    ],
    [
      'with `properties` as PHP writes none',
      { ...OBJECT, properties: [] },
      ['a /inputSchema/properties schema_invalid'],
    ],
    [
      'with an unknown type',
      { ...OBJECT, properties: { b: { type: 'strnig' } } },
      ['a /inputSchema/properties/b/type schema_invalid'],
    ],
    [
      'of draft-07 that 2020-12 would let pass',
      { $schema: 'http://json-schema.org/draft-07/schema#', ...OBJECT, dependencies: 7 },
      ['a /inputSchema/dependencies schema_invalid'],
    ],
    [
      'of another dialect',
      { $schema: 'http://json-schema.org/draft-04/schema#', ...OBJECT },
      ['a /inputSchema/$schema dialect_unknown'],
    ],
    [
      'with a reference that leads nowhere',
      { ...OBJECT, properties: { b: { $ref: '#/$defs/gone' }, c: { items: { $ref: 'other.json' } } } },
      [
        'a /inputSchema/properties/b/$ref ref_unresolvable',
        'a /inputSchema/properties/c/items/$ref ref_unresolvable',
      ],
    ],
    [
      'with a list of types without end',
      { ...OBJECT, not: { type: Array(101).fill('x') } },
      ['a /inputSchema/not/type schema_invalid'],
    ],
  ])('%s is told', async (_, schema, expected) => {
    expect(await told(withInput(schema))).toEqual(expected);
  });

  test('is needed, of the arguments; that of the results is looked at too', async () => {
    expect(await told(catalogOf({ name: 'a' }))).toEqual(['a  schema_missing']);
    const outputSchema = { $ref: '#/$defs/gone', type: 7 };
    expect(await told(catalogOf({ name: 'a', inputSchema: OBJECT, outputSchema }))).toEqual([
      'a /outputSchema/$ref ref_unresolvable',
      'a /outputSchema/type schema_invalid',
    ]);
  });

  test('is found in each format', async () => {
    const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
    const bad = { type: 'array' };
    const openai = [
      { type: 'function', function: { name: 'a', parameters: bad } },
      { type: 'function', function: { name: 'b' } },
    ];
    expect(await told(parseCatalog(bytes(openai), { format: 'openai' }))).toEqual([
      'a /function/parameters root_not_object',
    ]);
    expect(await told(parseCatalog(bytes([{ name: 'a', input_schema: bad }])))).toEqual([
      'a /input_schema root_not_object',
    ]);
    await expect(clientReport(inventoryFromRecords([]))).rejects.toThrow(
      new GateError('no_definitions', 'catalog'),
    );
  });
});

describe('a name', () => {
  const named = (...names: readonly string[]) =>
    catalogOf(...names.map((name) => ({ name, inputSchema: OBJECT })));

  test('of other characters, or over 64 with its prefix, is told', async () => {
    expect(await told(named('a.b', 'größe', 'a b', 'ok-1_A'))).toEqual(
      [
        'a b  name_characters',
        'a.b  name_characters',
        'größe  name_characters',
        'a b  names_clash',
        'a.b  names_clash',
      ].sort(),
    );
    const long = 'x'.repeat(53);
    expect(await told(named(long), 'mcp__notes__')).toEqual([`${long}  name_too_long`]);
    expect(await told(named(long.slice(1)), 'mcp__notes__')).toEqual([]);
    expect(await told(named('x'.repeat(65)))).toEqual([`${'x'.repeat(65)}  name_too_long`]);
  });

  test('that becomes another one where clients write `_` is told, on both', async () => {
    expect(await told(named('get-user', 'get_user', 'get_users'))).toEqual([
      'get-user  names_clash',
      'get_user  names_clash',
    ]);
  });
});

describe('a catalog', () => {
  test('of more than 128 tools is told, and what it costs', async () => {
    const many = Array.from({ length: 129 }, (_, index) => ({ name: `t${index}`, inputSchema: OBJECT }));
    expect(await told(catalogOf(...many))).toEqual(['  too_many_tools']);
    expect(await told(catalogOf(...many.slice(1)))).toEqual([]);
    const { size } = await clientReport(catalogOf({ name: 'ü', inputSchema: OBJECT }));
    expect(size).toEqual({ tools: 1, bytes: 45, tokens: 12 });
  });
});

describe('beside a baseline', () => {
  const [good, bad, worse] = [
    { name: 'a', inputSchema: OBJECT },
    { name: 'b', inputSchema: { type: 'array' } },
    { name: 'b', inputSchema: { type: 'array', anyOf: [{}] } },
  ];

  test('only what the change brings is told', async () => {
    const outcome = await compareForClients(catalogOf(good, bad), catalogOf(good, worse));
    expect(outcome?.findings).toEqual([
      { code: 'root_combinator', entry: 'b', path: '/inputSchema/anyOf', isNew: true },
    ]);
    expect([outcome?.before?.tools, outcome?.after.tools]).toEqual([2, 2]);
    expect(outcome?.after.bytes).toBeGreaterThan(outcome?.before?.bytes ?? 0);
  });

  test('all can be asked for', async () => {
    const { findings } = (await compareForClients(catalogOf(good, bad), catalogOf(good, worse), true)) ?? {};
    expect(findings?.map(({ code, isNew }) => [code, isNew])).toEqual([
      ['root_not_object', false],
      ['root_combinator', true],
    ]);
  });

  test('nothing is told where no tool changed; a removed one still is', async () => {
    expect(await compareForClients(catalogOf(good, bad), catalogOf(bad, good))).toBeNull();
    const fewer = await compareForClients(catalogOf(good, bad), catalogOf(good));
    expect(fewer).toMatchObject({ findings: [], before: { tools: 2 }, after: { tools: 1 } });
    expect(await compareForClients(null, inventoryFromRecords([]))).toBeNull();
  });

  test('without a baseline everything is new', async () => {
    const outcome = await compareForClients(null, catalogOf(bad));
    expect(outcome).toMatchObject({ before: null, findings: [{ code: 'root_not_object', isNew: true }] });
  });
});

test('every rule has its source in docs/clients.md', () => {
  const page = readFileSync('docs/clients.md', 'utf8');
  for (const rule of CLIENT_RULES) expect(page).toMatch(new RegExp(`^\\| \`${rule}\` .*https://`, 'm'));
});

describeShared('real captures', () => {
  /** How often each rule is broken, by capture; the others break none. */
  const BROKEN: Readonly<Record<string, string>> = {
    '@azure__mcp@2.0.5+mode-all.json': 'too_many_tools 1',
    '@azure__mcp@3.0.0-beta.25+mode-all.json': 'too_many_tools 1',
    '@modelcontextprotocol__server-filesystem@2025.8.21.json': 'root_not_object 13',
    'v1.10.0.json': 'root_combinator 1',
  };

  test.each(
    ['npm', 'github-mcp-server'].flatMap((directory) =>
      readdirSync(sharedPath('corpus', directory)).map((file) => [directory, file] as const),
    ),
  )('%s/%s', async (directory, file) => {
    const catalog = parseCatalog(readFileSync(sharedPath('corpus', directory, file)));
    const counts = new Map<string, number>();
    for (const { code } of (await clientReport(catalog)).findings)
      counts.set(code, (counts.get(code) ?? 0) + 1);
    expect([...counts].map(([code, count]) => `${code} ${count}`).join(', ')).toBe(BROKEN[file] ?? '');
  });
});
