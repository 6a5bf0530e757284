/**
 * JSON values for generated cases. A number can be given as a literal (`1.0`, `1e400`), which a JavaScript number
 * cannot keep: it travels as a marked string until the text is written.
 */
export type Draft = null | boolean | number | string | readonly Draft[] | { readonly [key: string]: Draft };

const MARK = '\u0001';

/** A number as it should be written. */
export function literal(text: string): Draft {
  return `${MARK}${text}${MARK}`;
}

/** The JSON text of a draft, with its literals. */
export function jsonText(draft: Draft): string {
  return JSON.stringify(draft).replaceAll(/"\\u0001([^"\\]*)\\u0001"/g, '$1');
}

/** An object whose every key is its own, `__proto__` too. */
export function draftObject(entries: Iterable<readonly [string, Draft]>): { readonly [key: string]: Draft } {
  return Object.fromEntries(entries);
}

export function isDraftObject(draft: Draft): draft is { readonly [key: string]: Draft } {
  return typeof draft === 'object' && draft !== null && !Array.isArray(draft);
}
