import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { inventoryFromValue, parseCatalog } from '../../src/catalog/index.js';
import type { Catalog, Format, InventoryDocument } from '../../src/catalog/index.js';
import { diffCatalogs, isEmpty, openmedDiffJson } from '../../src/diff/index.js';
import type { CatalogDiff } from '../../src/diff/index.js';
import { fingerprint } from '../../src/json/index.js';
import { bytesOf, jsonBytes } from '../catalog/bytes.js';
import { describeShared, sharedPath } from '../shared.js';

function read(text: string, format: Format | 'auto' = 'auto'): Catalog {
  return parseCatalog(bytesOf(text), { format });
}

function diff(before: string, after: string, format: Format | 'auto' = 'auto'): CatalogDiff {
  return diffCatalogs(read(before, format), read(after, format));
}

function fieldsOf({ changed }: CatalogDiff): readonly string[] {
  return changed.flatMap(({ after, fields }) => fields.map(({ field }) => `${after.key} ${field}`));
}

function keys(entries: readonly { readonly key: string }[]): readonly string[] {
  return entries.map(({ key }) => key);
}

describe('two catalogs', () => {
  test('differ in fields by their fingerprints, null where absent', () => {
    const { changed } = diff(
      '[{"name":"a","title":"x","description":"old"}]',
      '[{"name":"a","description":"new","icons":null}]',
    );
    expect(changed.flatMap(({ fields }) => fields)).toEqual([
      { field: 'description', before: fingerprint('old'), after: fingerprint('new') },
      { field: 'icons', before: null, after: fingerprint(null) },
      { field: 'title', before: fingerprint('x'), after: null },
    ]);
  });

  test.each([
    ['null and absence', '[{"name":"a","x":null}]', '[{"name":"a"}]', 'a x'],
    ['the order of an array', '[{"name":"a","x":[1,2]}]', '[{"name":"a","x":[2,1]}]', 'a x'],
    ['null and an empty object', '[{"name":"a","x":null}]', '[{"name":"a","x":{}}]', 'a x'],
    ['an array and an object', '[{"name":"a","x":[]}]', '[{"name":"a","x":{}}]', 'a x'],
    ['a text and a number', '[{"name":"a","x":"1"}]', '[{"name":"a","x":1}]', 'a x'],
    [
      'integers beyond a double',
      '[{"name":"a","x":9223372036854775807}]',
      '[{"name":"a","x":9223372036854775806}]',
      'a x',
    ],
    ['a key __proto__', '[{"name":"a","x":{"__proto__":1}}]', '[{"name":"a","x":{"__proto__":2}}]', 'a x'],
    ['a key __proto__ and none', '[{"name":"a","x":{"__proto__":{}}}]', '[{"name":"a","x":{}}]', 'a x'],
    ['a key toJSON', '[{"name":"a","x":{"toJSON":1,"b":2}}]', '[{"name":"a","x":{"toJSON":2,"b":2}}]', 'a x'],
    [
      'a key constructor',
      '[{"name":"a","x":{"constructor":1}}]',
      '[{"name":"a","x":{"constructor":2}}]',
      'a x',
    ],
    ['a field __proto__', '[{"name":"a","__proto__":1}]', '[{"name":"a","__proto__":2}]', 'a __proto__'],
    ['a tool __proto__', '[{"name":"__proto__","x":1}]', '[{"name":"__proto__","x":2}]', '__proto__ x'],
    [
      'a tool hasOwnProperty',
      '[{"name":"hasOwnProperty","x":1}]',
      '[{"name":"hasOwnProperty"}]',
      'hasOwnProperty x',
    ],
    [
      'a backslash and a line feed in a key',
      '[{"p":1,"name":"a","x":{"p":1,"C:\\\\":2}}]',
      '[{"p":1,"name":"a","x":{"p":1,"C:\\n":2}}]',
      'a x',
    ],
    ['composed and decomposed letters', '[{"name":"a","x":"\u00e9"}]', '[{"name":"a","x":"e\u0301"}]', 'a x'],
  ])('differ by %s', (_, before, after, field) => {
    expect(fieldsOf(diff(before, after))).toEqual([field]);
  });

  test.each([
    ['the order of tools', '[{"name":"a"},{"name":"b"}]', '[{"name":"b"},{"name":"a"}]'],
    ['the order of keys', '[{"name":"a","x":{"y":1,"z":2}}]', '[{"x":{"z":2,"y":1},"name":"a"}]'],
    ['escapes', '[{"name":"a/\u00e9"}]', '[{"name":"\\u0061\\/\\u00e9"}]'],
    ['a number’s form', '[{"name":"a","x":100}]', '[{"name":"a","x":1.0e2}]'],
    ['the envelope', '{"tools":[{"name":"a"}],"id":1,"ttlMs":3}', '{"result":{"tools":[{"name":"a"}]}}'],
  ])('are equal but for %s', (_, before, after) => {
    const result = diff(before, after);
    expect(isEmpty(result)).toBe(true);
    expect(result.unchanged.length).toBeGreaterThan(0);
  });

  test('differ in their own members', () => {
    const { members, changed } = diff(
      '{"tools":[],"instructions":"a","__proto__":1}',
      '{"tools":[],"instructions":"b","prompts":[]}',
    );
    expect(members.map(({ field }) => field)).toEqual(['__proto__', 'instructions', 'prompts']);
    expect(changed).toEqual([]);
  });

  test('differ in prompts and resources', () => {
    const result = diff(
      '{"tools":[],"prompts":[{"name":"a"}],"resources":[{"uri":"a","size":1}]}',
      '{"tools":[],"prompts":[],"resources":[{"uri":"a","size":2}],"resourceTemplates":[]}',
    );
    expect(result.removed.map(({ kind }) => kind)).toEqual(['prompt']);
    expect(fieldsOf(result)).toEqual(['a size']);
    expect(result.members.map(({ field }) => field)).toEqual(['resourceTemplates']);
  });

  test('of which one is absent differ in everything', () => {
    const catalog = read('{"tools":[{"name":"a"},{"name":"b"}],"x":1}');
    expect(keys(diffCatalogs(null, catalog).added)).toEqual(['a', 'b']);
    expect(keys(diffCatalogs(catalog, null).removed)).toEqual(['a', 'b']);
    expect(diffCatalogs(null, catalog).members).toHaveLength(1);
    expect(isEmpty(diffCatalogs(null, null))).toBe(true);
  });

  test('of different formats cannot be compared', () => {
    const before = read('[{"name":"a"}]');
    const after = read('[{"name":"a","input_schema":{}}]');
    expect(() => diffCatalogs(before, after)).toThrow('candidate: format_mismatch');
  });

  test.each([
    ['OpenAI tools', '[{"type":"function","name":"a"}]', 'openai'],
    ['Anthropic tools', '{"tools":[{"name":"a","input_schema":{}}]}', 'anthropic'],
    ['MCP tools', '[{"name":"a","inputSchema":{}}]', 'mcp'],
  ])('of which one is an empty list: %s came or went', (_, text, format) => {
    const catalog = read(text);
    expect(catalog.format).toBe(format);
    for (const empty of [read('[]'), read('{"tools":[]}'), read('{"functions":[]}')]) {
      expect(keys(diffCatalogs(empty, catalog).added)).toEqual(['a']);
      expect(keys(diffCatalogs(catalog, empty).removed)).toEqual(['a']);
      expect(diffCatalogs(catalog, empty).members).toEqual([]);
    }
    expect(() => diffCatalogs(catalog, read('{"tools":{}}'))).toThrow('format_mismatch');
  });

  test('of OpenAI’s nested form name the fields of the function', () => {
    const text = (name: string, strict: boolean): string =>
      JSON.stringify([{ type: 'function', function: { name, strict, parameters: {} }, x: strict }]);
    expect(fieldsOf(diff(text('a', true), text('a', false)))).toEqual(['a function.strict', 'a x']);
    expect(diff(text('a', true), text('b', true)).renamed).toHaveLength(1);
  });
});

