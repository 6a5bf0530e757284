import type { Rows } from './page.js';

/** What is folded away begins so; its heading tells how many rows there are, though some may be left out. */
export const FOLD = '<details><summary>Show the list</summary>\n\n';

/** Rows that a list may have to stand open. */
export const MAX_OPEN_ROWS = 40;

/** A table under a heading, folded away where it is long; nothing where it has no rows. */
export function listTable(
  title: string,
  columns: readonly string[],
  rows: readonly string[],
  maxOpen: number = MAX_OPEN_ROWS,
): readonly Rows[] {
  if (rows.length === 0) return [];
  const folded = rows.length > maxOpen;
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

/** One row of a Markdown table. Each cell is on one line and holds no bare `|` (see `cellSpan`). */
export function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

/** The two lines that begin a Markdown table. */
export function tableHead(columns: readonly string[]): string {
  return tableRow(columns) + tableRow(columns.map(() => '---'));
}
