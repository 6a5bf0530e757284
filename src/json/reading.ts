import type { ErrorCode } from './gate-error.js';
import { GateError } from './gate-error.js';
import { locate } from './locate.js';

/** A text that is being read, and how far. */
export interface Reading {
  readonly text: string;
  /** Which input this is, for errors. */
  readonly field: string;
  /** Offset of the next unit to read. */
  at: number;
}

/** A fault at an offset, the next unit's by default. */
export function fault(reading: Reading, code: ErrorCode, offset: number = reading.at): GateError {
  return new GateError(code, reading.field, locate(reading.text, offset));
}

/** What stands there may not stand there: a fault of that code, or `unexpected_end` behind the last unit. */
export function unexpected(
  reading: Reading,
  code: ErrorCode = 'invalid_syntax',
  offset: number = reading.at,
): GateError {
  const end = reading.text.length;
  return offset < end ? fault(reading, code, offset) : fault(reading, 'unexpected_end', end);
}

/** Passes the white space of RFC 8259, section 2, and looks at the unit behind it; NaN behind the last one. */
export function nextUnit(reading: Reading): number {
  const { text } = reading;
  let { at } = reading;
  let unit = text.charCodeAt(at);
  while (unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09) {
    at += 1;
    unit = text.charCodeAt(at);
  }
  reading.at = at;
  return unit;
}
