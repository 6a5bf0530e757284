/** The name that a mistyped one most likely stands for: the nearest of those that are near; null where none is. */
export function suggestion(typed: string, names: readonly string[]): string | null {
  const allowed = Math.max(1, Math.floor(Math.min(typed.length, 40) / 3));
  const near = names
    .map((name) => ({
      name,
      distance: name.startsWith(typed) && typed.length > 1 ? 1 : distance(typed, name),
    }))
    .filter((one) => one.distance <= allowed)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.name ?? null;
}

/** Letters to put in, take out, change or swap with the next one (optimal string alignment). */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 13) return Infinity;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next.push(
        Math.min(
          at(last, column) + 1,
          at(next, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isSwap ? at(before, column - 2) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
