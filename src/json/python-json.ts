import { quoted } from './canonical-json.js';
import { compareCodePoints } from './text-order.js';
import { decimalOf } from './decimal.js';
import { GateError } from '../errors/index.js';
import type { ExactNumber, JsonValue } from './value.js';
import type { Style } from './write-json.js';
import { writeJson } from './write-json.js';

const TEXT: Style = {
  string: quoted,
  number: numberText,
  compare: compareCodePoints,
  layouts: new WeakMap(),
};

const ASCII: Style = { ...TEXT, string: asciiString, layouts: new WeakMap() };

/**
 * A value as the OpenMed contracts write it ("Python JSON"): keys sorted by code point, separators `,` and `:`,
 * every non-ASCII character and U+007F escaped, integers in plain decimal (a number counts as one if its literal did,
 * or if it never was a literal and is one), other numbers as Python's `repr(float)` of the nearest double. Throws
 * `unsupported_value` (field `value`) for a number that is no integer and beyond the doubles (`1e400`): Python has
 * Infinity there, which the contracts refuse.
 */
export function pythonJson(value: JsonValue): string {
  return writeJson(value, ASCII);
}

/**
 * Python JSON whose characters stand as themselves, as the argument classification's hashes need; throws as pythonJson.
 */
export function pythonJsonText(value: JsonValue): string {
  return writeJson(value, TEXT);
}

function numberText(value: number | ExactNumber): string {
  if (typeof value === 'object') return exactText(value);
  return Number.isInteger(value) ? integerText(String(value)) : floatText(value);
}

function exactText(value: ExactNumber): string {
  return value.integer ? value.digits + '0'.repeat(Number(value.exponent)) : floatText(value.double);
}

function integerText(shortest: string): string {
  if (!shortest.includes('e')) return shortest;
  const { digits, exponent } = decimalOf(shortest);
  return digits + '0'.repeat(Number(exponent));
}

/** Python's repr: the shortest digits; an exponent, of two digits at least, from 1e16 up and below 1e-4. */
function floatText(double: number): string {
  if (!Number.isFinite(double)) throw new GateError('unsupported_value', 'value');
  const sign = double < 0 || Object.is(double, -0) ? '-' : '';
  if (double === 0) return `${sign}0.0`;
  const decimal = decimalOf(String(Math.abs(double)));
  const point = decimal.digits.length + Number(decimal.exponent);
  return (
    sign + (point > 16 || point < -3 ? scientific(decimal.digits, point) : positional(decimal.digits, point))
  );
}

function scientific(digits: string, point: number): string {
  const fraction = digits.length === 1 ? '' : `.${digits.slice(1)}`;
  const power = String(Math.abs(point - 1)).padStart(2, '0');
  return `${digits.charAt(0)}${fraction}e${point < 1 ? '-' : '+'}${power}`;
}

function positional(digits: string, point: number): string {
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return `${digits}${'0'.repeat(point - digits.length)}.0`;
  return `${digits.slice(0, point)}.${digits.slice(point)}`;
}

function asciiString(text: string): string {
  return quoted(text).replace(/[\u007f-\uffff]+/g, escapeUnits);
}

function escapeUnits(text: string): string {
  let escaped = '';
  for (let index = 0; index < text.length; index += 1) {
    escaped += `\\u${(0x10000 + text.charCodeAt(index)).toString(16).slice(1)}`;
  }
  return escaped;
}
