import { canonicalJson } from './canonical-json.js';
import { MAX_BYTES_OF_A_UNIT } from './digest-of-pieces.js';
import type { JsonValue } from './value.js';

/** The UTF-8 bytes of canonical forms, by the very values that they are of. */
export type CanonicalForms = ReadonlyMap<JsonValue, Uint8Array>;

const CHUNK_BYTES = 1024 * 1024;

/**
 * The canonical forms of values, written down closely: as texts they would take several times the memory. `known` has
 * the forms of some of them already.
 */
export function canonicalForms(
  values: Iterable<JsonValue>,
  known: CanonicalForms = new Map(),
): CanonicalForms {
  const forms = new Map(known);
  let chunk = Buffer.alloc(0);
  let length = 0;
  for (const value of values) {
    if (known.has(value)) continue;
    const text = canonicalJson(value);
    const most = text.length * MAX_BYTES_OF_A_UNIT;
    if (length + most > chunk.length) {
      chunk = Buffer.allocUnsafe(Math.max(CHUNK_BYTES, most));
      length = 0;
    }
    const end = length + chunk.write(text, length);
    forms.set(value, chunk.subarray(length, end));
    length = end;
  }
  return forms;
}
