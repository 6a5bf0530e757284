import type { Catalog, InventoryDocument } from '../catalog/index.js';
import { inventoryFromValue } from '../catalog/index.js';

/** What can be compared: a catalog, or an OpenMed tool inventory as a plain JSON-compatible document. */
export type Comparable = Catalog | InventoryDocument;

/**
 * A side of a comparison as a catalog. Throws as inventoryFromValue does on what is no catalog and no inventory
 * (OpenMed v1, "Catalog diff"): nothing that a caller hands over by mistake may count as an empty catalog.
 */
export function comparedCatalog(side: Comparable, field: 'baseline' | 'candidate'): Catalog {
  return isCatalog(side) ? side : inventoryFromValue(side, field);
}

/** As the readers make one, with no part missing. A document with tools is read, whatever else it pretends to be. */
function isCatalog(side: unknown): side is Catalog {
  if (typeof side !== 'object' || side === null || 'tools' in side || 'schema_version' in side) return false;
  if (!('format' in side && 'members' in side && 'sources' in side && 'entries' in side)) return false;
  return Array.isArray(side.entries) && side.entries.every(isEntry);
}

function isEntry(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null || !('kind' in entry && 'definition' in entry))
    return false;
  return (
    'key' in entry &&
    typeof entry.key === 'string' &&
    typeof entry.definition === 'object' &&
    entry.definition !== null
  );
}
