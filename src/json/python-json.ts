import { membersOf } from './canonical-json.js';
import { compareCodePoints } from './compare-code-points.js';
import { decimalOf } from './decimal.js';
import { GateError } from './gate-error.js';
import type { ExactNumber, JsonValue } from './value.js';

/**
 * JSON as the OpenMed contracts write it ("Python JSON"): keys sorted by code point, separators `,` and `:`, every
 * non-ASCII character escaped, integers in plain decimal, other numbers as Python's `repr(float)`.
 * Throws `unsupported_value` where a number that is no integer is beyond the doubles (`1e400`).
 */
export function pythonJson(value: JsonValue): string {
  return write(value, asciiString);
}

/** Python JSON whose characters stand as themselves; throws as pythonJson does. */
export function pythonJsonText(value: JsonValue): string {
  return write(value, JSON.stringify);
}

function write(value: JsonValue, string: (text: string) => string): string {
  if (typeof value === 'string') return string(value);
  if (typeof value === 'number')
    return Number.isInteger(value) ? integerText(String(value)) : floatText(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (value.kind === 'array') return `[${value.items.map((item) => write(item, string)).join(',')}]`;
  if (value.kind === 'number') return exactText(value);
  const members = membersOf(value).sort(([a], [b]) => compareCodePoints(a, b));
  return `{${members.map(([key, item]) => `${string(key)}:${write(item, string)}`).join(',')}}`;
}

function exactText(value: ExactNumber): string {
  return value.integer ? value.digits + '0'.repeat(Number(value.exponent)) : floatText(value.double);
}

function integerText(shortest: string): string {
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
  return JSON.stringify(text).replace(/[\u007f-\uffff]/g, escapeUnit);
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
