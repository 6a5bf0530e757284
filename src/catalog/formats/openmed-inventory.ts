import type { ErrorCode, GateError } from '../../errors/index.js';
import type { JsonArray, JsonObject, JsonValue } from '../../json/index.js';
import { MAX_INVENTORY_RECORDS } from '../../limits.js';
import { isArray, isObject, member } from '../../json/index.js';
import type { Catalog, Entry } from '../catalog.js';
import { NO_MEMBERS } from '../catalog.js';
import { hasRepeated, inCatalogOrder, repeatedIn } from '../entry-order.js';
import { identifierForm, isToolVersion } from '../identifier.js';
import type { Reading } from '../reading.js';
import { faultAt, faultBelow, readEach, tell } from '../reading.js';
import { isSideEffectClass } from '../side-effects.js';
import type { FormatAdapter } from './adapter.js';

export const INVENTORY_VERSION = 'openmed.agent.tool_inventory.v1';
export const RECORD_FIELDS = [
  'tool_id',
  'version',
  'capability_class',
  'side_effect_class',
  'schema_digest',
] as const;
export type RecordField = (typeof RECORD_FIELDS)[number];

/** An OpenMed tool inventory v1: records, no definitions. */
export const OPENMED_INVENTORY: FormatAdapter = {
  nameFields: new Map([['tool', 'tool_id']]),
  versionField: 'version',
  nestsFunctions: false,
  hasEnvelope: false,
  inputSchemas: [],
  outputSchemas: [],
  read: (reading, root, side) => readInventory(root, reading, side),
};

const DIGEST = /^sha256:[0-9a-f]{64}$/;

/** An inventory under reading; its faults are named by the contract's fields, behind its side's name if it has one. */
interface Inventory extends Omit<Reading, 'field'> {
  /** Whether it was given as a document, whose faulty records OpenMed tells by `tools: unreadable_records` alone. */
  readonly isDocument: boolean;
  readonly side: string | null;
}

/**
 * Reads an OpenMed tool inventory v1 by its contract. Throws the contract's codes on its fields (`tools:
 * unreadable_records` for a faulty record, …); with a side, on `SIDE.FIELD`, and `SIDE: invalid_type` for what is no
 * object (OpenMed v1, "Catalog diff"); and `not_openmed_form_a` for the other document of the same name. Where faults
 * are collected, each record tells its own (`tool_id: invalid_identifier`, …), of several the one that OpenMed finds
 * first.
 */
export function readInventory(
  root: JsonValue,
  reading: Omit<Reading, 'field'>,
  side: string | null,
): Pick<Catalog, 'members' | 'entries'> {
  return inventoryContent({ ...reading, isDocument: reading.faults === undefined, side }, root);
}

/** As readInventory, of records that were given one by one: each tells its own fault. */
export function readInventoryRecords(
  root: JsonValue,
  side: string | null,
): Pick<Catalog, 'members' | 'entries'> {
  return inventoryContent({ isDocument: false, side, text: '' }, root);
}

function inventoryContent(inventory: Inventory, root: JsonValue): Pick<Catalog, 'members' | 'entries'> {
  const whole: Reading = { ...inventory, field: inventory.side ?? 'inventory' };
  if (!isObject(root)) throw faultAt(whole, 'invalid_type', 0);
  if (member(root, 'schema_version') === INVENTORY_VERSION) requireFormA(whole, root);
  const tools = toolsOf(inventory, root);
  const entries = recordsOf(inventory, tools);
  return { members: NO_MEMBERS, entries: sorted(inventory, entries) };
}

/**
 * Throws `not_openmed_form_a` for the other document that calls itself OpenMed's tool inventory v1: its records have
 * `capability_classes`, and it has a `tool_count`.
 */
export function requireFormA(reading: Reading, root: JsonObject): void {
  const tools = member(root, 'tools');
  const records = isArray(tools) ? tools.items.filter(isObject) : [];
  const objects = [root, ...records];
  // Like records share one list of keys.
  const marked = [...new Set(objects.map(({ keys }) => keys))].find(isOfOtherForm);
  const other = objects.find(({ keys }) => keys === marked);
  if (other !== undefined) throw faultAt(reading, 'not_openmed_form_a', other.start);
}

function isOfOtherForm(keys: readonly string[]): boolean {
  return keys.includes('tool_count') || keys.includes('capability_classes');
}

function toolsOf(inventory: Inventory, root: JsonObject): JsonArray {
  if (!hasExactly(root, ['schema_version', 'tools']))
    throw fault(inventory, 'invalid_fields', 'inventory', root.start);
  if (member(root, 'schema_version') !== INVENTORY_VERSION) {
    throw fault(inventory, 'unsupported_version', 'schema_version', startOf(root, 'schema_version'));
  }
  const tools = member(root, 'tools');
  if (!isArray(tools)) throw fault(inventory, 'invalid_records', 'tools', startOf(root, 'tools'));
  return tools;
}

