import {
  inventoryFromRecords,
  inventoryFromValue,
  inventoryJson,
  inventoryMarkdown,
  inventorySchemaJson,
  parseCatalog,
} from '../../../src/catalog/index.js';
import type { Catalog, InventoryRecord } from '../../../src/catalog/index.js';
import { openmedDiffJson, openmedDiffMarkdown } from '../../../src/diff/index.js';
import { mutate } from './mutate.js';
import type { Draft } from './raw-json.js';
import { jsonText } from './raw-json.js';
import type { Choices } from './seeded-random.js';

export interface InventoryCase {
  readonly function: 'inventory';
  readonly document: string;
}

export interface RecordCase {
  readonly function: 'record';
  readonly record: string;
}

export interface InventorySchemaCase {
  readonly function: 'inventorySchema';
}

export interface DiffCase {
  readonly function: 'diff';
  readonly baseline: string;
  readonly candidate: string;
}

const FIELDS = ['tool_id', 'version', 'capability_class', 'side_effect_class', 'schema_digest'];
const TOOL_IDS = [
  'tool:org.example/a',
  'tool:org.example/b',
  'tool:org.example-x/a',
  'tool:org.example/a-b',
] as const;
const VERSIONS = ['1.0.0', '1.10.0', '1.9.0', '0.0.1', `1.0.${'9'.repeat(60)}`] as const;
const CLASSES = ['none', 'read-only', 'idempotent-write', 'non-idempotent-write', 'destructive'] as const;
const CAPABILITIES = ['capability:org.example/x@1.0.0', 'capability:org.example/y'] as const;
const ODD: readonly [Draft, ...Draft[]] = [
  'tool:org.example/a@1.0.0',
  'tool:org/a',
  '01.0.0',
  `1.0.${'9'.repeat(61)}`,
  'NONE',
  `sha256:${'A'.repeat(64)}`,
  `sha256:${'a'.repeat(63)}`,
  null,
  7,
  [],
];

export function inventoryCase(choose: Choices): InventoryCase {
  return { function: 'inventory', document: jsonText(changedInventory(choose, draftInventory(choose), 2)) };
}

export function diffCase(choose: Choices): DiffCase {
  const baseline = draftInventory(choose);
  const candidate = choose.once(8) ? baseline : draftInventory(choose);
  return {
    function: 'diff',
    baseline: jsonText(changedInventory(choose, baseline, 12)),
    candidate: jsonText(changedInventory(choose, candidate, 12)),
  };
}

export function recordCase(choose: Choices): RecordCase {
  const record = choose.once(3)
    ? { ...draftRecord(choose), [FIELDS[choose.below(FIELDS.length)] ?? '']: choose.one(ODD) }
    : draftRecord(choose);
  return { function: 'record', record: jsonText(choose.once(3) ? mutate(choose, record, FIELDS) : record) };
}

export function inventorySchemaCase(): InventorySchemaCase {
  return { function: 'inventorySchema' };
}

export function answerInventory({ document }: InventoryCase): string {
  return renderedInventory(inventoryOf(document));
}

export function answerInventoryOfPlainValue({ document }: InventoryCase): string {
  return renderedInventory(inventoryFromValue(JSON.parse(document)));
}

export function answerRecord({ record }: RecordCase): string {
  return inventoryJson(inventoryFromRecords([JSON.parse(record) as InventoryRecord]));
}

export function answerInventorySchema(): string {
  return inventorySchemaJson();
}

export function answerDiff({ baseline, candidate }: DiffCase): string {
  return renderedDiff(inventoryOf(baseline, 'baseline'), inventoryOf(candidate, 'candidate'));
}

export function answerDiffOfPlainValues({ baseline, candidate }: DiffCase): string {
  const before = inventoryFromValue(JSON.parse(baseline), 'baseline');
  return renderedDiff(before, inventoryFromValue(JSON.parse(candidate), 'candidate'));
}

function renderedInventory(inventory: Catalog): string {
  return `${inventoryJson(inventory)}\n${inventoryMarkdown(inventory)}`;
}

function renderedDiff(before: Catalog, after: Catalog): string {
  return `${openmedDiffJson(before, after)}\n${openmedDiffMarkdown(before, after)}`;
}

function inventoryOf(text: string, field?: string): Catalog {
  const named = field === undefined ? {} : { field };
  return parseCatalog(new TextEncoder().encode(text), { format: 'openmed-inventory', ...named });
}

function draftInventory(choose: Choices): { readonly [key: string]: Draft } {
  const records = Array.from({ length: choose.below(7) }, () => draftRecord(choose));
  const unique = new Map(records.map((record) => [`${record.tool_id}@${record.version}`, record]));
  const kept = choose.once(12) ? records : [...unique.values()];
  return { schema_version: 'openmed.agent.tool_inventory.v1', tools: kept };
}

function draftRecord(choose: Choices) {
  return {
    tool_id: choose.one(TOOL_IDS),
    version: choose.one(VERSIONS),
    capability_class: choose.one(CAPABILITIES),
    side_effect_class: choose.one(CLASSES),
    schema_digest: `sha256:${choose.one(['a', 'b'] as const).repeat(64)}`,
  };
}

/** The inventory with, once in so many times, one fault: an odd value in a record, or any other change. */
function changedInventory(
  choose: Choices,
  inventory: { readonly [key: string]: Draft },
  once: number,
): Draft {
  if (!choose.once(once)) return inventory;
  if (choose.once(20)) return choose.one<Draft>([null, [], 'x', 7]);
  const { tools } = inventory;
  if (!Array.isArray(tools) || tools.length === 0 || choose.once(3)) return mutate(choose, inventory, FIELDS);
  const at = choose.below(tools.length);
  const odd = { ...tools[at], [FIELDS[choose.below(FIELDS.length)] ?? '']: choose.one(ODD) };
  return { ...inventory, tools: tools.with(at, odd) };
}
