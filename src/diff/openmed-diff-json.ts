import type { Catalog } from '../catalog/index.js';
import { RECORD_FIELDS, fieldOf } from '../catalog/index.js';
import { GateError } from '../errors/index.js';
import type { JsonObject, JsonValue } from '../json/index.js';
import { jsonArray, jsonObject, pythonJson } from '../json/index.js';
import type { CatalogDiff, EntryChange } from './catalog-diff.js';
import type { Comparable } from './compared-catalog.js';
import { comparedCatalog } from './compared-catalog.js';
import { diffCatalogs } from './diff-catalogs.js';

export const OPENMED_DIFF_VERSION = 'openmed.agent.tool_catalog_diff.v1';

/** The fields that can differ between records of one key, in the contract's order. */
const COMPARED_FIELDS = RECORD_FIELDS.filter((field) => field !== 'tool_id' && field !== 'version');

/**
 * The canonical JSON of OpenMed's catalog diff v1 of two tool inventories, byte for byte. Throws `no_inventory`
 * where one of them is of another format, and as inventoryFromValue does on a plain document that is none.
 */
export function openmedDiffJson(baseline: Comparable, candidate: Comparable): string {
  return pythonJson(openmedDiff(inventoryDiff(baseline, candidate)));
}

/** The diff of two tool inventories. Throws as openmedDiffJson does. */
export function inventoryDiff(baseline: Comparable, candidate: Comparable): CatalogDiff {
  const [before, after] = [comparedCatalog(baseline, 'baseline'), comparedCatalog(candidate, 'candidate')];
  requireInventory(before, 'baseline');
  requireInventory(after, 'candidate');
  return diffCatalogs(before, after);
}

/** The same document as a value, of the diff of two tool inventories. */
export function openmedDiff(diff: CatalogDiff): JsonObject {
  return jsonObject([
    ['schema_version', OPENMED_DIFF_VERSION],
    ['added', jsonArray(diff.added.map(({ definition }) => definition))],
    ['removed', jsonArray(diff.removed.map(({ definition }) => definition))],
    ['changed', jsonArray(diff.changed.map(changeOf))],
    ['unchanged', jsonArray(diff.unchanged.map(({ definition }) => definition))],
  ]);
}

function requireInventory(catalog: Catalog, field: string): void {
  if (catalog.format !== 'openmed-inventory') throw new GateError('no_inventory', field);
}

function changeOf(change: EntryChange): JsonValue {
  const fields = changedRecordFields(change).map(({ field, before, after }) =>
    jsonObject([
      ['field', field],
      ['before', before],
      ['after', after],
    ]),
  );
  return jsonObject([
    ['tool_id', change.before.key],
    ['version', change.before.version],
    ['fields', jsonArray(fields)],
  ]);
}

/** The fields of two records that differ, with their values. */
export function changedRecordFields(change: EntryChange): readonly {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}[] {
  return COMPARED_FIELDS.map((field) => ({
    field,
    before: fieldOf(change.before.definition, field),
    after: fieldOf(change.after.definition, field),
  })).filter(({ before, after }) => before !== after);
}
