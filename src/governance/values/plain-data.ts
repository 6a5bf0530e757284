import { types } from 'node:util';
import type { ExactNumber, JsonValue } from '../../json/index.js';
import { isExactNumber } from '../../json/index.js';

/**
 * The items of a dense, ordinary array, read once, without running a getter or a trap; null for anything else (sparse
 * arrays, subclasses, proxies, arrays with further properties).
 */
export function plainItems(value: unknown): readonly unknown[] | null {
  if (types.isProxy(value) || !Array.isArray(value)) return null;
  if (!isArrayPrototype(Object.getPrototypeOf(value))) return null;
  const names = Reflect.ownKeys(value);
  if (names.length !== value.length + 1) return null;
  const items: unknown[] = [];
  for (const [index, name] of names.slice(0, -1).entries()) {
    const property = Object.getOwnPropertyDescriptor(value, name);
    if (name !== String(index) || property === undefined || !('value' in property)) return null;
    items.push(property.value);
  }
  return items;
}

/**
 * The members of a plain object, read once, in its own order, without running a getter or a trap; null for anything
 * else (class instances, proxies, inherited, hidden or symbol-keyed properties, accessors).
 */
export function plainMembers(value: unknown): readonly (readonly [string, unknown])[] | null {
  if (typeof value !== 'object' || value === null || types.isProxy(value) || Array.isArray(value))
    return null;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && !isObjectPrototype(prototype)) return null;
  const members: (readonly [string, unknown])[] = [];
  for (const name of Reflect.ownKeys(value)) {
    const property = Object.getOwnPropertyDescriptor(value, name);
    if (typeof name !== 'string' || property === undefined) return null;
    if (!('value' in property) || property.enumerable !== true) return null;
    members.push([name, property.value]);
  }
  return members;
}

/** The members of an object that has exactly these (see plainMembers), else null. */
export function exactMembers(value: unknown, names: readonly string[]): ReadonlyMap<string, unknown> | null {
  const members = plainMembers(value);
  if (members === null || members.length !== names.length) return null;
  const byName = new Map(members);
  return names.every((name) => byName.has(name)) ? byName : null;
}

/** Whether this is Object.prototype, of this realm or another one. */
function isObjectPrototype(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || types.isProxy(value)) return false;
  return Object.getPrototypeOf(value) === null && Object.hasOwn(value, 'hasOwnProperty');
}

/** Whether this is Array.prototype, of this realm or another one. */
function isArrayPrototype(value: unknown): boolean {
  return !types.isProxy(value) && Array.isArray(value) && isObjectPrototype(Object.getPrototypeOf(value));
}

/** A JSON value that holds no other. */
export type JsonScalar = PlainScalar | ExactNumber;

/** A JSON scalar as JavaScript has it; numbers are finite. */
export type PlainScalar = null | boolean | string | number;

/** Whether a value of a document is a scalar that the contracts can write: no number beyond the doubles. */
export function isJsonScalar(value: JsonValue): value is JsonScalar {
  if (isExactNumber(value)) return value.integer || Number.isFinite(value.double);
  return typeof value !== 'object' || value === null;
}

/** Whether a plain JavaScript value is a scalar that the contracts can write. */
export function isPlainScalar(value: unknown): value is PlainScalar {
  if (typeof value === 'number') return Number.isFinite(value);
  return value === null || typeof value === 'boolean' || typeof value === 'string';
}
