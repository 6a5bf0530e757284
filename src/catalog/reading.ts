import type { ErrorCode } from '../json/index.js';
import { GateError, locate, placeOfPointer } from '../json/index.js';

/** A document under reading: what its faults are named after, and the text that offsets count in. */
export interface Reading {
  readonly field: string;
  /** Empty where the document was made from values: then no fault has a place. */
  readonly text: string;
}

/** A fault at an offset of the text. */
export function faultAt(reading: Reading, code: ErrorCode, offset: number): GateError {
  const known = offset >= 0 && reading.text !== '';
  return new GateError(code, reading.field, known ? locate(reading.text, offset) : null);
}

/** A fault at the value that pointer tokens name, counted from the document's root. */
export function faultBelow(
  reading: Reading,
  code: ErrorCode,
  tokens: readonly (string | number)[],
): GateError {
  const place = reading.text === '' ? null : placeOfPointer(reading.text, tokens);
  return new GateError(code, reading.field, place);
}
