import { diffArrays } from 'diff/lib/diff/array.js';

/** A run of items of a comparison: in both lists, taken out, or put in. */
export interface Edit {
  readonly sign: ' ' | '-' | '+';
  readonly items: readonly string[];
}

// Past so many edits a list counts as replaced; the work grows with their square.
const MAX_EDITS = 600;

/**
 * A shortest way from one list of lines or words to another, what is taken out before what is put in. Lists that differ
 * in very many items are reported as replaced between their common ends.
 */
export function editsBetween(before: readonly string[], after: readonly string[]): readonly Edit[] {
  const head = commonHead(before, after);
  const tail = commonTail(before, after, head);
  const old = before.slice(head, before.length - tail);
  const now = after.slice(head, after.length - tail);
  const edits: readonly Edit[] = [
    { sign: ' ', items: before.slice(0, head) },
    ...(editsWithin(old, now) ?? [
      { sign: '-', items: old },
      { sign: '+', items: now },
    ]),
    { sign: ' ', items: before.slice(before.length - tail) },
  ];
  return joined(edits.filter(({ items }) => items.length > 0));
}

/** null where it takes too many edits. */
function editsWithin(before: readonly string[], after: readonly string[]): readonly Edit[] | null {
  const changes = diffArrays([...before], [...after], { maxEditLength: MAX_EDITS });
  return (
    changes?.map(({ added, removed, value }) => ({
      sign: added ? '+' : removed ? '-' : ' ',
      items: value,
    })) ?? null
  );
}

/** Neighbours of one sign as one. */
function joined(edits: readonly Edit[]): readonly Edit[] {
  const result: Edit[] = [];
  for (const edit of edits) {
    const last = result.at(-1);
    if (last?.sign === edit.sign)
      result[result.length - 1] = { sign: edit.sign, items: [...last.items, ...edit.items] };
    else result.push(edit);
  }
  return result;
}

function commonHead(before: readonly string[], after: readonly string[]): number {
  let count = 0;
  while (count < before.length && count < after.length && before[count] === after[count]) count += 1;
  return count;
}

function commonTail(before: readonly string[], after: readonly string[], head: number): number {
  const most = Math.min(before.length, after.length) - head;
  let count = 0;
  while (count < most && before.at(-1 - count) === after.at(-1 - count)) count += 1;
  return count;
}
