import type { Format } from '../../catalog/index.js';
import type { CatalogDiff, ExplainedEntry, ExplanationGroup, GroupDetail } from '../../diff/index.js';
import { groupExplanations } from '../../diff/index.js';
import { changeWords } from '../wording/index.js';
import { CATALOG_ITSELF, cellSpan, entryCell, shownName, shownPointer } from '../escape/index.js';
import type { Detail } from '../detail.js';
import { explainedEntries } from '../explained.js';
import type { Piece } from './page.js';
import { MAX_OPEN_ROWS, listTable } from './table.js';
import { tableRow } from './table.js';

// One row must never fill a report on its own.
const MAX_NAMES = 3;

/**
 * What the changed entries and the catalog's own fields have in common, as a table: identical changes of many entries
 * in one row, the most consequential first (see CHANGE_KINDS). Places are shown from `pointers` on; where there are so
 * many that they are folded away, a table of fields stands above them.
 */
export function whatChanged(diff: CatalogDiff, format: Format, detail: Detail): readonly Piece[] {
  const entries = explainedEntries(diff, format);
  const fields = groupRows(entries, 'fingerprints');
  if (detail === 'fingerprints') return listTable('What changed', ['Change', 'Field', 'In'], fields);
  const places = groupRows(entries, 'pointers');
  const columns = ['Change', 'Place', 'In'];
  if (places.length <= MAX_OPEN_ROWS) return listTable('What changed', columns, places);
  return [
    ...listTable('What changed', ['Change', 'Field', 'In'], fields),
    ...listTable(`Where it changed (${places.length})`, columns, places),
  ];
}

function groupRows(entries: readonly ExplainedEntry[], detail: GroupDetail): readonly string[] {
  return groupExplanations(entries, detail).map((group) => groupRow(group, detail));
}

function groupRow(group: ExplanationGroup, detail: Detail): string {
  const { pointer, field, subject } = group;
  const count = placesText(group, detail);
  const about = subject === null ? '' : ` ${cellSpan(shownName(subject))}`;
  const place = pointer === null ? shownName(field) : shownPointer(pointer);
  return tableRow([`${changeWords(group)}${about}${count}`, cellSpan(place), inEntries(group)]);
}

/** How many places a group holds of, where it does not tell each; empty where that goes without saying. */
export function placesText({ entries, places, pointer }: ExplanationGroup, detail: Detail): string {
  if (pointer !== null) return '';
  if (detail !== 'fingerprints') return ` (and ${places} more)`;
  return places > Math.max(1, entries.length) ? ` (${places} places)` : '';
}

function inEntries({ entries }: ExplanationGroup): string {
  if (entries.length === 0) return CATALOG_ITSELF;
  const names = entries.slice(0, MAX_NAMES).map(entryCell).join(', ');
  if (entries.length <= MAX_NAMES) return names;
  const what = entries.every(({ kind }) => kind === 'tool') ? 'tools' : 'entries';
  return `**${entries.length} ${what}**, such as ${names}`;
}
