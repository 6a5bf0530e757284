import { describe, expect, test } from '@jest/globals';
import { catalogDigest, parseCatalog } from '../../src/catalog/index.js';
import type { Catalog } from '../../src/catalog/index.js';
import { GateError } from '../../src/errors/index.js';

const bytesOf = (document: unknown): Uint8Array => Buffer.from(JSON.stringify(document, null, 1));
const record = (name: string, changes: Record<string, unknown> = {}) => ({
  tool_id: `tool:org.example/${name}`,
  version: '1.0.0',
  capability_class: 'capability:org.example/any',
  side_effect_class: 'read-only',
  schema_digest: `sha256:${'0'.repeat(64)}`,
  ...changes,
});
const inventory = (...tools: unknown[]) =>
  bytesOf({ schema_version: 'openmed.agent.tool_inventory.v1', tools });

function outcome(bytes: Uint8Array, similar?: Catalog): string {
  try {
    return catalogDigest(parseCatalog(bytes, similar === undefined ? {} : { similar }));
  } catch (error) {
    if (error instanceof GateError) return error.message;
    throw error;
  }
}

describe('a candidate read beside its baseline', () => {
  const baseline = parseCatalog(inventory(record('b'), record('a')));

  test.each<[string, Uint8Array]>([
    ['the same', inventory(record('b'), record('a'))],
    ['a record more', inventory(record('c'), record('b'), record('a'))],
    ['another order', inventory(record('a'), record('b'))],
    ['a record twice', inventory(record('b'), record('b'), record('a'))],
    ['a wrong record behind shared ones', inventory(record('b'), record('a'), record('c', { version: '1' }))],
    ['a record with a field more', inventory(record('b'), record('a', { more: 1 }))],
    ['another format', bytesOf({ tools: [record('b'), { name: 'x' }] })],
    ['its records as the tools of a manifest', bytesOf({ tools: [record('b'), record('a')] })],
  ])('means what it means alone, and has the same faults at the same places: %s', (_, bytes) => {
    expect(outcome(bytes, baseline)).toBe(outcome(bytes));
  });

  test('records that another format let pass are checked', () => {
    const tools = [{ ...record('b'), name: 'x', side_effect_class: 'anything' }];
    const manifest = parseCatalog(bytesOf({ tools }));
    expect(manifest.format).toBe('mcp');
    const bytes = inventory({ ...record('b'), side_effect_class: 'anything' });
    expect(outcome(bytes, manifest)).toBe(outcome(bytes));
    expect(outcome(bytes, manifest)).toContain('unreadable_records');
  });

  test('has its own places', () => {
    const beside = parseCatalog(inventory(record('c'), record('b'), record('a')), { similar: baseline });
    const alone = parseCatalog(inventory(record('c'), record('b'), record('a')));
    expect(beside.entries.map(({ start }) => start)).toEqual(alone.entries.map(({ start }) => start));
  });
});
