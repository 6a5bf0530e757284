import { digestOf } from '../../json/index.js';
import type { Digest } from '../../json/index.js';
import { escapeLookAlikes } from './look-alikes.js';
import { escaped, visible } from './visible.js';

/** The longest name, in code points, that is shown whole. */
const MAX_SHOWN = 80;
const SHOWN_OF_A_LONG_NAME = 48;
const HEX_OF_A_LONG_NAME = 20;

const NOT_PRINTABLE_ASCII = /[^\x20-\x7E]/gu;
const SPACE_THAT_HIDES = /^ | $| (?= )/gu;

/**
 * A tool's name, or the name of one of its fields, in printable ASCII on one line. Two different names never look the
 * same: every other character stands as `\u{…}`, a backslash as `\\`, a space that would not show as `\u{20}`. Of a
 * name over 80 code points the first 48 are followed by `…` and 20 hex digits of the SHA-256 of the whole name.
 */
export function shownName(name: string): string {
  return cut(name, asciiOnly, 1);
}

/**
 * The same for text that may be in any language (prompts, resources, paths, logins, names of catalogs): only invisible
 * characters, look-alikes and what is not in normal form C stand as `\u{…}` (see `escapeLookAlikes`).
 */
export function shownText(text: string): string {
  return cut(text, anyLanguage, 1);
}

/** The same as `shownName`, however long the name is: for text, where nothing is cut. */
export function wholeName(name: string): string {
  return asciiOnly(name);
}

/** The same as `shownText`, however long the text is. */
export function wholeText(text: string): string {
  return anyLanguage(text);
}

/** The same as `shownName` for a JSON Pointer, which may be twice as long. */
export function shownPointer(pointer: string): string {
  return cut(pointer, asciiOnly, 2);
}

/** The first 12 hex digits of a digest: enough to tell two apart by eye, not to rely on. */
export function shortDigest(digest: Digest): string {
  return digest.slice('sha256:'.length, 'sha256:'.length + 12);
}

function cut(text: string, show: (text: string) => string, times: 1 | 2): string {
  const longest = MAX_SHOWN * times;
  const characters = Array.from(text.slice(0, 2 * longest + 2));
  if (characters.length <= longest) return show(text);
  const digest = digestOf(text).slice('sha256:'.length, 'sha256:'.length + HEX_OF_A_LONG_NAME);
  return `${show(characters.slice(0, SHOWN_OF_A_LONG_NAME * times).join(''))}…${digest}`;
}

function asciiOnly(text: string): string {
  return withoutHiddenSpaces(text.replaceAll('\\', '\\\\').replace(NOT_PRINTABLE_ASCII, escaped));
}

function anyLanguage(text: string): string {
  return withoutHiddenSpaces(escapeLookAlikes(visible(text.replaceAll('\\', '\\\\'))));
}

function withoutHiddenSpaces(text: string): string {
  return text.replace(SPACE_THAT_HIDES, escaped);
}
