import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { catalogFaults, inventoryFromValue, parseCatalog } from '../../src/catalog/index.js';
import type { Catalog } from '../../src/catalog/index.js';
import { describeShared, sharedPath } from '../shared.js';
import { bytesOf, jsonBytes } from './bytes.js';

const RECORD = {
  tool_id: 'tool:org.example/summarize',
  version: '1.0.0',
  capability_class: 'capability:org.example/clinical-transform@1.0.0',
  side_effect_class: 'none',
  schema_digest: `sha256:${'a'.repeat(64)}`,
};

function inventory(...tools: readonly unknown[]): unknown {
  return { schema_version: 'openmed.agent.tool_inventory.v1', tools };
}

function read(value: unknown): Catalog {
  return parseCatalog(jsonBytes(value), { format: 'openmed-inventory' });
}

/** What each record says for itself, without its place. */
function recordFaults(document: unknown): readonly string[] {
  const faults = catalogFaults(jsonBytes(document), { format: 'openmed-inventory' });
  return faults.map(({ field, code }) => `${field}: ${code}`);
}

function label(length: number): string {
  return 'a'.repeat(length);
}

/** A namespace of a length over 193, in labels of 63 characters at most. */
function namespace(length: number): string {
  return `${label(63)}.${label(63)}.${label(63)}.${label(length - 192)}`;
}

