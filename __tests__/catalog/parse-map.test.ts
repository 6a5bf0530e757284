import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parseMap } from '../../src/catalog/index.js';
import { bytesOf, jsonBytes } from './bytes.js';

const TOOL = {
  tool_id: 'tool:org.example/a',
  version: '1.0.0',
  capability_class: 'capability:org.example/c@1.0.0',
};

function map(tools: object, rest: object = {}): unknown {
  return { schema_version: 'tool-catalog-gate.map.v1', tools, ...rest };
}

const follows = new Ajv2020().compile(JSON.parse(readFileSync('docs/map.schema.json', 'utf8')));

describe('a map', () => {
  test.each<[string, unknown]>([
    ['of nothing', map({})],
    ['without a digest', map({ a: TOOL })],
    ['with a digest', map({ a: TOOL }, { digest: 'contract' })],
    ['with its schema', map({}, { $schema: './map.schema.json' })],
    ['with a class', map({ a: { ...TOOL, side_effect_class: 'destructive' } })],
    [
      'with a tool __proto__',
      JSON.parse(
        `{"schema_version":"tool-catalog-gate.map.v1","tools":{"__proto__":${JSON.stringify(TOOL)}}}`,
      ),
    ],
  ])('%s is read', (_, document) => {
    expect(() => parseMap(jsonBytes(document))).not.toThrow();
    expect(follows(document)).toBe(true);
  });

  test('gives its tools by name', () => {
    const { tools, digest } = parseMap(jsonBytes(map({ b: { ...TOOL, side_effect_class: 'read-only' } })));
    expect(digest).toBe('definition');
    expect(tools.get('b')).toMatchObject({
      toolId: TOOL.tool_id,
      version: '1.0.0',
      capabilityClass: TOOL.capability_class,
      sideEffectClass: 'read-only',
    });
  });

  test.each<[string, unknown, string]>([
    ['no object', [], 'invalid_map'],
    ['another version', { schema_version: '2', tools: {} }, 'unsupported_version'],
    ['no tools', { schema_version: 'tool-catalog-gate.map.v1' }, 'invalid_map'],
    ['a list of tools', map([]), 'invalid_map'],
    ['another field', map({}, { x: 1 }), 'invalid_map'],
    ['another digest', map({}, { digest: 'none' }), 'invalid_map'],
    ['no digest', map({}, { digest: null }), 'invalid_map'],
    ['a text for a tool', map({ a: 'b' }), 'invalid_map'],
    ['a tool with another field', map({ a: { ...TOOL, x: 1 } }), 'invalid_map'],
    ['a tool without a version', map({ a: { ...TOOL, version: undefined } }), 'invalid_map'],
    [
      'a tool with a versioned id',
      map({ a: { ...TOOL, tool_id: 'tool:org.example/a@1.0.0' } }),
      'version_must_be_separate',
    ],
    [
      'a tool with another kind of id',
      map({ a: { ...TOOL, tool_id: 'capability:org.example/a' } }),
      'invalid_identifier',
    ],
    ['a tool without a capability', map({ a: { ...TOOL, capability_class: 'x' } }), 'invalid_identifier'],
    ['a tool with half a version', map({ a: { ...TOOL, version: '1.0' } }), 'invalid_semver'],
    [
      'a tool with an unknown class',
      map({ a: { ...TOOL, side_effect_class: 'read_only' } }),
      'invalid_class',
    ],
    ['a tool with no class', map({ a: { ...TOOL, side_effect_class: null } }), 'invalid_class'],
  ])('with %s is refused', (_, document, code) => {
    expect(() => parseMap(jsonBytes(document))).toThrow(`map: ${code}`);
    expect(follows(JSON.parse(JSON.stringify(document)))).toBe(false);
  });

  test('that gives two tools one record is refused at the second', () => {
    const text = JSON.stringify(map({ a: TOOL, b: TOOL })).replace('"b"', '\n"b"');
    expect(() => parseMap(bytesOf(text), { field: 'tools.map.json' })).toThrow(
      'tools.map.json: duplicate_record (line 2, column 1)',
    );
  });
});
