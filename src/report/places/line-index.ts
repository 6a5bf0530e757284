import type { Place } from '../../errors/index.js';

/**
 * Finds line and column of many offsets in one text, both from 1, as `locate` does: the text is read once, each offset
 * is then found in logarithmic time.
 */
export function lineIndex(text: string): (offset: number) => Place {
  const starts = [0];
  for (let feed = text.indexOf('\n'); feed !== -1; feed = text.indexOf('\n', feed + 1)) starts.push(feed + 1);
  return (offset) => {
    const line = lastAtMost(starts, offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

/** The index of the last number of a sorted list that is not above a limit; 0 where there is none. */
function lastAtMost(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle;
    else high = middle;
  }
  return low;
}
