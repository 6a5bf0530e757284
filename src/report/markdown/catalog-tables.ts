import type { Entry, Format } from '../../catalog/index.js';
import type { CatalogDiff, EntryChange, FieldChange } from '../../diff/index.js';
import type { Digest, JsonObject } from '../../json/index.js';
import { fingerprint, member } from '../../json/index.js';
import { cellSpan, codeSpan, entryCell, entrySpan, shortDigest, shownName } from '../escape/index.js';
import type { Detail } from '../detail.js';
import { listTable } from './table.js';
import type { Piece, Rows } from './page.js';
import { twinsOf } from './renamed.js';
import { tableRow } from './table.js';
import { valueBlocks } from './value-diffs.js';
import { whatChanged } from './what-changed.js';

// One row must never fill a report on its own.
const MAX_FIELDS = 8;
const MAX_OPEN_CHANGES = 10;

/**
 * What two catalogs differ in, as tables: changed, added and removed entries, the catalogs' own members apart, and
 * the unchanged entries folded away. Names, field names and fingerprints only; of an inventory, which is free of
 * content, the values themselves.
 */
export function catalogTables(diff: CatalogDiff, format: Format, detail: Detail): readonly Piece[] {
  const table = tableStyle(diff, format);
  const twins = twinsOf(diff);
  return [
    ...whatChanged(diff, format, detail),
    ...listTable(
      `Changed (${diff.changed.length})`,
      [table.entry, ...table.version, 'Field', 'Before', 'After'],
      diff.changed.map((change) => changedRow(change, table)),
      // What changed is told above; this is for whoever looks for one tool.
      MAX_OPEN_CHANGES,
    ),
    ...listTable(
      `Added (${diff.added.length})`,
      [table.entry, ...table.version, ...table.definition, ...table.renamed],
      diff.added.map((entry) => entryRow(entry, table, twinCell('from', twins.from(entry)))),
    ),
    ...listTable(
      `Removed (${diff.removed.length})`,
      [table.entry, ...table.version, ...table.definition, ...table.renamed],
      diff.removed.map((entry) => entryRow(entry, table, twinCell('to', twins.to(entry)))),
    ),
    ...listTable(
      `Fields of the catalog itself (${diff.members.length}, not counted)`,
      ['Field', 'Before', 'After'],
      diff.members.map((change) =>
        tableRow([cellSpan(shownName(change.field)), digestCell(change.before), digestCell(change.after)]),
      ),
    ),
    ...(detail === 'values' ? valueBlocks(diff, format) : []),
    ...unchangedList(diff),
  ];
}

interface TableStyle {
  readonly format: Format;
  readonly entry: 'Tool' | 'Entry';
  readonly version: readonly string[];
  readonly definition: readonly string[];
  readonly renamed: readonly string[];
}

const INVENTORY_FIELDS = ['capability_class', 'side_effect_class', 'schema_digest'];

function tableStyle(diff: CatalogDiff, format: Format): TableStyle {
  const entries = [...diff.added, ...diff.removed, ...diff.changed.map((change) => change.after)];
  return {
    format,
    entry: entries.every((entry) => entry.kind === 'tool') ? 'Tool' : 'Entry',
    version: entries.some((entry) => entry.version !== null) ? ['Version'] : [],
    definition: format === 'openmed-inventory' ? ['Capability', 'Side effects', 'Schema'] : ['Fingerprint'],
    renamed: diff.renamed.length > 0 ? ['Looks renamed'] : [],
  };
}

function changedRow(change: EntryChange, table: TableStyle): string {
  const shown = change.fields.slice(0, MAX_FIELDS);
  const more = change.fields.length - shown.length;
  const rest = more > 0 ? [`and ${more} more`] : [];
  return tableRow([
    ...nameCells(change.after, table),
    [...shown.map((field) => cellSpan(shownName(field.field))), ...rest].join('<br>'),
    shown.map((field) => valueCell(field, 'before', change.before.definition, table)).join('<br>'),
    shown.map((field) => valueCell(field, 'after', change.after.definition, table)).join('<br>'),
  ]);
}

function entryRow(entry: Entry, table: TableStyle, twin: string): string {
  return tableRow([
    ...nameCells(entry, table),
    ...definitionCells(entry, table),
    ...table.renamed.map(() => twin),
  ]);
}

function twinCell(word: string, twin: Entry | null): string {
  return twin === null ? '' : `${word} ${entryCell(twin)}`;
}

function nameCells(entry: Entry, table: TableStyle): readonly string[] {
  const name = entryCell(entry);
  return [
    name,
    ...table.version.map(() => (entry.version === null ? '' : cellSpan(shownName(entry.version)))),
  ];
}

function definitionCells(entry: Entry, table: TableStyle): readonly string[] {
  if (table.format !== 'openmed-inventory') return [digestCell(fingerprint(entry.definition))];
  return INVENTORY_FIELDS.map((field) => inventoryValue(entry.definition, field) ?? '');
}

function valueCell(
  change: FieldChange,
  side: 'before' | 'after',
  definition: JsonObject,
  table: TableStyle,
): string {
  const shown = table.format === 'openmed-inventory' ? inventoryValue(definition, change.field) : null;
  return shown ?? digestCell(change[side]);
}

function inventoryValue(definition: JsonObject, field: string): string | null {
  const value = member(definition, field);
  if (typeof value !== 'string') return null;
  return cellSpan(
    field === 'schema_digest' ? value.slice('sha256:'.length, 'sha256:'.length + 12) : shownName(value),
  );
}

function digestCell(digest: Digest | null): string {
  return digest === null ? '*absent*' : cellSpan(shortDigest(digest));
}

function unchangedList(diff: CatalogDiff): readonly Rows[] {
  if (diff.unchanged.length === 0) return [];
  return [
    {
      head: `<details><summary>Unchanged (${diff.unchanged.length})</summary>\n\n`,
      rows: diff.unchanged.map((entry) => `- ${entrySpan(entry)}${versionSpan(entry)}\n`),
      foot: '\n</details>\n\n',
      rank: 'last',
    },
  ];
}

function versionSpan(entry: Entry): string {
  return entry.version === null ? '' : ` ${codeSpan(shownName(entry.version))}`;
}
