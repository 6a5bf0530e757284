import type { Catalog } from '../catalog/index.js';
import { RECORD_FIELDS, fieldOf } from '../catalog/index.js';
import { GateError } from '../errors/index.js';
import type { JsonObject, JsonValue } from '../json/index.js';
import { jsonArray, jsonObject, pythonJson } from '../json/index.js';
import type { CatalogDiff, EntryChange } from './catalog-diff.js';
import type { Comparable } from './compared-catalog.js';
import { comparedCatalog } from './compared-catalog.js';
import { diffCatalogs } from './diff-catalogs.js';

/** The fields that can differ between records of one key, in the contract's order. */
const COMPARED_FIELDS = RECORD_FIELDS.filter((field) => field !== 'tool_id' && field !== 'version');

/**
 * The canonical JSON of OpenMed's catalog diff v1 of two tool inventories, byte for byte. Throws `no_inventory`
 * where one of them is of another format, and as inventoryFromValue does on a plain document that is none.
 */
export function openmedDiffJson(baseline: Comparable, candidate: Comparable): string {
  const [before, after] = [comparedCatalog(baseline, 'baseline'), comparedCatalog(candidate, 'candidate')];
  requireInventory(before, 'baseline');
  requireInventory(after, 'candidate');
  return pythonJson(openmedDiff(diffCatalogs(before, after)));
}

/** The same document as a value, of the diff of two tool inventories. */
export function openmedDiff(diff: CatalogDiff): JsonObject {
  return jsonObject([
    ['schema_version', 'openmed.agent.tool_catalog_diff.v1'],
    ['added', jsonArray(diff.added.map(({ definition }) => definition))],
    ['removed', jsonArray(diff.removed.map(({ definition }) => definition))],
    ['changed', jsonArray(diff.changed.map(changeOf))],
    ['unchanged', jsonArray(diff.unchanged.map(({ definition }) => definition))],
  ]);
}

function requireInventory(catalog: Catalog, field: string): void {
  if (catalog.format !== 'openmed-inventory') throw new GateError('no_inventory', field);
}

function changeOf({ before, after }: EntryChange): JsonValue {
  const fields = COMPARED_FIELDS.flatMap((field) => {
    const [old, now] = [fieldOf(before.definition, field), fieldOf(after.definition, field)];
    if (old === now) return [];
    return [
      jsonObject([
        ['field', field],
        ['before', old],
        ['after', now],
      ]),
    ];
  });
  return jsonObject([
    ['tool_id', before.key],
    ['version', before.version],
    ['fields', jsonArray(fields)],
  ]);
}
