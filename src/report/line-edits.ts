/** One line of a comparison: in both texts, taken out, or put in. */
export interface LineEdit {
  readonly sign: ' ' | '-' | '+';
  readonly line: string;
}

// Past so many edits a text counts as replaced; the work grows with their square.
const MAX_EDITS = 600;

/**
 * A shortest way from one list of lines to another, by Myers' greedy algorithm ("An O(ND) difference algorithm and
 * its variations", 1986). Lists that differ in very many lines are told as replaced between their common ends.
 */
export function lineEdits(before: readonly string[], after: readonly string[]): readonly LineEdit[] {
  const head = commonHead(before, after);
  const tail = commonTail(before, after, head);
  const old = before.slice(head, before.length - tail);
  const now = after.slice(head, after.length - tail);
  return [
    ...before.slice(0, head).map(kept),
    ...(editsWithin(old, now) ?? [...old.map(removed), ...now.map(added)]),
    ...before.slice(before.length - tail).map(kept),
  ];
}

function kept(line: string): LineEdit {
  return { sign: ' ', line };
}

function removed(line: string): LineEdit {
  return { sign: '-', line };
}

function added(line: string): LineEdit {
  return { sign: '+', line };
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

/** null where it takes too many edits. */
function editsWithin(before: readonly string[], after: readonly string[]): readonly LineEdit[] | null {
  const trace = search(before, after);
  return trace === null ? null : walkBack(before, after, trace);
}

/** For each number of edits, how far each diagonal (x - y) had come before it was made. */
type Trace = readonly Furthest[];

/** How far the diagonals from `-reach` to `reach` have come, in their order. */
interface Furthest {
  readonly reach: number;
  readonly ends: Int32Array;
}

function search(before: readonly string[], after: readonly string[]): Trace | null {
  const trace: Furthest[] = [];
  let furthest: Furthest = { reach: 1, ends: new Int32Array(3) };
  for (let edits = 0; edits <= MAX_EDITS; edits += 1) {
    trace.push(furthest);
    const reach = edits + 2;
    const ends = new Int32Array(2 * reach + 1);
    ends.set(furthest.ends, reach - furthest.reach);
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = stepTo(furthest, diagonal, edits);
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      ends[diagonal + reach] = x;
      if (x >= before.length && x - diagonal >= after.length) return trace;
    }
    furthest = { reach, ends };
  }
  return null;
}

function endOf({ reach, ends }: Furthest, diagonal: number): number {
  return ends[diagonal + reach] ?? 0;
}

function stepTo(furthest: Furthest, diagonal: number, edits: number): number {
  return comesFromAbove(furthest, diagonal, edits)
    ? endOf(furthest, diagonal + 1)
    : endOf(furthest, diagonal - 1) + 1;
}

function comesFromAbove(furthest: Furthest, diagonal: number, edits: number): boolean {
  if (diagonal === -edits) return true;
  return diagonal !== edits && endOf(furthest, diagonal - 1) < endOf(furthest, diagonal + 1);
}

function walkBack(before: readonly string[], after: readonly string[], trace: Trace): readonly LineEdit[] {
  const edits: LineEdit[] = [];
  let x = before.length;
  let y = after.length;
  for (const [step, furthest] of [...trace.entries()].reverse()) {
    const above = comesFromAbove(furthest, x - y, step);
    const diagonal = above ? x - y + 1 : x - y - 1;
    const fromX = step === 0 ? 0 : endOf(furthest, diagonal);
    const fromY = step === 0 ? 0 : fromX - diagonal;
    const [keptX, keptY] = step === 0 ? [0, 0] : above ? [fromX, fromY + 1] : [fromX + 1, fromY];
    while (x > keptX && y > keptY) {
      x -= 1;
      y -= 1;
      edits.push(kept(before[x] ?? ''));
    }
    if (step > 0) edits.push(above ? added(after[fromY] ?? '') : removed(before[fromX] ?? ''));
    x = fromX;
    y = fromY;
  }
  return edits.reverse();
}
