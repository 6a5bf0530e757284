import type { Catalog, InventoryRecord } from '../catalog/index.js';
import { fieldOf, inventoryFromValue, isSideEffectClass } from '../catalog/index.js';
import { GateError } from '../errors/index.js';
import type { JsonObject } from '../json/index.js';

const SCHEMA_VERSION = 'openmed.agent.tool_inventory.v1';

/** Frozen copies of an inventory's records, in its order; null where they are no valid inventory. */
export function inventoryRecords(tools: readonly unknown[]): readonly InventoryRecord[] | null {
  try {
    const inventory = inventoryFromValue({ schema_version: SCHEMA_VERSION, tools });
    return inventory.entries.map(({ definition }) => recordOf(definition));
  } catch (error) {
    if (error instanceof GateError) return null;
    throw error;
  }
}

/** The records of a catalog that is an inventory, checked again; null for anything else. */
export function recordsOfInventory(inventory: Catalog): readonly InventoryRecord[] | null {
  try {
    if (inventory.format !== 'openmed-inventory') return null;
    return inventoryRecords(inventory.entries.map(({ definition }) => recordOf(definition)));
  } catch {
    return null;
  }
}

function recordOf(definition: JsonObject): InventoryRecord {
  const sideEffects = fieldOf(definition, 'side_effect_class');
  if (!isSideEffectClass(sideEffects)) throw new GateError('invalid_class', 'side_effect_class');
  return Object.freeze({
    tool_id: fieldOf(definition, 'tool_id'),
    version: fieldOf(definition, 'version'),
    capability_class: fieldOf(definition, 'capability_class'),
    side_effect_class: sideEffects,
    schema_digest: fieldOf(definition, 'schema_digest'),
  });
}
