import type { JsonObject } from '../../json/index.js';
import { prettyJson } from '../../json/index.js';
import { visible } from '../escape/index.js';
import { editsBetween } from './edits.js';

const CONTEXT = 3;
const MAX_LINES = 400;
const MAX_LINE = 4000;
const MAX_TEXT = 1_000_000;

/**
 * The lines of a unified diff of two definitions, pretty-printed in canonical key order; null stands for none. A string
 * is broken behind each `\n` in it, so that a changed sentence shows; invisible characters stand as `\u{…}`. At most
 * 400 lines, each of at most 4,000 UTF-16 units; what is left out is counted. A definition of over a million units is
 * not shown.
 */
export function unifiedDiff(before: JsonObject | null, after: JsonObject | null): readonly string[] {
  const [old, now] = [prettyOf(before), prettyOf(after)];
  if (Math.max(old.length, now.length) > MAX_TEXT) return ['… too long to be shown'];
  const hunks = hunksOf(lineEdits(linesOf(old), linesOf(now)));
  const lines = hunks.flatMap((hunk) => [
    headOf(hunk),
    ...hunk.edits.map(({ sign, line }) => `${sign}${line}`),
  ]);
  const more = lines.length - MAX_LINES;
  return more > 0 ? [...lines.slice(0, MAX_LINES), `… ${more} more lines`] : lines;
}

// Behind a `\n` whose backslash is not itself escaped.
const AFTER_ESCAPED_LINE_FEED = /(?<=(?<!\\)(?:\\\\)*\\n)/u;

function prettyOf(definition: JsonObject | null): string {
  return definition === null ? '' : prettyJson(definition);
}

function linesOf(text: string): readonly string[] {
  if (text === '') return [];
  return text
    .split('\n')
    .flatMap((line) => line.split(AFTER_ESCAPED_LINE_FEED))
    .map(shownLine);
}

function shownLine(line: string): string {
  const more = line.length - MAX_LINE;
  return more > 0 ? `${visible(line.slice(0, MAX_LINE))}… ${more} more characters` : visible(line);
}

/** One line of a comparison. */
interface LineEdit {
  readonly sign: ' ' | '-' | '+';
  readonly line: string;
}

function lineEdits(before: readonly string[], after: readonly string[]): readonly LineEdit[] {
  return editsBetween(before, after).flatMap(({ sign, items }) => items.map((line) => ({ sign, line })));
}

interface Hunk {
  /** Index of its first line in each text, from 0. */
  readonly before: number;
  readonly after: number;
  readonly edits: readonly LineEdit[];
}

/** Runs of edits with up to 3 kept lines around them; runs that would touch are one. */
function hunksOf(edits: readonly LineEdit[]): readonly Hunk[] {
  const changed = edits.flatMap(({ sign }, index) => (sign === ' ' ? [] : [index]));
  const ranges: { start: number; end: number }[] = [];
  for (const index of changed) {
    const last = ranges.at(-1);
    const start = Math.max(0, index - CONTEXT);
    const end = Math.min(edits.length, index + CONTEXT + 1);
    if (last !== undefined && start <= last.end) last.end = end;
    else ranges.push({ start, end });
  }
  const counts = countsBefore(edits);
  return ranges.map(({ start, end }) => ({
    before: counts.before[start] ?? 0,
    after: counts.after[start] ?? 0,
    edits: edits.slice(start, end),
  }));
}

/** How many lines of each text come before each edit. */
function countsBefore(edits: readonly LineEdit[]): {
  readonly before: readonly number[];
  readonly after: readonly number[];
} {
  const before = [0];
  const after = [0];
  edits.forEach(({ sign }, index) => {
    before.push((before[index] ?? 0) + (sign === '+' ? 0 : 1));
    after.push((after[index] ?? 0) + (sign === '-' ? 0 : 1));
  });
  return { before, after };
}

function headOf({ before, after, edits }: Hunk): string {
  return `@@ -${range(before, edits, '+')} +${range(after, edits, '-')} @@`;
}

function range(start: number, edits: readonly LineEdit[], absent: LineEdit['sign']): string {
  const count = edits.filter(({ sign }) => sign !== absent).length;
  return `${count === 0 ? start : start + 1},${count}`;
}
