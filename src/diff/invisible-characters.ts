import type { JsonValue } from '../json/index.js';

/** Nothing in it is invisible. Most texts are so, and building Unicode's classes takes long. */
const ORDINARY = /^[\t\n\r\x20-\x7E]*$/;

// Made when it is used: as a literal it would be checked, Unicode's classes built, whenever this file is loaded.
const INVISIBLE = String.raw`(?<!\p{Emoji})\ufe0f|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)\u200d|(?!\ufe0f|[\t\n\r \u200d])[\p{Cc}\p{Cf}\p{Co}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]`;

/** Whether a value, its keys included, holds an invisible character more often than another value does. */
export function hasNewInvisible(before: JsonValue | undefined, after: JsonValue | undefined): boolean {
  return newInvisible(before, after).length > 0;
}

/** The invisible characters that a value, its keys included, holds more often than another value; each once. */
export function newInvisible(before: JsonValue | undefined, after: JsonValue | undefined): readonly string[] {
  const old = new Map<string, number>();
  count(before, old);
  const now = new Map<string, number>();
  count(after, now);
  return [...now].flatMap(([character, times]) => (times > (old.get(character) ?? 0) ? [character] : []));
}

function count(value: JsonValue | undefined, found: Map<string, number>): void {
  if (typeof value === 'string') countIn(value, found);
  if (typeof value !== 'object' || value === null || value.kind === 'number') return;
  if (value.kind === 'object') for (const key of value.keys) countIn(key, found);
  for (const item of value.kind === 'array' ? value.items : value.values) count(item, found);
}

function countIn(text: string, found: Map<string, number>): void {
  if (ORDINARY.test(text)) return;
  for (const [character] of invisibleIn(text)) found.set(character, (found.get(character) ?? 0) + 1);
}

/**
 * Characters that show nothing or reorder text: controls other than tab and line ends, format and private-use
 * characters, line and paragraph separators, spaces other than the plain one, and what Unicode calls ignorable by
 * default. Not those that emoji are made with: a variation selector or a joiner right behind one.
 */
function invisibleIn(text: string): RegExpStringIterator<RegExpExecArray> {
  return text.matchAll(new RegExp(INVISIBLE, 'gu'));
}
