import { visible } from './visible.js';

/**
 * A text of any origin as a Markdown code span that nothing in it can close: the fence is longer than any run of
 * backticks inside, and line breaks, controls and invisible characters stand as `\u{…}` (see `visible`). GitHub
 * renders exactly `visible(text)`; an empty text becomes one space, since a code span cannot be empty.
 *
 * Not for table cells: see `cellSpan`. Source of the rule: GitHub Flavored Markdown 0.29, section 6.3.
 */
export function codeSpan(text: string): string {
  const shown = text === '' ? ' ' : visible(text);
  const fence = '`'.repeat(longestRun(shown) + 1);
  const padding = needsPadding(shown) ? ' ' : '';
  return `${fence}${padding}${shown}${padding}${fence}`;
}

/**
 * The same for a cell of a table, where a `|` ends the cell even inside a code span unless it is written `\|`
 * (GitHub Flavored Markdown 0.29, section 4.10).
 */
export function cellSpan(text: string): string {
  return codeSpan(text).replaceAll('|', '\\|');
}

function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/gu)) longest = Math.max(longest, run.length);
  return longest;
}

// One space on each side is taken off again where both are there. `$` next to a backtick would open a formula.
function needsPadding(text: string): boolean {
  return /^[ `$]|[ `$]$/u.test(text) && !/^ +$/u.test(text);
}
