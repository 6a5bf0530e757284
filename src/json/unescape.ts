import type { ErrorCode } from './gate-error.js';
import { GateError } from './gate-error.js';
import { locate } from './locate.js';

/** A text and which input it is. */
interface Source {
  readonly text: string;
  readonly field: string;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/**
 * The characters that a string stands for, given the offsets of its first unit and of its closing quote. Throws
 * `invalid_escape` and `lone_surrogate` with their place.
 */
export function unescape(source: Source, start: number, end: number): string {
  const { text } = source;
  let value = '';
  let from = start;
  for (;;) {
    const escape = text.indexOf('\\', from);
    if (escape === -1 || escape >= end) return value + text.slice(from, end);
    const character = ESCAPES.get(text.charAt(escape + 1)) ?? unicodeEscape(source, escape);
    value += text.slice(from, escape) + character;
    from = escape + lengthOf(text, escape, character);
  }
}

function lengthOf(text: string, escape: number, character: string): number {
  return text.charCodeAt(escape + 1) === 0x75 ? 6 * character.length : 2;
}

function unicodeEscape(source: Source, escape: number): string {
  const unit = unitOf(source, escape);
  if (unit < 0xd800 || unit > 0xdfff) return String.fromCharCode(unit);
  if (unit > 0xdbff || !source.text.startsWith('\\u', escape + 6))
    throw fault(source, 'lone_surrogate', escape);
  const low = unitOf(source, escape + 6);
  if (low < 0xdc00 || low > 0xdfff) throw fault(source, 'lone_surrogate', escape);
  return String.fromCharCode(unit, low);
}

/** The code unit that `\uXXXX` stands for. */
function unitOf(source: Source, escape: number): number {
  if (source.text.charCodeAt(escape + 1) !== 0x75) throw fault(source, 'invalid_escape', escape);
  let unit = 0;
  for (let at = escape + 2; at < escape + 6; at += 1) {
    const digit = hexDigit(source.text.charCodeAt(at));
    if (digit === -1) throw fault(source, 'invalid_escape', escape);
    unit = unit * 16 + digit;
  }
  return unit;
}

function hexDigit(unit: number): number {
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30;
  const letter = unit | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

function fault(source: Source, code: ErrorCode, offset: number): GateError {
  return new GateError(code, source.field, locate(source.text, offset));
}