describe('renamed tools', () => {
  test('stand in all three lists', () => {
    const { added, removed, renamed } = diff(
      '[{"name":"a","x":1},{"name":"c"}]',
      '[{"name":"b","x":1},{"name":"c"}]',
    );
    expect([keys(added), keys(removed)]).toEqual([['b'], ['a']]);
    expect(renamed.map(({ before, after }) => [before.key, after.key])).toEqual([['a', 'b']]);
  });

  test('that are many and equal are paired once each, in key order', () => {
    const { renamed } = diff(
      '[{"name":"c"},{"name":"a"},{"name":"b"},{"name":"d","x":1}]',
      '[{"name":"z"},{"name":"y"},{"name":"x","x":2}]',
    );
    expect(renamed.map(({ before, after }) => [before.key, after.key])).toEqual([
      ['a', 'y'],
      ['b', 'z'],
    ]);
  });

  test('are of one kind', () => {
    expect(
      diff('{"tools":[{"name":"a"}],"prompts":[]}', '{"tools":[],"prompts":[{"name":"b"}]}').renamed,
    ).toEqual([]);
  });
});

describeShared('the contract’s vectors of a catalog diff', () => {
  const vectors: { readonly diff_json: readonly Readonly<Record<string, unknown>>[] } = JSON.parse(
    readFileSync(sharedPath('contracts', 'openmed-v1-vectors.json'), 'utf8'),
  );

  test.each(vectors.diff_json)('vector %#', ({ baseline, candidate, json }) => {
    const [before, after] = [parseCatalog(jsonBytes(baseline)), parseCatalog(jsonBytes(candidate))];
    expect(openmedDiffJson(before, after)).toBe(json);
  });
});

