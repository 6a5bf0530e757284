import type { ErrorCode } from '../errors/index.js';
import { GateError } from '../errors/index.js';
import { locate } from './locate.js';

/**
 * A text that is being read, and how far. Its bytes are looked at, which V8 does faster than asking a string for its
 * units, above all before it has optimized the reader (and long strings of Node's are the slowest); strings are cut
 * from the text.
 */
export interface Cursor {
  readonly text: string;
  /** The text in UTF-8. */
  readonly bytes: Uint8Array;
  /** Which input this is, for errors. */
  readonly field: string;
  /** Index of the next byte to read. */
  at: number;
  /** How many bytes more than UTF-16 units lie before it: its offset in the text is `at - shift`. */
  shift: number;
}

/** A fault at the next byte, or at one that only ASCII parts from it. */
export function fault(cursor: Cursor, code: ErrorCode, at: number = cursor.at): GateError {
  return new GateError(code, cursor.field, locate(cursor.text, at - cursor.shift));
}

/**
 * What stands there may not stand there: `comment` and `not_finite` (NaN, Infinity) for what other readers accept, else
 * a fault of that code, or `unexpected_end` behind the last byte.
 */
export function unexpected(
  cursor: Cursor,
  code: ErrorCode = 'invalid_syntax',
  at: number = cursor.at,
): GateError {
  const end = cursor.bytes.length;
  return at < end
    ? fault(cursor, knownMistake(cursor, at) ?? code, at)
    : fault(cursor, 'unexpected_end', end);
}

function knownMistake({ text, shift }: Cursor, at: number): ErrorCode | null {
  const start = at - shift;
  if (text.startsWith('//', start) || text.startsWith('/*', start)) return 'comment';
  return text.startsWith('NaN', start) || text.startsWith('Infinity', start) ? 'not_finite' : null;
}

/** Passes the white space of RFC 8259, section 2, and looks at the byte behind it; -1 behind the last one. */
export function nextByte(cursor: Cursor): number {
  const { bytes } = cursor;
  let { at } = cursor;
  let byte = byteAt(bytes, at);
  while (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) {
    at += 1;
    byte = byteAt(bytes, at);
  }
  cursor.at = at;
  return byte;
}

/** The byte of an index, -1 behind the last one. */
export function byteAt(bytes: Uint8Array, at: number): number {
  return at < bytes.length ? (bytes[at] ?? -1) : -1;
}
