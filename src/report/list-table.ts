import type { Rows } from './page.js';
import { tableHead } from './table.js';

const LONGEST_OPEN_LIST = 40;

/** A table under a heading, folded away where it is long; nothing where it has no rows. */
export function listTable(
  title: string,
  columns: readonly string[],
  rows: readonly string[],
): readonly Rows[] {
  if (rows.length === 0) return [];
  const folded = rows.length > LONGEST_OPEN_LIST;
  const open = folded ? '<details><summary>Show all</summary>\n\n' : '';
  return [
    {
      head: `#### ${title}\n\n${open}${tableHead(columns)}`,
      rows,
      foot: folded ? '\n</details>\n\n' : '\n',
      rank: 'first',
    },
  ];
}
