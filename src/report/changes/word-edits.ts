import type { Edit } from './edits.js';
import { editsBetween } from './edits.js';

/** A run of a text: in both, taken out, or put in. */
export interface WordEdit {
  readonly sign: ' ' | '-' | '+';
  readonly text: string;
}

// Made when it is used, as Unicode's classes take long to build.
const WORD = String.raw`\s+|[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]`;
/** Texts of which less than this share is kept are reported as replaced: crumbs of agreement help nobody. */
const MIN_KEPT = 0.2;
// Nothing but white space, signs or a short word between two changes.
const CRUMB = /^[^\p{L}\p{N}]*(?:[\p{L}\p{N}]{1,2}[^\p{L}\p{N}]*)?$/u;

/**
 * What was taken out of a text and put into it, by words. Small agreements between two changes are reported as changed, so
 * that a reader sees runs of words; texts that have little in common are reported as replaced.
 */
export function wordEdits(before: string, after: string): readonly WordEdit[] {
  const edits = withoutCrumbs(editsBetween(wordsOf(before), wordsOf(after)).map(textOfEdit));
  const kept = edits.reduce((sum, { sign, text }) => sum + (sign === ' ' ? text.length : 0), 0);
  if (kept < MIN_KEPT * Math.min(before.length, after.length)) return replaced(before, after);
  return edits;
}

function replaced(before: string, after: string): readonly WordEdit[] {
  const edits: readonly WordEdit[] = [
    { sign: '-', text: before },
    { sign: '+', text: after },
  ];
  return edits.filter(({ text }) => text !== '');
}

function wordsOf(text: string): readonly string[] {
  return text.match(new RegExp(WORD, 'gu')) ?? [];
}

function textOfEdit({ sign, items }: Edit): WordEdit {
  return { sign, text: items.join('') };
}

/** A crumb between two changes belongs to both of them. */
function withoutCrumbs(edits: readonly WordEdit[]): readonly WordEdit[] {
  const result: WordEdit[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    result.push(...replaced(removed, added));
    [removed, added] = ['', ''];
  };
  edits.forEach((edit, index) => {
    const isBetween = removed + added !== '' && index < edits.length - 1;
    if (edit.sign === '-') removed += edit.text;
    else if (edit.sign === '+') added += edit.text;
    else if (isBetween && CRUMB.test(edit.text)) {
      removed += edit.text;
      added += edit.text;
    } else {
      flush();
      result.push(edit);
    }
  });
  flush();
  return result;
}
