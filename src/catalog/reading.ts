import type { ErrorCode } from '../errors/index.js';
import { GateError } from '../errors/index.js';
import { locate, placeOfPointer } from '../json/index.js';
import { MAX_FAULTS } from '../limits.js';

/** A document under reading: what its faults are named after, and the text that offsets count in. */
export interface Reading {
  readonly field: string;
  /** Empty where the document was made from values: then no fault has a place. */
  readonly text: string;
  /** Where given, faults that leave the rest readable are put here, so that each is reported; else the first is thrown. */
  readonly faults?: Faults | undefined;
  /** Whether what the document shares with an earlier one was found right there, by the same format's rules. */
  readonly isSharedRight?: boolean;
}

/** Collects faults. */
export type Faults = GateError[];

/** A fault at an offset of the text. */
export function faultAt(reading: Reading, code: ErrorCode, offset: number): GateError {
  const known = offset >= 0 && reading.text !== '';
  return new GateError(code, reading.field, known ? locate(reading.text, offset) : null);
}

/** The faults that reading something collects, with the one that it throws at last. */
export function collected(read: (faults: Faults) => unknown): Faults {
  const faults: GateError[] = [];
  try {
    read(faults);
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    faults.push(error);
  }
  return faults;
}

/** A fault in spite of which the rest can be read: thrown, unless faults are collected. */
export function tell({ faults }: Reading, fault: GateError): void {
  if (faults === undefined || faults.length >= MAX_FAULTS) throw fault;
  faults.push(fault);
}

/** Reads items one by one; where faults are collected, an item with one is left out. */
export function readEach<Item, Result>(
  reading: Reading,
  items: readonly Item[],
  read: (item: Item, index: number) => Result,
): readonly Result[] {
  if (reading.faults === undefined) return items.map(read);
  return items.flatMap((item, index) => {
    try {
      return [read(item, index)];
    } catch (error) {
      if (!(error instanceof GateError)) throw error;
      tell(reading, error);
      return [];
    }
  });
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
