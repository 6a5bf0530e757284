import type { Entry } from '../catalog/index.js';
import { codeRow, recordTable } from '../catalog/index.js';
import type { CatalogDiff, EntryChange } from './catalog-diff.js';
import type { Comparable } from './compared-catalog.js';
import { OPENMED_DIFF_VERSION, changedRecordFields, inventoryDiff } from './openmed-diff-json.js';

/**
 * OpenMed's catalog diff v1 of two tool inventories as Markdown, byte for byte as the package renders it. Throws as
 * openmedDiffJson does.
 */
export function openmedDiffMarkdown(baseline: Comparable, candidate: Comparable): string {
  const diff = inventoryDiff(baseline, candidate);
  const lines = [
    '# Agent tool catalog diff',
    '',
    `Schema: \`${OPENMED_DIFF_VERSION}\``,
    '',
    ...countLines(diff),
    '',
    ...section('Added', diff.added),
    ...section('Removed', diff.removed),
    ...changeSection(diff.changed),
    ...section('Unchanged', diff.unchanged),
  ];
  return `${lines.join('\n')}\n`;
}

function countLines({ added, removed, changed, unchanged }: CatalogDiff): readonly string[] {
  return [
    `Added: ${added.length}`,
    `Removed: ${removed.length}`,
    `Changed: ${changed.length}`,
    `Unchanged: ${unchanged.length}`,
  ];
}

function section(title: string, entries: readonly Entry[]): readonly string[] {
  const none = [`_No ${title.toLowerCase()} tools._`];
  const table = entries.length === 0 ? none : recordTable(entries.map(({ definition }) => definition));
  return [`## ${title}`, '', ...table, ''];
}

function changeSection(changes: readonly EntryChange[]): readonly string[] {
  if (changes.length === 0) return ['## Changed', '', '_No changed tools._', ''];
  const rows = changes.flatMap((change) =>
    changedRecordFields(change).map(({ field, before, after }) =>
      codeRow([change.before.key, change.before.version ?? '', field, before, after]),
    ),
  );
  return [
    '## Changed',
    '',
    '| Tool ID | Version | Field | Baseline | Candidate |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ];
}