describe('inventories as plain documents', () => {
  const documentOf = (digit: string): InventoryDocument => ({
    schema_version: 'openmed.agent.tool_inventory.v1',
    tools: [
      {
        tool_id: 'tool:org.example/a',
        version: '1.0.0',
        capability_class: 'capability:org.example/c',
        side_effect_class: 'none',
        schema_digest: `sha256:${digit.repeat(64)}`,
      },
    ],
  });
  const typed = inventoryFromValue(documentOf('a'));

  test('are compared as what they hold, with each other and with catalogs', () => {
    expect(isEmpty(diffCatalogs(documentOf('a'), documentOf('a')))).toBe(true);
    expect(isEmpty(diffCatalogs(typed, documentOf('a')))).toBe(true);
    for (const before of [typed, documentOf('a')]) {
      expect(fieldsOf(diffCatalogs(before, documentOf('b')))).toEqual(['tool:org.example/a schema_digest']);
      expect(JSON.parse(openmedDiffJson(before, documentOf('b'))).changed).toHaveLength(1);
    }
    expect(() => diffCatalogs(documentOf('a'), read('[]'))).toThrow('candidate: format_mismatch');
  });

  test.each([
    ['undefined', 'undefined', 'baseline: invalid_type'],
    ['a text', '"x"', 'baseline: invalid_type'],
    ['a list', '[]', 'baseline: invalid_type'],
    ['an empty object', '{}', 'baseline.inventory: invalid_fields'],
    ['entries without a key', '{"entries":[{"name":"a"}]}', 'baseline.inventory: invalid_fields'],
    [
      'entries without a definition',
      '{"format":"mcp","members":{},"sources":[],"entries":[{"kind":"tool","key":"a"}]}',
      'baseline.inventory: invalid_fields',
    ],
    ['a plain manifest', '{"tools":[{"name":"a"}]}', 'baseline.inventory: invalid_fields'],
    [
      'one that pretends to be read',
      JSON.stringify({ ...documentOf('b'), ...typed }),
      'baseline.inventory: invalid_fields',
    ],
  ])('that are none are refused, never the same: %s', (_, text, fault) => {
    const value: InventoryDocument = text === 'undefined' ? undefined : JSON.parse(text);
    expect(() => diffCatalogs(value, value)).toThrow(fault);
    expect(() => diffCatalogs(typed, value)).toThrow(fault.replace('baseline', 'candidate'));
    expect(() => openmedDiffJson(value, value)).toThrow(fault);
  });
});

describe('the JSON of OpenMed’s catalog diff', () => {
  const record = (version: string, fields: object = {}): object => ({
    tool_id: 'tool:org.example/a',
    version,
    capability_class: 'capability:org.example/c',
    side_effect_class: 'none',
    schema_digest: `sha256:${'a'.repeat(64)}`,
    ...fields,
  });
  const inventory = (...tools: readonly object[]): Catalog =>
    parseCatalog(jsonBytes({ schema_version: 'openmed.agent.tool_inventory.v1', tools }));

  test('has the fields of a change in the contract’s order and every list in key order', () => {
    const before = inventory(record('10.0.0'), record('2.0.0'), record('3.0.0'));
    const digest = `sha256:${'b'.repeat(64)}`;
    const after = inventory(
      record('3.0.0', { schema_digest: digest, side_effect_class: 'destructive' }),
      record('20.0.0'),
      record('11.0.0'),
    );
    const value = JSON.parse(openmedDiffJson(before, after));
    expect(value.removed.map(({ version }: { version: string }) => version)).toEqual(['2.0.0', '10.0.0']);
    expect(value.added.map(({ version }: { version: string }) => version)).toEqual(['11.0.0', '20.0.0']);
    expect(value.changed[0].fields.map(({ field }: { field: string }) => field)).toEqual([
      'side_effect_class',
      'schema_digest',
    ]);
  });

  test('is of inventories alone', () => {
    expect(() => openmedDiffJson(read('[]'), inventory())).toThrow('baseline: no_inventory');
    expect(() => openmedDiffJson(inventory(), read('[]'))).toThrow('candidate: no_inventory');
  });
});
