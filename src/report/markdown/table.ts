/** One row of a Markdown table. Each cell is on one line and holds no bare `|` (see `cellSpan`). */
export function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |\n`;
}

/** The two lines that begin a Markdown table. */
export function tableHead(columns: readonly string[]): string {
  return tableRow(columns) + tableRow(columns.map(() => '---'));
}
