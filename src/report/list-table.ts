import type { Rows } from './page.js';
import { tableHead } from './table.js';

/** What is folded away begins so; its heading tells how many rows there are, though some may be left out. */
export const FOLD = '<details><summary>Show the list</summary>\n\n';

/** Rows that a list may have to stand open. */
export const LONGEST_OPEN_LIST = 40;

/** A table under a heading, folded away where it is long; nothing where it has no rows. */
export function listTable(
  title: string,
  columns: readonly string[],
  rows: readonly string[],
  mostOpen: number = LONGEST_OPEN_LIST,
): readonly Rows[] {
  if (rows.length === 0) return [];
  const folded = rows.length > mostOpen;
  const open = folded ? FOLD : '';
  return [
    {
      head: `#### ${title}\n\n${open}${tableHead(columns)}`,
      rows,
      foot: folded ? '\n</details>\n\n' : '\n',
      rank: 'first',
    },
  ];
}
