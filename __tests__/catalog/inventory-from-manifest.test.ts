import { describe, expect, test } from '@jest/globals';
import {
  catalogDigest,
  contractDigest,
  entryPlace,
  inventoryFromManifest,
  inventoryJson,
  parseCatalog,
  parseMap,
} from '../../src/catalog/index.js';
import type { Catalog, ToolMap } from '../../src/catalog/index.js';
import { diffCatalogs, isEmpty } from '../../src/diff/index.js';
import { fingerprint, isObject, parseJson, DEFAULT_LIMITS } from '../../src/json/index.js';
import type { JsonObject } from '../../src/json/index.js';
import { bytesOf, jsonBytes } from './bytes.js';

function mapOf(tools: Readonly<Record<string, object>>, digest = 'definition'): ToolMap {
  const named = Object.entries(tools).map(([name, fields], index) => [
    name,
    {
      tool_id: `tool:org.example/t${index}`,
      version: '1.0.0',
      capability_class: 'capability:org.example/c',
      ...fields,
    },
  ]);
  const document = { schema_version: 'tool-catalog-gate.map.v1', digest, tools: Object.fromEntries(named) };
  return parseMap(bytesOf(JSON.stringify(document, null, 1)));
}

function manifest(...tools: readonly object[]): Catalog {
  return parseCatalog(jsonBytes({ tools }));
}

function object(text: string): JsonObject {
  const { root } = parseJson(bytesOf(text), DEFAULT_LIMITS, 'test');
  if (!isObject(root)) throw new Error('no object');
  return root;
}

function classOf(annotations: unknown, fields: object = {}): unknown {
  const inventory = inventoryFromManifest(manifest({ name: 'a', annotations }), mapOf({ a: fields }));
  return JSON.parse(inventoryJson(inventory)).tools[0].side_effect_class;
}

