import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  entryPlace,
  inventoryFromRecords,
  inventoryFromValue,
  inventoryJson,
  parseCatalog,
} from '../../src/catalog/index.js';
import type { InventoryRecord } from '../../src/catalog/index.js';
import { diffCatalogs, isEmpty } from '../../src/diff/index.js';
import { describeShared, sharedPath } from '../shared.js';
import { bytesOf } from './bytes.js';

const RECORD: InventoryRecord = {
  tool_id: 'tool:org.example/a',
  version: '1.0.0',
  capability_class: 'capability:org.example/c',
  side_effect_class: 'none',
  schema_digest: `sha256:${'a'.repeat(64)}`,
};

/** Something that no JSON document holds, where the types do not let it through. */
function untyped(value: unknown): InventoryRecord {
  return JSON.parse('{}', () => value);
}

describe('an inventory of records', () => {
  test('is the same as one that was read', () => {
    const other = { ...RECORD, version: '0.9.0' };
    const made = inventoryFromRecords([RECORD, other]);
    expect(inventoryJson(made)).toBe(
      `{"schema_version":"openmed.agent.tool_inventory.v1","tools":[${[other, RECORD]
        .map((record) => JSON.stringify(record, Object.keys(record).sort()))
        .join(',')}]}`,
    );
    expect(isEmpty(diffCatalogs(made, parseCatalog(bytesOf(inventoryJson(made)))))).toBe(true);
    expect(made.entries.map((entry) => entryPlace(made, entry))).toEqual([null, null]);
  });

  test('has no place for its faults', () => {
    expect(() => inventoryFromRecords([{ ...RECORD, version: 'x' }], 'baseline')).toThrow(
      expect.objectContaining({ message: 'baseline.version: invalid_semver', place: null }),
    );
  });

  test.each<[string, unknown]>([
    ['a map', new Map(Object.entries(RECORD))],
    ['a text', 'x'],
    ['nothing', undefined],
    ['a getter', Object.defineProperty({ ...RECORD }, 'version', { get: () => '1.0.0', enumerable: true })],
    ['a proxy', new Proxy({ ...RECORD }, {})],
    ['a date', new Date(0)],
  ])('that are %s is refused', (_, record) => {
    expect(() => inventoryFromRecords([untyped(record)])).toThrow('tool: invalid_type');
  });

  test('that are no list is refused', () => {
    const records: readonly InventoryRecord[] = JSON.parse('{}');
    expect(() => inventoryFromRecords(records)).toThrow('tools: invalid_records');
  });

  test('that are one twice is refused', () => {
    expect(() => inventoryFromRecords([RECORD, RECORD])).toThrow('tools: duplicate_record');
  });
});

describe('an inventory of a plain value', () => {
  test('is read by the contract', () => {
    const document = { schema_version: 'openmed.agent.tool_inventory.v1', tools: [RECORD] };
    expect(inventoryFromValue(document).entries).toHaveLength(1);
    expect(() => inventoryFromValue({ ...document, x: 1 }, 'baseline')).toThrow(
      'baseline.inventory: invalid_fields',
    );
    expect(() => inventoryFromValue(null, 'baseline')).toThrow('baseline: invalid_type');
    expect(() => inventoryFromValue(new Map(), 'candidate')).toThrow('candidate: invalid_type');
    expect(() => inventoryFromValue(3)).toThrow('inventory: invalid_type');
  });
});

test('only an inventory has the JSON of one', () => {
  expect(() => inventoryJson(parseCatalog(bytesOf('[]')))).toThrow('inventory: no_inventory');
});

describeShared('the empty inventory', () => {
  test('is written byte for byte', () => {
    const bytes = readFileSync(sharedPath('corpus', 'shapes', 'openmed-inventory-v1-empty.json'));
    expect(inventoryJson(parseCatalog(bytes))).toBe(bytes.toString('utf8'));
  });
});
