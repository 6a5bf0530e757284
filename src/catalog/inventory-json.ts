import { GateError } from '../errors/index.js';
import { jsonArray, jsonObject, pythonJson } from '../json/index.js';
import type { Catalog } from './catalog.js';
import { INVENTORY_VERSION } from './read-inventory.js';

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
