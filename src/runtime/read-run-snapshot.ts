import { types } from 'node:util';
import { GateError } from '../errors/index.js';
import { parseRunId } from '../governance/index.js';
import type { JsonValue, Limits } from '../json/index.js';
import { DEFAULT_LIMITS, fromValue, isArray, isObject, member, parseJson, toValue } from '../json/index.js';
import { catalogFault } from './catalog-fault.js';
import { isDigest } from './digest-form.js';
import { inventoryRecords } from './inventory-records.js';
import type { RunBinding, RunSnapshot } from './run-snapshot.js';
import { RUN_CATALOG_SCHEMA_VERSION, runSnapshot } from './run-snapshot.js';

const LIMITS: Limits = { ...DEFAULT_LIMITS, maxDepth: 16 };

/**
 * Reads a snapshot: a plain object, or JSON as text or bytes, read strictly. OpenMed v1, "Run tool
 * catalog". Throws `catalog: invalid_snapshot` for everything else.
 */
export function readRunSnapshot(document: unknown): RunSnapshot {
  try {
    return snapshotOf(rootOf(document));
  } catch (error) {
    if (error instanceof GateError) throw catalogFault('invalid_snapshot');
    throw error;
  }
}

function rootOf(document: unknown): JsonValue {
  const bytes = typeof document === 'string' ? new TextEncoder().encode(document) : document;
  if (types.isUint8Array(bytes)) return parseJson(bytes, LIMITS, 'catalog').root;
  return fromValue(document, 'catalog', LIMITS);
}

function snapshotOf(root: JsonValue): RunSnapshot {
  const fields = exactFields(root, ['schema_version', 'run_id', 'bindings']);
  const bindings = fields.get('bindings');
  if (fields.get('schema_version') !== RUN_CATALOG_SCHEMA_VERSION || !isArray(bindings))
    throw catalogFault('invalid_snapshot');
  return runSnapshot(parseRunId(fields.get('run_id')), bindings.items.map(bindingOf));
}

function bindingOf(item: JsonValue): RunBinding {
  const fields = exactFields(item, ['tool', 'implementation_id']);
  const id = fields.get('implementation_id');
  const [tool] = inventoryRecords([toValue(fields.get('tool') ?? null)]) ?? [];
  if (tool === undefined || !isDigest(id)) throw catalogFault('invalid_snapshot');
  return { tool, implementation_id: id };
}

function exactFields(value: JsonValue, names: readonly string[]): ReadonlyMap<string, JsonValue> {
  if (!isObject(value) || value.keys.length !== names.length) throw catalogFault('invalid_snapshot');
  return new Map(
    names.map((name) => {
      const found = member(value, name);
      if (found === undefined) throw catalogFault('invalid_snapshot');
      return [name, found];
    }),
  );
}
