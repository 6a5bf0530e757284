import type { LineEdit } from './line-edits.js';
import { lineEdits } from './line-edits.js';

const CONTEXT = 3;

/**
 * A unified diff of two texts, as the lines that `diff -u` prints below its file names: hunks with three lines around
 * each change, ` `, `-` or `+` in front of every line. No line where the texts are equal.
 */
export function unifiedDiff(before: string, after: string): readonly string[] {
  const edits = lineEdits(before.split('\n'), after.split('\n'));
  return hunksOf(edits).flatMap(([start, end]) => hunk(edits, start, end));
}

/** Ranges of edits around the changes; changes that are close share one. */
function hunksOf(edits: readonly LineEdit[]): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  edits.forEach(({ mark }, index) => {
    if (mark === ' ') return;
    const last = ranges.at(-1);
    const end = Math.min(edits.length, index + CONTEXT + 1);
    if (last !== undefined && index - CONTEXT <= last[1]) last[1] = end;
    else ranges.push([Math.max(0, index - CONTEXT), end]);
  });
  return ranges;
}

function hunk(edits: readonly LineEdit[], start: number, end: number): readonly string[] {
  const lines = edits.slice(start, end);
  const old = range(count(edits.slice(0, start), '+'), count(lines, '+'));
  const now = range(count(edits.slice(0, start), '-'), count(lines, '-'));
  return [`@@ -${old} +${now} @@`, ...lines.map(({ mark, line }) => mark + line)];
}

/** How many lines one side has: all but those that only the other has. */
function count(edits: readonly LineEdit[], others: '+' | '-'): number {
  return edits.filter(({ mark }) => mark !== others).length;
}

function range(before: number, length: number): string {
  const first = length === 0 ? before : before + 1;
  return length === 1 ? String(first) : `${first},${length}`;
}
