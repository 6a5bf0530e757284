import { GateError } from '../../errors/index.js';
import type { JsonValue } from '../../json/index.js';
import { fromValue, jsonArray, jsonObject, pythonJson } from '../../json/index.js';
import type { Catalog } from '../catalog.js';
import { NO_MEMBERS } from '../catalog.js';
import type { RecordField } from '../formats/index.js';
import { INVENTORY_VERSION, readInventory, readInventoryRecords } from '../formats/index.js';
import type { SideEffectClass } from '../side-effects.js';

/** A record of an OpenMed tool inventory v1. */
export interface InventoryRecord extends Readonly<Record<RecordField, string>> {
  readonly side_effect_class: SideEffectClass;
}

/** An OpenMed tool inventory v1 as a plain JSON-compatible document, not checked yet. */
export interface InventoryDocument {
  readonly schema_version: string;
  readonly tools: readonly Readonly<Record<RecordField, string>>[];
}

/**
 * An OpenMed tool inventory of records in any order, 10,000 at most. Throws the contract's codes, of a
 * record on its own field (`tool_id: invalid_identifier`, …); what is no plain object of texts is `tool:
 * invalid_type`, what is no list `tools: invalid_records`. No getter of a caller's object is run.
 */
export function inventoryFromRecords(records: readonly InventoryRecord[], field?: string): Catalog {
  const side = field ?? null;
  if (!Array.isArray(records)) throw new GateError('invalid_records', named(side, 'tools'));
  const tools = taken(records, named(side, 'tool'));
  const root = jsonObject([
    ['schema_version', INVENTORY_VERSION],
    ['tools', tools],
  ]);
  return inventoryOf(root, readInventoryRecords(root, side));
}

/**
 * An OpenMed tool inventory of a plain JSON-compatible document, `{schema_version, tools}`. Throws as readInventory
 * does; what has no JSON is `inventory: invalid_type`, or `FIELD: invalid_type` with a field.
 */
export function inventoryFromValue(document: unknown, field?: string): Catalog {
  const side = field ?? null;
  const root = taken(document, side ?? 'inventory');
  return inventoryOf(root, readInventory(root, { text: '' }, side));
}

function inventoryOf(root: JsonValue, content: Pick<Catalog, 'entries'>): Catalog {
  return {
    format: 'openmed-inventory',
    members: NO_MEMBERS,
    entries: content.entries,
    sources: [{ file: null, text: '', root, items: null }],
    notes: [],
  };
}

function named(side: string | null, field: string): string {
  return side === null ? field : `${side}.${field}`;
}

function taken(value: unknown, field: string): JsonValue {
  try {
    return fromValue(value, field);
  } catch {
    throw new GateError('invalid_type', field);
  }
}

/**
 * The canonical JSON of an OpenMed tool inventory v1, byte for byte, without a final line feed. Throws
 * `no_inventory` on `inventory` for a catalog of another format.
 */
export function inventoryJson(catalog: Catalog): string {
  if (catalog.format !== 'openmed-inventory') throw new GateError('no_inventory', 'inventory');
  return pythonJson(
    jsonObject([
      ['schema_version', INVENTORY_VERSION],
      ['tools', jsonArray(catalog.entries.map(({ definition }) => definition))],
    ]),
  );
}
