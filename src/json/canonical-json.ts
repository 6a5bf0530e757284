import { numberText } from './number.js';
import { compareUnits } from './text-order.js';
import type { JsonValue } from './value.js';
import type { Style } from './write-json.js';
import { writeJson } from './write-json.js';

const CANONICAL: Style = {
  string: quoted,
  number: numberText,
  compare: compareUnits,
  layouts: new WeakMap(),
};

/**
 * The canonical form of a value by RFC 8785: keys sorted by UTF-16 code units, no white space, the shortest escapes,
 * numbers as ECMAScript writes doubles; extended for numbers that no double is (see numberText). Two values have one
 * canonical form exactly where they mean the same.
 */
export function canonicalJson(value: JsonValue): string {
  return writeJson(value, CANONICAL);
}

/** A string by RFC 8785, section 3.2.2.2, which is ECMAScript's own way with well-formed strings. */
export function quoted(text: string): string {
  // eslint-disable-next-line no-control-regex
  return /["\\\u0000-\u001f]/.test(text) ? JSON.stringify(text) : `"${text}"`;
}
