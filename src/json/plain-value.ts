import { types } from 'node:util';
import { GateError } from '../errors/index.js';
import type { JsonArray, JsonObject, JsonValue, Limits } from './value.js';
import { DEFAULT_LIMITS, MAX_LIMITS } from '../limits.js';

interface Taking {
  readonly field: string;
  readonly limits: Limits;
  /** The arrays and objects that hold the value at hand. */
  readonly holders: Set<object>;
  /** UTF-16 units and values taken so far: a small graph of shared parts can stand for a huge document. */
  size: number;
}

/**
 * A JSON-compatible JavaScript value as a JsonValue: null, booleans, well-formed strings, finite numbers, dense
 * arrays and plain objects (any realm's, or without prototype) of enumerable data properties. No getter or trap is run.
 * Throws `unsupported_value` for anything else (undefined, bigint, symbols, functions, class instances, Map, Date,
 * NaN, sparse arrays, cycles, accessors, proxies), `lone_surrogate`, `too_deep` and `too_large`.
 */
export function fromValue(value: unknown, field: string, limits: Limits = DEFAULT_LIMITS): JsonValue {
  return take({ field, limits, holders: new Set(), size: 0 }, value, 0);
}

function take(taking: Taking, value: unknown, depth: number): JsonValue {
  if (depth > Math.min(taking.limits.maxDepth, MAX_LIMITS.maxDepth))
    throw new GateError('too_deep', taking.field);
  count(taking, 1);
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') return takeString(taking, value);
  if (typeof value === 'number' && Number.isFinite(value)) return value === 0 ? 0 : value;
  if (typeof value !== 'object' || types.isProxy(value) || taking.holders.has(value))
    throw unsupported(taking);
  taking.holders.add(value);
  const taken = Array.isArray(value) ? takeArray(taking, value, depth) : takeObject(taking, value, depth);
  taking.holders.delete(value);
  return taken;
}

function unsupported(taking: Taking): GateError {
  return new GateError('unsupported_value', taking.field);
}

function count(taking: Taking, size: number): void {
  taking.size += size;
  if (taking.size > taking.limits.maxBytes) throw new GateError('too_large', taking.field);
}

function takeString(taking: Taking, text: string): string {
  count(taking, text.length);
  if (!text.isWellFormed()) throw new GateError('lone_surrogate', taking.field);
  return text;
}

function takeArray(taking: Taking, array: readonly unknown[], depth: number): JsonArray {
  if (!isArrayPrototype(Object.getPrototypeOf(array))) throw unsupported(taking);
  const names = Reflect.ownKeys(array);
  if (names.length !== array.length + 1) throw unsupported(taking);
  const items = names.slice(0, -1).map((name, index) => {
    if (name !== String(index)) throw unsupported(taking);
    return take(taking, dataOf(taking, array, name), depth + 1);
  });
  return { kind: 'array', items, start: -1 };
}

function takeObject(taking: Taking, object: object, depth: number): JsonObject {
  if (!isPlain(object)) throw unsupported(taking);
  const keys: string[] = [];
  const values: JsonValue[] = [];
  for (const name of Reflect.ownKeys(object)) {
    if (typeof name !== 'string') throw unsupported(taking);
    keys.push(takeString(taking, name));
    values.push(take(taking, dataOf(taking, object, name), depth + 1));
  }
  return { kind: 'object', keys, values, starts: [], start: -1 };
}

function dataOf(taking: Taking, holder: object, name: string): unknown {
  const property = Object.getOwnPropertyDescriptor(holder, name);
  if (property === undefined || !('value' in property) || property.enumerable !== true)
    throw unsupported(taking);
  return property.value;
}

function isPlain(object: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(object);
  return prototype === null || isObjectPrototype(prototype);
}

/** Whether this is Object.prototype, of this realm or another one. */
function isObjectPrototype(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || types.isProxy(value)) return false;
  return Object.getPrototypeOf(value) === null && Object.hasOwn(value, 'hasOwnProperty');
}

/** Whether this is Array.prototype, of this realm or another one. */
function isArrayPrototype(value: unknown): boolean {
  if (types.isProxy(value) || !Array.isArray(value)) return false;
  return isObjectPrototype(Object.getPrototypeOf(value));
}

/**
 * A value as plain JavaScript: objects have no prototype, so that `__proto__` is a key like any other; an exact
 * number becomes its nearest double (which can be Infinity).
 */
export function toValue(value: JsonValue): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value.kind === 'number') return value.double;
  if (value.kind === 'array') return value.items.map(toValue);
  return toObject(value);
}

function toObject(object: JsonObject): Record<string, unknown> {
  const result: Record<string, unknown> = { __proto__: null };
  object.keys.forEach((key, index) => {
    result[key] = toValue(object.values[index] ?? null);
  });
  return result;
}
