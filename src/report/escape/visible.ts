/** Nothing in it is invisible. Most texts are so, and building Unicode's classes takes longer than most reports. */
export const PRINTABLE_ASCII = /^[\x20-\x7E]*$/;

// Made when it is used: as a literal it would be checked, Unicode's classes built, whenever this file is loaded.
const INVISIBLE = String.raw`^\p{M}|[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}`;

/**
 * A text on one line with every invisible character as `\u{…}` (upper-case hex, no leading zeros). A backslash
 * stays as it is: where two different texts must never look the same, use `shownName`.
 */
export function visible(text: string): string {
  return PRINTABLE_ASCII.test(text) ? text : withoutInvisible(text);
}

/**
 * Characters that show nothing, break a line, reorder text or have no agreed shape: controls, format characters,
 * separators but the plain space, private, unassigned and surrogate code points, everything Unicode calls ignorable by
 * default, the Braille blank, and a combining mark with nothing before it to combine with.
 */
function withoutInvisible(text: string): string {
  return text.replace(new RegExp(INVISIBLE, 'gu'), escaped);
}

/** One code point, or a lone surrogate, as `\u{…}`. */
export function escaped(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}}`;
}
