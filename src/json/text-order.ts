/** The order of UTF-16 code units, for `sort`. */
export function compareUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Surrogates and what is behind them: only where both texts hold such units can `<` be wrong about them. */
const BEHIND = /[\ud800-\uffff]/;

/**
 * Orders two texts by code point: negative, zero or positive, for `sort`. Differs from `<` where a character above
 * U+FFFF meets one from U+E000 to U+FFFF.
 */
export function compareCodePoints(a: string, b: string): number {
  if (a === b) return 0;
  if (!BEHIND.test(a) || !BEHIND.test(b)) return a < b ? -1 : 1;
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return rank(left) - rank(right);
  }
  return a.length - b.length;
}

/** A code unit's place in code-point order: surrogates stand for characters behind all others. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
