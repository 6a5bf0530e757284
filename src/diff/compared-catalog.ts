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

/** A document with tools is read, even where it pretends to be a catalog with other entries beside them. */
function isCatalog(side: unknown): side is Catalog {
  if (typeof side !== 'object' || side === null) return false;
  return (
    !('tools' in side) && !('schema_version' in side) && 'entries' in side && Array.isArray(side.entries)
  );
}
