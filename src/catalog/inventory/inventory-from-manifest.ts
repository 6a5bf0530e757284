import { GateError } from '../../errors/index.js';
import type { JsonObject } from '../../json/index.js';
import { fingerprint, jsonObject } from '../../json/index.js';
import { MAX_INVENTORY_RECORDS } from '../../limits.js';
import type { Catalog, CatalogNote, Entry } from '../catalog.js';
import { NO_MEMBERS } from '../catalog.js';
import { compareEntries } from '../entry-order.js';
import { REGISTRY_MEMBERS, nameField, namedPart } from '../formats/index.js';
import type { Reading } from '../reading.js';
import { faultAt } from '../reading.js';
import type { SideEffectClass } from '../side-effects.js';
import { compareSideEffects, statedSideEffects } from '../side-effects.js';
import { contractDigest } from './contract-digest.js';
import type { DigestMode, MappedTool, ToolMap } from './parse-map.js';

/**
 * The OpenMed inventory of a manifest by a map. Its entries point at the manifest's tools. The digest of a record is,
 * as the map says, of the whole definition (`fingerprint`) or of the schemas (`contractDigest`); the side-effect class
 * is the one that the annotations stand for, unless the map states a stricter one, or `none` for a read-only tool:
 * no annotation can say that a tool only computes.
 *
 * Throws on the field, with the place in the manifest: `no_definitions` (an inventory or lock file), `unmapped_tool`,
 * `invalid_schema`, `too_many_records` (10,000 at most), `beyond_inventory` (prompts, resources or members, which an
 * inventory cannot hold; see toolsAlone; what OpenMed's own registry document holds beside its tools is left out, with a
 * note); on the map's field: `unused_map_entry`, `weaker_side_effect_class`.
 */
export function inventoryFromManifest(whole: Catalog, map: ToolMap, field = 'candidate'): Catalog {
  if (whole.format === 'openmed-inventory' || whole.format === 'hashes')
    throw new GateError('no_definitions', field);
  const manifest = whole.format === 'openmed-tools' ? withoutRegistry(whole) : whole;
  requireToolsAlone(manifest, field);
  requireAllUsed(manifest, map);
  return {
    format: 'openmed-inventory',
    members: NO_MEMBERS,
    entries: manifest.entries.map((entry) => recordOf(manifest, entry, map, field)).sort(compareEntries),
    sources: manifest.sources,
    notes: [...manifest.notes, ...notesOf(map.digest)],
  };
}

/** A manifest without prompts, resources and members; a note says so where it had any. */
export function toolsAlone(manifest: Catalog): Catalog {
  const tools = manifest.entries.filter(({ kind }) => kind === 'tool');
  if (manifest.members.keys.length === 0 && tools.length === manifest.entries.length) return manifest;
  return { ...manifest, members: NO_MEMBERS, entries: tools, notes: [...manifest.notes, TOOLS_ALONE] };
}

const TOOLS_ALONE: CatalogNote = { code: 'tools_alone_compared', about: null };

function withoutRegistry(manifest: Catalog): Catalog {
  return manifest.members.keys.every((key) => REGISTRY_MEMBERS.includes(key))
    ? toolsAlone(manifest)
    : manifest;
}

function requireToolsAlone(manifest: Catalog, field: string): void {
  const other = manifest.entries.find(({ kind }) => kind !== 'tool');
  if (other !== undefined) throw faultAt(readingOf(manifest, other, field), 'beyond_inventory', other.start);
  const [start] = manifest.members.starts;
  const text = manifest.sources[0]?.text ?? '';
  if (manifest.members.keys.length > 0) throw faultAt({ field, text }, 'beyond_inventory', start ?? -1);
  const extra = manifest.entries[MAX_INVENTORY_RECORDS];
  if (extra !== undefined) throw new GateError('too_many_records', field);
}

function requireAllUsed(manifest: Catalog, { tools, reading }: ToolMap): void {
  const keys = new Set(manifest.entries.map(mapKey));
  for (const [key, { start }] of tools) {
    if (!keys.has(key)) throw faultAt(reading, 'unused_map_entry', start);
  }
}

/** What a map calls a tool: its key, `KEY@VERSION` in formats keyed by name and version. */
function mapKey({ key, version }: Entry): string {
  return version === null ? key : `${key}@${version}`;
}

function recordOf(manifest: Catalog, entry: Entry, map: ToolMap, field: string): Entry {
  const reading = readingOf(manifest, entry, field);
  const mapped = map.tools.get(mapKey(entry));
  if (mapped === undefined) throw faultAt(reading, 'unmapped_tool', entry.start);
  const definition = jsonObject([
    ['tool_id', mapped.toolId],
    ['version', mapped.version],
    ['capability_class', mapped.capabilityClass],
    ['side_effect_class', sideEffectsOf(namedPart(manifest.format, entry.definition), mapped, map)],
    ['schema_digest', digestOf(manifest, entry, map.digest, reading)],
  ]);
  return { ...entry, key: mapped.toolId, version: mapped.version, definition };
}

function sideEffectsOf(definition: JsonObject, mapped: MappedTool, { reading }: ToolMap): SideEffectClass {
  const stated = statedSideEffects(definition);
  if (mapped.sideEffectClass === null) return stated;
  const isPureComputation = mapped.sideEffectClass === 'none' && stated === 'read-only';
  if (!isPureComputation && compareSideEffects(mapped.sideEffectClass, stated) < 0)
    throw faultAt(reading, 'weaker_side_effect_class', mapped.start);
  return mapped.sideEffectClass;
}

function digestOf(manifest: Catalog, entry: Entry, mode: DigestMode, reading: Reading): string {
  if (mode === 'definition') return fingerprint(wholeTool(manifest, entry));
  try {
    return contractDigest(namedPart(manifest.format, entry.definition));
  } catch {
    throw faultAt(reading, 'invalid_schema', entry.start);
  }
}

/** A definition with its name, which stands beside it where tools are written by name. */
function wholeTool({ format }: Catalog, { kind, key, definition }: Entry): JsonObject {
  if (nameField(format, kind) !== null) return definition;
  return jsonObject([
    ['key', key],
    ['definition', definition],
  ]);
}

function readingOf(manifest: Catalog, entry: Entry, field: string): Reading {
  return { field, text: manifest.sources[entry.source]?.text ?? '' };
}

function notesOf(digest: DigestMode): readonly CatalogNote[] {
  return digest === 'contract' ? [{ code: 'descriptions_not_compared', about: null }] : [];
}
