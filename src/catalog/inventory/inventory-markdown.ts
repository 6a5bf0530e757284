import { GateError } from '../../errors/index.js';
import type { JsonObject } from '../../json/index.js';
import type { Catalog } from '../catalog.js';
import { INVENTORY_VERSION, RECORD_FIELDS, fieldOf } from '../formats/index.js';

/**
 * An OpenMed tool inventory v1 as Markdown, byte for byte as the package renders it. Throws `no_inventory` on
 * `inventory` for a catalog of another format.
 */
export function inventoryMarkdown(catalog: Catalog): string {
  if (catalog.format !== 'openmed-inventory') throw new GateError('no_inventory', 'inventory');
  const records = catalog.entries.map(({ definition }) => definition);
  const head = [
    '# Agent tool inventory',
    '',
    `Schema: \`${INVENTORY_VERSION}\``,
    '',
    `Registered tools: ${records.length}`,
    '',
  ];
  const body = records.length === 0 ? ['_No registered tools._'] : recordTable(records);
  return `${[...head, ...body].join('\n')}\n`;
}

/** The lines of a table of records. */
export function recordTable(records: readonly JsonObject[]): readonly string[] {
  return [
    '| Tool ID | Version | Capability class | Side-effect class | Schema digest |',
    '| --- | --- | --- | --- | --- |',
    ...records.map((record) => codeRow(RECORD_FIELDS.map((field) => fieldOf(record, field)))),
  ];
}

/** A row of a table, each cell as code: identifiers, versions, classes and digests hold no backtick and no bar. */
export function codeRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => `\`${cell}\``).join(' | ')} |`;
}