function recordsOf(inventory: Inventory, tools: JsonArray): readonly Entry[] {
  const items = tools.items.slice(0, MAX_INVENTORY_RECORDS + 1);
  const placesOf = rememberedPlaces();
  const read = readEach(named(inventory, 'tools'), items, (item, index) => {
    if (!isObject(item)) throw noObject(inventory, index);
    const places = placesOf(item.keys);
    if (places === null) throw recordFault(inventory, 'invalid_fields', 'tool', item.start);
    return readRecord(inventory, item, places);
  });
  if (items.length > MAX_INVENTORY_RECORDS) throw fault(inventory, 'too_many_records', 'tools', tools.start);
  return read;
}

/** Where a record has the fields of CHECKS; null where it has not exactly these. */
type Places = readonly number[] | null;

/** Like records share one list of keys, which is looked at once. */
function rememberedPlaces(): (keys: readonly string[]) => Places {
  let known: readonly string[] | null = null;
  let places: Places = null;
  return (keys) => {
    if (keys !== known) places = placesOfFields(keys);
    known = keys;
    return places;
  };
}

function placesOfFields(keys: readonly string[]): Places {
  const places = CHECKS.map(({ field }) => keys.indexOf(field));
  return keys.length === CHECKS.length && !places.includes(-1) ? places : null;
}

/** What OpenMed asks of each field, in its order. */
const CHECKS: readonly { readonly field: RecordField; readonly fault: (text: string) => ErrorCode | null }[] =
  [
    { field: 'side_effect_class', fault: (text) => (isSideEffectClass(text) ? null : 'invalid_class') },
    { field: 'tool_id', fault: toolIdFault },
    { field: 'version', fault: (text) => (isToolVersion(text) ? null : 'invalid_semver') },
    {
      field: 'capability_class',
      fault: (text) => (identifierForm(text, 'capability') === null ? 'invalid_identifier' : null),
    },
    { field: 'schema_digest', fault: (text) => (DIGEST.test(text) ? null : 'invalid_digest') },
  ];

const TOOL_ID = CHECKS.findIndex(({ field }) => field === 'tool_id');
const VERSION = CHECKS.findIndex(({ field }) => field === 'version');

function toolIdFault(text: string): ErrorCode | null {
  const form = identifierForm(text, 'tool');
  if (form === null) return 'invalid_identifier';
  return form === 'versioned' ? 'version_must_be_separate' : null;
}

function readRecord(inventory: Inventory, record: JsonObject, places: readonly number[]): Entry {
  // A record that an inventory read before has as well holds to the contract.
  if (inventory.isSharedRight !== true || record.moved === undefined) checkRecord(inventory, record, places);
  const [key, version] = [textAt(record, places[TOOL_ID]), textAt(record, places[VERSION])];
  return { kind: 'tool', key, version, definition: record, start: record.start, source: 0 };
}

function checkRecord(inventory: Inventory, record: JsonObject, places: readonly number[]): void {
  for (const [index, { field, fault: faultOf }] of CHECKS.entries()) {
    const code = faultOf(textAt(record, places[index]));
    if (code !== null) throw recordFault(inventory, code, field, startOf(record, field));
  }
}

/** What is no text is as wrong as an empty one. */
function textAt(record: JsonObject, place = -1): string {
  const value = record.values[place];
  return typeof value === 'string' ? value : '';
}

/** The text of a field of a record that was read. */
export function fieldOf(record: JsonObject, field: RecordField): string {
  const value = member(record, field);
  return typeof value === 'string' ? value : '';
}

function sorted(inventory: Inventory, entries: readonly Entry[]): readonly Entry[] {
  const inOrder = inCatalogOrder(entries);
  if (!hasRepeated(inOrder)) return inOrder;
  const reading = named(inventory, 'tools');
  for (const { start } of repeatedIn(entries)) tell(reading, faultAt(reading, 'duplicate_record', start));
  return inOrder;
}

function hasExactly(object: JsonObject, fields: readonly string[]): boolean {
  return object.keys.length === fields.length && fields.every((field) => object.keys.includes(field));
}

function startOf(object: JsonObject, key: string): number {
  return object.starts[object.keys.indexOf(key)] ?? object.start;
}

function fault(inventory: Inventory, code: ErrorCode, field: string, offset: number): GateError {
  return faultAt(named(inventory, field), code, offset);
}

/** A record's own fault, or what OpenMed makes of it within a document. */
function recordFault(inventory: Inventory, code: ErrorCode, field: string, offset: number): GateError {
  return inventory.isDocument
    ? fault(inventory, 'unreadable_records', 'tools', offset)
    : fault(inventory, code, field, offset);
}

function noObject(inventory: Inventory, index: number): GateError {
  return inventory.isDocument
    ? faultBelow(named(inventory, 'tools'), 'unreadable_records', ['tools', index])
    : faultBelow(named(inventory, 'tool'), 'invalid_type', ['tools', index]);
}

function named(inventory: Inventory, field: string): Reading {
  return { ...inventory, field: inventory.side === null ? field : `${inventory.side}.${field}` };
}
