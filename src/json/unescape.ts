import type { ErrorCode } from '../errors/index.js';
import { GateError } from '../errors/index.js';
import { locate } from './locate.js';

/** A text, and which input it is. */
interface Source {
  readonly text: string;
  readonly field: string;
}

const LETTER_U = 0x75;

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
 * The characters that a string stands for, given the offsets of its first unit and of its closing quote. Throws, with
 * its place, `invalid_escape` (RFC 8259, section 7) and `lone_surrogate` (an escaped surrogate that is not followed by
 * its other half, escaped).
 */
export function unescape(source: Source, start: number, end: number): string {
  const { text } = source;
  let value = '';
  let from = start;
  for (;;) {
    const escape = text.indexOf('\\', from);
    if (escape === -1 || escape >= end) return value + text.slice(from, end);
    value += text.slice(from, escape);
    if (text.charCodeAt(escape + 1) === LETTER_U) {
      const character = unicodeEscape(source, escape);
      value += character;
      from = escape + 6 * character.length;
    } else {
      value += shortEscape(source, escape);
      from = escape + 2;
    }
  }
}

function shortEscape(source: Source, escape: number): string {
  const character = ESCAPES.get(source.text.charAt(escape + 1));
  if (character === undefined) throw fault(source, 'invalid_escape', escape);
  return character;
}

/** The character of one `\uXXXX`, or of two that are a pair. */
function unicodeEscape(source: Source, escape: number): string {
  const unit = unitOf(source, escape);
  if (unit < 0xd800 || unit > 0xdfff) return String.fromCharCode(unit);
  const isHigh = unit < 0xdc00 && source.text.startsWith('\\u', escape + 6);
  const low = isHigh ? unitOf(source, escape + 6) : 0;
  if (low < 0xdc00 || low > 0xdfff) throw fault(source, 'lone_surrogate', escape);
  return String.fromCharCode(unit, low);
}

function unitOf(source: Source, escape: number): number {
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