describe('the inventory of a manifest', () => {
  test('is the document that the inventory reader reads', () => {
    const tools = [
      { name: 'b', description: 'x' },
      { name: 'a', annotations: { readOnlyHint: true } },
    ];
    const inventory = inventoryFromManifest(manifest(...tools), mapOf({ a: {}, b: {} }));
    const read = parseCatalog(bytesOf(inventoryJson(inventory)));
    expect(isEmpty(diffCatalogs(read, inventory))).toBe(true);
    expect(catalogDigest(read)).toBe(catalogDigest(inventory));
    expect(inventory.entries.map(({ key, version }) => `${key}@${String(version)}`)).toEqual([
      'tool:org.example/t0@1.0.0',
      'tool:org.example/t1@1.0.0',
    ]);
  });

  test('points at the manifest’s tools', () => {
    const text = '{"tools":[\n{"name":"b"},\n{"name":"a"}]}';
    const inventory = inventoryFromManifest(parseCatalog(bytesOf(text)), mapOf({ a: {}, b: {} }));
    expect(inventory.entries.map((entry) => entryPlace(inventory, entry)?.line)).toEqual([3, 2]);
  });

  test('has the digest of the whole definition, name included', () => {
    const digest = (tool: object): string =>
      JSON.parse(inventoryJson(inventoryFromManifest(manifest(tool), mapOf({ a: {} })))).tools[0]
        .schema_digest;
    expect(digest({ name: 'a', description: 'x' })).toBe(
      fingerprint(object('{"description":"x","name":"a"}')),
    );
    expect(digest({ name: 'a', description: 'y' })).not.toBe(digest({ name: 'a', description: 'x' }));
  });

  test('has a digest of the name too where names stand beside the tools', () => {
    const named = (name: string): Catalog =>
      inventoryFromManifest(
        parseCatalog(jsonBytes({ tools: { [name]: { inputSchema: {} } } })),
        mapOf({ [name]: {} }),
      );
    expect(catalogDigest(named('a'))).not.toBe(catalogDigest(named('b')));
  });

  test.each([
    [{ readOnlyHint: true, destructiveHint: true }, 'read-only'],
    [{ readOnlyHint: false, destructiveHint: true }, 'destructive'],
    [{ destructiveHint: false }, 'non-idempotent-write'],
    [{ destructiveHint: false, idempotentHint: true }, 'idempotent-write'],
    [{ idempotentHint: true }, 'destructive'],
    [{}, 'destructive'],
    [undefined, 'destructive'],
    ['none', 'destructive'],
    [{ readOnlyHint: 'true', destructiveHint: 'false' }, 'destructive'],
    [{ readOnlyHint: 1, destructiveHint: 0 }, 'destructive'],
  ])('with the annotations %j is %s', (annotations, expected) => {
    expect(classOf(annotations)).toBe(expected);
  });

  test('takes a stricter class from the map, or the same, never a weaker one', () => {
    expect(classOf({ readOnlyHint: true }, { side_effect_class: 'destructive' })).toBe('destructive');
    expect(classOf({ readOnlyHint: true }, { side_effect_class: 'read-only' })).toBe('read-only');
    expect(() => classOf({}, { side_effect_class: 'read-only' })).toThrow(
      'map: weaker_side_effect_class (line 5, column 3)',
    );
    expect(() => classOf({ destructiveHint: false }, { side_effect_class: 'none' })).toThrow(
      'weaker_side_effect_class',
    );
  });

  test('takes `none` from the map for a read-only tool, which no annotation can say', () => {
    expect(classOf({ readOnlyHint: true }, { side_effect_class: 'none' })).toBe('none');
  });

  test('needs an entry for every tool and a tool for every entry', () => {
    expect(() => inventoryFromManifest(manifest({ name: 'a' }), mapOf({}))).toThrow(
      'candidate: unmapped_tool (line 1, column 11)',
    );
    expect(() => inventoryFromManifest(manifest(), mapOf({ a: {} }))).toThrow(
      'map: unused_map_entry (line 5, column 3)',
    );
    expect(() => inventoryFromManifest(manifest({ name: '__proto__' }), mapOf({ a: {} }))).toThrow(
      'map: unused_map_entry',
    );
  });

  test.each([
    ['prompts', '{"tools":[],"prompts":[{"name":"p"}]}', 'candidate: beyond_inventory (line 1, column 24)'],
    ['no prompts', '{"tools":[],"prompts":[]}', 'candidate: beyond_inventory (line 1, column 13)'],
    ['instructions', '{"tools":[],"instructions":"x"}', 'candidate: beyond_inventory (line 1, column 13)'],
    ['hashes', `{"a":"${'a'.repeat(64)}"}`, 'candidate: no_definitions'],
    [
      'records',
      '{"schema_version":"openmed.agent.tool_inventory.v1","tools":[]}',
      'candidate: no_definitions',
    ],
  ])('of one with %s is refused', (_, text, message) => {
    expect(() => inventoryFromManifest(parseCatalog(bytesOf(text)), mapOf({}))).toThrow(message);
  });

  test('has 10,000 records at most', () => {
    const tools = Array.from({ length: 10_001 }, (_, index) => ({ name: `t${index}` }));
    const names = Object.fromEntries(tools.map(({ name }) => [name, {}]));
    expect(() => inventoryFromManifest(manifest(...tools), mapOf(names))).toThrow('too_many_records');
    const { entries } = inventoryFromManifest(manifest(...tools.slice(1)), mapOf(without(names, 't0')));
    expect(entries).toHaveLength(10_000);
  });

  test('of OpenMed tools is mapped by name and version', () => {
    const catalog = parseCatalog(
      jsonBytes([
        { name: 'a', version: '1', input_schema: {} },
        { name: 'a', version: '2', input_schema: {} },
      ]),
    );
    const { entries } = inventoryFromManifest(catalog, mapOf({ 'a@1': {}, 'a@2': {} }));
    expect(entries).toHaveLength(2);
  });

  test('says where descriptions are not compared', () => {
    const tool = { name: 'a', description: 'x', inputSchema: { type: 'object' } };
    const one = inventoryFromManifest(manifest(tool), mapOf({ a: {} }, 'contract'));
    const other = inventoryFromManifest(
      manifest({ ...tool, description: 'y' }),
      mapOf({ a: {} }, 'contract'),
    );
    expect(one.notes).toEqual([{ code: 'descriptions_not_compared', about: null }]);
    expect(catalogDigest(one)).toBe(catalogDigest(other));
    expect(inventoryFromManifest(manifest(tool), mapOf({ a: {} })).notes).toEqual([]);
  });

  test('needs schemas that are objects for a digest of the contract', () => {
    const digest = (tool: object): Catalog =>
      inventoryFromManifest(manifest(tool), mapOf({ a: {} }, 'contract'));
    expect(() => digest({ name: 'a', inputSchema: null })).toThrow(
      'candidate: invalid_schema (line 1, column 11)',
    );
    expect(() => digest({ name: 'a' })).not.toThrow();
  });
});

function without(names: Readonly<Record<string, object>>, name: string): Readonly<Record<string, object>> {
  return Object.fromEntries(Object.entries(names).filter(([key]) => key !== name));
}

describe('the digest of a contract', () => {
  test('keeps the form of numbers, as Python does', () => {
    const one = contractDigest(object('{"inputSchema":{"maximum":1},"outputSchema":{}}'));
    const other = contractDigest(object('{"inputSchema":{"maximum":1.0},"outputSchema":{}}'));
    expect(one).not.toBe(other);
  });

  test('is of the schemas under any format’s names', () => {
    const digests = ['inputSchema', 'input_schema', 'parameters'].map((name) =>
      contractDigest(object(`{"name":"a","${name}":{"type":"object"}}`)),
    );
    expect(new Set(digests).size).toBe(1);
  });

  test.each([
    '{"inputSchema":{},"parameters":{"x":1}}',
    '{"input_schema":{},"inputSchema":{}}',
    '{"outputSchema":{},"output_schema":{}}',
    '{"inputSchema":{},"type":"function","function":{"parameters":{}}}',
  ])('refuses %s, of which it would cover a part', (text) => {
    expect(() => contractDigest(object(text))).toThrow('schema: invalid_schema');
  });

  test('tells a schema that is absent from an empty one', () => {
    expect(contractDigest(object('{"inputSchema":{}}'))).not.toBe(
      contractDigest(object('{"inputSchema":{},"outputSchema":{}}')),
    );
  });

  test('is none where a number has no Python form', () => {
    expect(() => contractDigest(object('{"inputSchema":{"maximum":1e400}}'))).toThrow(
      'schema: invalid_schema',
    );
  });
});
