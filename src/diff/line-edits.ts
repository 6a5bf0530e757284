/** Beyond so many edits the rest is told as one replacement: looking further takes quadratic time. */
const MOST_EDITS = 500;

/** A line that is kept (` `), removed or added. */
export interface LineEdit {
  readonly mark: ' ' | '-' | '+';
  readonly line: string;
}

/**
 * The fewest edits that make one list of lines of another (Myers, "An O(ND) Difference Algorithm and Its Variations"),
 * kept lines among them; where that takes more than 500, everything between the first and the last difference is
 * replaced.
 */
export function lineEdits(before: readonly string[], after: readonly string[]): readonly LineEdit[] {
  const head = commonLength(before, after, (lines, index) => lines[index]);
  const [oldRest, newRest] = [before.slice(head), after.slice(head)];
  const tail = commonLength(oldRest, newRest, (lines, index) => lines[lines.length - 1 - index]);
  const old = oldRest.slice(0, oldRest.length - tail);
  const now = newRest.slice(0, newRest.length - tail);
  return [
    ...marked(' ', before.slice(0, head)),
    ...(shortestEdits(old, now) ?? [...marked('-', old), ...marked('+', now)]),
    ...marked(' ', oldRest.slice(oldRest.length - tail)),
  ];
}

function commonLength(
  before: readonly string[],
  after: readonly string[],
  lineAt: (lines: readonly string[], index: number) => string | undefined,
): number {
  const most = Math.min(before.length, after.length);
  for (let index = 0; index < most; index += 1) {
    if (lineAt(before, index) !== lineAt(after, index)) return index;
  }
  return most;
}

function marked(mark: LineEdit['mark'], lines: readonly string[]): readonly LineEdit[] {
  return lines.map((line) => ({ mark, line }));
}

/** How far each diagonal (old index − new index) reaches, for each number of edits; the walk back gives the edits. */
function shortestEdits(before: readonly string[], after: readonly string[]): readonly LineEdit[] | null {
  const reached: ReadonlyMap<number, number>[] = [];
  let ends = new Map([[1, 0]]);
  for (let count = 0; count <= Math.min(MOST_EDITS, before.length + after.length); count += 1) {
    reached.push(ends);
    ends = nextEnds(before, after, ends, count);
    if (ends.get(before.length - after.length) === before.length) return walkBack(before, after, reached);
  }
  return null;
}

function nextEnds(
  before: readonly string[],
  after: readonly string[],
  ends: ReadonlyMap<number, number>,
  count: number,
): Map<number, number> {
  const next = new Map<number, number>();
  for (let diagonal = -count; diagonal <= count; diagonal += 2) {
    let old = startOn(ends, diagonal);
    while (isSameLine(before, after, old, old - diagonal)) old += 1;
    next.set(diagonal, old);
  }
  return next;
}

/** Where one more edit gets to on a diagonal: by an added line from the diagonal above, or a removed one from below. */
function startOn(ends: ReadonlyMap<number, number>, diagonal: number): number {
  return Math.max(ends.get(diagonal + 1) ?? -1, (ends.get(diagonal - 1) ?? -2) + 1);
}

function isSameLine(before: readonly string[], after: readonly string[], old: number, now: number): boolean {
  return old < before.length && now < after.length && before[old] === after[now];
}

function walkBack(
  before: readonly string[],
  after: readonly string[],
  reached: readonly ReadonlyMap<number, number>[],
): readonly LineEdit[] {
  const found: LineEdit[] = [];
  let old = before.length;
  let now = after.length;
  for (const ends of reached.toReversed()) {
    const start = startOn(ends, old - now);
    const isAdded = start === ends.get(old - now + 1);
    while (old > start) {
      old -= 1;
      now -= 1;
      found.push({ mark: ' ', line: before[old] ?? '' });
    }
    if (isAdded && now > 0) {
      now -= 1;
      found.push({ mark: '+', line: after[now] ?? '' });
    } else if (!isAdded && old > 0) {
      old -= 1;
      found.push({ mark: '-', line: before[old] ?? '' });
    }
  }
  return found.reverse();
}