describe('an OpenMed tool inventory', () => {
  test('is in the order of tool ids, then of versions as numbers of any size', () => {
    const huge = '9007199254740993.0.0';
    const versions = ['10.0.0', huge, '2.0.0', '1.10.0', '1.2.0', '9007199254740992.0.0', '1.2.10', '1.2.9'];
    const other = { ...RECORD, tool_id: 'tool:org.example/export', version: '3.0.0' };
    const catalog = read(inventory(...versions.map((version) => ({ ...RECORD, version })), other));
    expect(catalog.entries.map(({ version }) => version)).toEqual([
      '3.0.0',
      '1.2.0',
      '1.2.9',
      '1.2.10',
      '1.10.0',
      '2.0.0',
      '10.0.0',
      '9007199254740992.0.0',
      huge,
    ]);
  });

  test.each([
    ['no object', [], 'inventory: invalid_type'],
    ['a missing field', { schema_version: 'openmed.agent.tool_inventory.v1' }, 'inventory: invalid_fields'],
    ['another field', { ...Object(inventory()), x: 1 }, 'inventory: invalid_fields'],
    [
      'another version',
      { schema_version: 'openmed.agent.tool_inventory.v2', tools: [] },
      'schema_version: unsupported_version',
    ],
    ['no version', { schema_version: null, tools: [] }, 'schema_version: unsupported_version'],
    ['no list', { ...Object(inventory()), tools: {} }, 'tools: invalid_records'],
    ['a record that is no object', inventory('x'), 'tools: unreadable_records'],
    ['a record without a field', inventory({ ...RECORD, version: undefined }), 'tools: unreadable_records'],
    ['a record with another field', inventory({ ...RECORD, x: 1 }), 'tools: unreadable_records'],
    ['the same record twice', inventory(RECORD, { ...RECORD }), 'tools: duplicate_record'],
    ['10,001 records', inventory(...Array(10_001).fill(RECORD)), 'tools: too_many_records'],
  ])('with %s is refused', (_, document, message) => {
    expect(() => read(document)).toThrow(message);
  });

  test.each([
    ['tool_id', 'tool:org.example/a@1.0.0', 'version_must_be_separate'],
    ['tool_id', 'capability:org.example/a', 'invalid_identifier'],
    ['tool_id', 'tool:example/a', 'invalid_identifier'],
    ['tool_id', 'tool:org.example/A', 'invalid_identifier'],
    ['tool_id', 'tool:org.-example/a', 'invalid_identifier'],
    ['tool_id', 'tool:org.example/a\n', 'invalid_identifier'],
    ['tool_id', 'tool:org.example/é', 'invalid_identifier'],
    ['tool_id', `tool:org.example/a${label(64)}`, 'invalid_identifier'],
    ['tool_id', `tool:org.${label(64)}/a`, 'invalid_identifier'],
    ['tool_id', `tool:${namespace(254)}/a`, 'invalid_identifier'],
    ['tool_id', 7, 'invalid_identifier'],
    ['version', '1.0', 'invalid_semver'],
    ['version', '01.0.0', 'invalid_semver'],
    ['version', '1.0.0-rc.1', 'invalid_semver'],
    ['version', `1.0.${'1'.repeat(61)}`, 'invalid_semver'],
    ['version', 1, 'invalid_semver'],
    ['capability_class', 'tool:org.example/a', 'invalid_identifier'],
    ['capability_class', 'capability:org.example/a@1', 'invalid_identifier'],
    ['capability_class', null, 'invalid_identifier'],
    ['side_effect_class', 'read_only', 'invalid_class'],
    ['side_effect_class', 'None', 'invalid_class'],
    ['side_effect_class', true, 'invalid_class'],
    ['schema_digest', `sha256:${'A'.repeat(64)}`, 'invalid_digest'],
    ['schema_digest', `sha256:${'a'.repeat(63)}`, 'invalid_digest'],
    ['schema_digest', 'a'.repeat(64), 'invalid_digest'],
    ['schema_digest', [], 'invalid_digest'],
  ])('whose %s is %j is refused: %s', (field, value, code) => {
    const document = inventory({ ...RECORD, [field]: value });
    expect(() => read(document)).toThrow('tools: unreadable_records');
    expect(recordFaults(document)).toEqual([`${field}: ${code}`]);
  });

  test.each([
    ['tool_id', `tool:${namespace(253)}/a`],
    ['tool_id', `tool:org.${label(63)}/a${label(63)}`],
    ['version', `1.0.${'1'.repeat(60)}`],
    ['capability_class', 'capability:org.example/a'],
    ['side_effect_class', 'destructive'],
  ])('may have %s %j', (field, value) => {
    expect(read(inventory({ ...RECORD, [field]: value })).entries).toHaveLength(1);
  });

  test('tells of several faults the one that OpenMed finds first', () => {
    const wrong = { ...RECORD, side_effect_class: 'x', tool_id: 'x', version: 'x' };
    expect(recordFaults(inventory(wrong))).toEqual(['side_effect_class: invalid_class']);
    expect(recordFaults(inventory({ ...wrong, side_effect_class: 'none' }))).toEqual([
      'tool_id: invalid_identifier',
    ]);
    const many = Array.from({ length: 10_001 }, () => RECORD);
    expect(() => read(inventory(...many.toSpliced(10_000, 1, { ...RECORD, version: 'x' })))).toThrow(
      'tools: unreadable_records',
    );
  });

  test('tells a record that is no object, or has other fields, apart from its like', () => {
    expect(recordFaults(inventory('x', { ...RECORD, x: 1 }))).toEqual([
      'tool: invalid_type',
      'tool: invalid_fields',
    ]);
  });

  test('may hold 10,000 records', () => {
    const records = Array.from({ length: 10_000 }, (_, patch) => ({ ...RECORD, version: `1.0.${patch}` }));
    expect(read(inventory(...records)).entries).toHaveLength(10_000);
  });

  test('names its faults after its side', () => {
    const options = { format: 'openmed-inventory', field: 'baseline' } as const;
    expect(() => parseCatalog(bytesOf('[]'), options)).toThrow('baseline: invalid_type (line 1, column 1)');
    expect(() => parseCatalog(jsonBytes(inventory(1)), options)).toThrow(
      'baseline.tools: unreadable_records',
    );
    expect(() => parseCatalog(bytesOf('{\n"tools":[]}'), options)).toThrow(
      'baseline.inventory: invalid_fields (line 1, column 1)',
    );
  });

  test('points at the faulty field', () => {
    const text = JSON.stringify(inventory(RECORD, { ...RECORD, version: '1' }), null, 1);
    const line = text.split('\n').findIndex((row) => row.includes('"version": "1"')) + 1;
    expect(() => parseCatalog(bytesOf(text))).toThrow(`tools: unreadable_records (line ${line}, column 4)`);
  });
});

describeShared('the two documents that bear the name of the inventory', () => {
  const form = (name: string): Buffer =>
    readFileSync(sharedPath('corpus', 'shapes', `openmed-inventory-v1-${name}.json`));

  test('form A is read', () => {
    expect(parseCatalog(form('A')).entries.map(({ version }) => version)).toEqual([
      '2.0.0',
      '1.0.0',
      '1.1.0',
      '10.0.0',
    ]);
    expect(parseCatalog(form('empty')).format).toBe('openmed-inventory');
  });

  test('form B is refused with its own code on every route', () => {
    const refused = 'baseline: not_openmed_form_a';
    const bytes = form('B');
    expect(() => parseCatalog(bytes, { field: 'baseline' })).toThrow(refused);
    expect(() => parseCatalog(bytes, { field: 'baseline', format: 'openmed-inventory' })).toThrow(refused);
    expect(() => inventoryFromValue(JSON.parse(bytes.toString('utf8')), 'baseline')).toThrow(refused);
    expect(() => inventoryFromValue(JSON.parse(bytes.toString('utf8')))).toThrow(
      'inventory: not_openmed_form_a',
    );
  });
});
