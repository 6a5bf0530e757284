import type { Format } from '../catalog/index.js';
import type { CatalogDiff, ExplanationGroup } from '../diff/index.js';
import { groupExplanations } from '../diff/index.js';
import { changeWords } from './change-words.js';
import { cellSpan } from './code-span.js';
import type { Detail } from './detail.js';
import { explainedEntries } from './explained.js';
import type { Piece } from './page.js';
import { listTable } from './list-table.js';
import { entryCell } from './entry-name.js';
import { shownName, shownPointer } from './shown-name.js';
import { tableRow } from './table.js';

// One row must never fill a report on its own.
const MOST_NAMES = 3;

/**
 * What the changed entries have in common, as a table: identical changes of many entries in one row, the most
 * consequential first (see CHANGE_KINDS). Places are shown from `pointers` on.
 */
export function whatChanged(diff: CatalogDiff, format: Format, detail: Detail): readonly Piece[] {
  const groups = groupExplanations(
    explainedEntries(diff, format),
    detail === 'fingerprints' ? 'fingerprints' : 'pointers',
  );
  const where = detail === 'fingerprints' ? 'Field' : 'Place';
  return listTable('What changed', ['Change', where, 'In'], groups.map(groupRow));
}

function groupRow(group: ExplanationGroup): string {
  const { entries, places, pointer, field, subject } = group;
  const count = pointer === null && places > entries.length ? ` (${places} places)` : '';
  const about = subject === null ? '' : ` ${cellSpan(shownName(subject))}`;
  const place = pointer === null ? shownName(field) : shownPointer(pointer);
  return tableRow([`${changeWords(group)}${about}${count}`, cellSpan(place), inEntries(group)]);
}

function inEntries({ entries }: ExplanationGroup): string {
  const names = entries.slice(0, MOST_NAMES).map(entryCell).join(', ');
  if (entries.length <= MOST_NAMES) return names;
  const what = entries.every(({ kind }) => kind === 'tool') ? 'tools' : 'entries';
  return `**${entries.length} ${what}**, such as ${names}`;
}
