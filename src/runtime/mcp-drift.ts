import type { Catalog, Entry, ToolMap } from '../catalog/index.js';
import {
  fieldOf,
  inventoryFromManifest,
  mayHaveContractDigest,
  statedSideEffects,
} from '../catalog/index.js';
import type { EntryChange } from '../diff/index.js';
import { diffCatalogs } from '../diff/index.js';
import { GateError } from '../errors/index.js';
import type { JsonObject } from '../json/index.js';
import { jsonObject, sameValue } from '../json/index.js';
import type { CatalogReason } from './catalog-fault.js';
import { catalogFault } from './catalog-fault.js';

/** What was reviewed of a server: its manifest, or an inventory with the map that makes one of a manifest. */
export type McpBaseline =
  { readonly manifest: Catalog } | { readonly inventory: Catalog; readonly map: ToolMap };

/**
 * Names of the reviewed tools, as the server calls them. Throws `catalog: invalid_snapshot` for another kind of
 * catalog.
 */
export function reviewedNames(baseline: McpBaseline): ReadonlySet<string> {
  if (reviewedCatalog(baseline).format !== ('manifest' in baseline ? 'mcp' : 'openmed-inventory'))
    throw catalogFault('invalid_snapshot');
  if ('map' in baseline) return new Set(baseline.map.tools.keys());
  return new Set(toolsOf(baseline.manifest).keys());
}

/** The catalog whose digest names what was reviewed. */
export function reviewedCatalog(baseline: McpBaseline): Catalog {
  return 'manifest' in baseline ? baseline.manifest : baseline.inventory;
}

/**
 * Why a listing is not what was reviewed; none where it is. A reviewed tool that is not listed is `tool_unavailable`, a
 * listed one that was never reviewed `unreviewed_tool`, any difference of the definition (the description included)
 * `schema_changed`, and where the side-effect class differs `side_effect_changed`.
 */
export function driftReasons(baseline: McpBaseline, listed: Catalog): readonly CatalogReason[] {
  if ('manifest' in baseline) return driftOfManifest(baseline.manifest, listed);
  return driftOfInventory(baseline.inventory, baseline.map, listed);
}

function driftOfManifest(manifest: Catalog, listed: Catalog): readonly CatalogReason[] {
  const [before, after] = [toolsOf(manifest), toolsOf(listed)];
  const changes = [...before].flatMap(([name, reviewed]): readonly CatalogReason[] => {
    const found = after.get(name);
    return found === undefined ? ['tool_unavailable'] : changesOf(reviewed.definition, found.definition);
  });
  const isUnknown = [...after.keys()].some((name) => !before.has(name));
  return isUnknown ? [...changes, 'unreviewed_tool'] : changes;
}

function toolsOf(catalog: Catalog): ReadonlyMap<string, Entry> {
  const tools = catalog.entries.filter((entry) => entry.kind === 'tool');
  return new Map(tools.map((entry) => [entry.key, entry]));
}

function changesOf(before: JsonObject, after: JsonObject): readonly CatalogReason[] {
  if (sameValue(before, after)) return [];
  if (statedSideEffects(before) === statedSideEffects(after)) return ['schema_changed'];
  const isMore = !sameValue(withoutAnnotations(before), withoutAnnotations(after));
  return isMore ? ['schema_changed', 'side_effect_changed'] : ['side_effect_changed'];
}

function withoutAnnotations(definition: JsonObject): JsonObject {
  const members = definition.keys.map((key, index) => [key, definition.values[index] ?? null] as const);
  return jsonObject(members.filter(([key]) => key !== 'annotations'));
}

function driftOfInventory(inventory: Catalog, map: ToolMap, listed: Catalog): readonly CatalogReason[] {
  try {
    const diff = diffCatalogs(inventory, inventoryFromManifest(listed, map));
    return [
      ...diff.removed.map(() => 'tool_unavailable' as const),
      ...diff.added.map(() => 'unreviewed_tool' as const),
      ...diff.changed.flatMap((change) => changesOfRecord(change, map, listed)),
    ];
  } catch (error) {
    if (error instanceof GateError) return [reasonOf(error)];
    throw error;
  }
}

function changesOfRecord(change: EntryChange, map: ToolMap, listed: Catalog): readonly CatalogReason[] {
  return change.fields.flatMap(({ field }): readonly CatalogReason[] => {
    if (field === 'schema_digest') return isNumberFormAlone(change, map, listed) ? [] : ['schema_changed'];
    return field === 'side_effect_class' ? ['side_effect_changed'] : ['invalid_bindings'];
  });
}

/** Whether a digest of the contract differs only since `JSON.parse` does not tell `0` from `0.0`. */
function isNumberFormAlone({ before }: EntryChange, map: ToolMap, listed: Catalog): boolean {
  if (map.digest !== 'contract') return false;
  const [name] = [...map.tools].find(([, { toolId, version }]) => isKeyOf(before, toolId, version)) ?? [];
  const tool = name === undefined ? undefined : toolsOf(listed).get(name);
  if (tool === undefined) return false;
  return mayHaveContractDigest(tool.definition, fieldOf(before.definition, 'schema_digest'));
}

function isKeyOf({ key, version }: Entry, toolId: string, toolVersion: string): boolean {
  return key === toolId && version === toolVersion;
}

/** Why no inventory could be made of a listing. */
function reasonOf(error: GateError): CatalogReason {
  if (error.code === 'unmapped_tool') return 'unreviewed_tool';
  if (error.code === 'unused_map_entry') return 'tool_unavailable';
  if (error.code === 'weaker_side_effect_class') return 'side_effect_changed';
  return error.code === 'invalid_schema' ? 'invalid_schema' : 'catalog_unavailable';
}
