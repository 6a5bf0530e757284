import type { ErrorCode } from './codes.js';

/** A line and a column in a source text, both from 1; LF ends a line, columns count UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * The one error class. Its message is `field: code`, with ` (line L, column C)` behind it where the fault has a
 * place. It never holds a value, key or text of an input.
 */
export class GateError extends Error {
  override readonly name = 'GateError';
  readonly #evidence: string | null;

  constructor(
    readonly code: ErrorCode,
    readonly field: string,
    readonly place: Place | null = null,
    evidence: string | null = null,
  ) {
    super(`${field}: ${code}${place === null ? '' : ` (line ${place.line}, column ${place.column})`}`);
    this.#evidence = evidence;
  }

  /**
   * What a denial rests on, as the contract's own document in Python JSON: a projection's rationale, a
   * classification's report, an access denial; of a capture's error, what the server answered or wrote, in lines; null
   * for every other error. No log or message shows it unasked.
   */
  get evidence(): string | null {
    return this.#evidence;
  }
}
