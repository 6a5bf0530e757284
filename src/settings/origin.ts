import { GateError } from '../errors/index.js';
import type { Place } from '../errors/index.js';

/** Where a setting was written, and what a value that is not understood is called there. */
export interface Origin {
  /** The input's name, or `settings.` and the key's. */
  readonly field: string;
  readonly place: Place | null;
  readonly code: 'invalid_input' | 'invalid_settings';
}

/** The origin of an input of the step. */
export function inputOrigin(name: string): Origin {
  return { field: name, place: null, code: 'invalid_input' };
}

/** The error for a value that is not understood: `invalid_input` or `invalid_settings`. */
export function notUnderstood(origin: Origin): GateError {
  return new GateError(origin.code, origin.field, origin.place);
}
