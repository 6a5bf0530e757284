import type { Reading } from './reading.js';
import { fault, unexpected } from './reading.js';

const SPACE = 0x20;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Reads a string whose opening quote is the next unit. Throws `control_character`, `invalid_escape`,
 * `lone_surrogate` and `unexpected_end` (RFC 8259, section 7; surrogates must come in pairs).
 */
export function readString(reading: Reading): string {
  const { text } = reading;
  const start = reading.at + 1;
  for (let at = start; ; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) {
      reading.at = at + 1;
      return text.slice(start, at);
    }
    if (unit === BACKSLASH) return readEscapedString(reading, start, at);
    if (!(unit >= SPACE)) throw unexpected(reading, at, 'control_character');
  }
}

function readEscapedString(reading: Reading, start: number, firstEscape: number): string {
  const { text } = reading;
  let value = text.slice(start, firstEscape);
  let at = firstEscape;
  for (;;) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) {
      reading.at = at + 1;
      return value;
    }
    if (unit === BACKSLASH) {
      reading.at = at;
      value += readEscape(reading);
      at = reading.at;
      continue;
    }
    const from = at;
    at = endOfPlain(reading, at);
    value += text.slice(from, at);
  }
}

function endOfPlain(reading: Reading, from: number): number {
  for (let at = from; ; at += 1) {
    const unit = reading.text.charCodeAt(at);
    if (unit === QUOTE || unit === BACKSLASH) return at;
    if (!(unit >= SPACE)) throw unexpected(reading, at, 'control_character');
  }
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

function readEscape(reading: Reading): string {
  const escape = reading.at;
  const letter = reading.text.charAt(escape + 1);
  if (letter === 'u') return readUnicodeEscape(reading, escape);
  const character = ESCAPES.get(letter);
  if (character === undefined) throw unexpected(reading, escape + 1, 'invalid_escape');
  reading.at += 2;
  return character;
}

function readUnicodeEscape(reading: Reading, escape: number): string {
  const unit = hexUnit(reading, escape);
  reading.at = escape + 6;
  if (unit < 0xd800 || unit > 0xdfff) return String.fromCharCode(unit);
  if (unit > 0xdbff || !reading.text.startsWith('\\u', escape + 6)) {
    throw fault(reading, 'lone_surrogate', escape);
  }
  const low = hexUnit(reading, escape + 6);
  if (low < 0xdc00 || low > 0xdfff) throw fault(reading, 'lone_surrogate', escape);
  reading.at = escape + 12;
  return String.fromCharCode(unit, low);
}

function hexUnit(reading: Reading, escape: number): number {
  let unit = 0;
  for (let at = escape + 2; at < escape + 6; at += 1) {
    const digit = hexDigit(reading.text.charCodeAt(at));
    if (digit === -1) throw unexpected(reading, at, 'invalid_escape');
    unit = unit * 16 + digit;
  }
  return unit;
}

function hexDigit(unit: number): number {
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30;
  const letter = unit | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
