import { types } from 'node:util';

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

/** The values of an object that has exactly these members (see plainMembers), else null. */
export function exactMembers<Name extends string>(
  value: unknown,
  names: readonly Name[],
): { readonly [name in Name]: unknown } | null {
  const members = plainMembers(value);
  if (members === null || members.length !== names.length) return null;
  const byName = new Map(members);
  return names.every((name) => byName.has(name)) ? pick(byName, names) : null;
}

function pick<Name extends string>(
  byName: ReadonlyMap<string, unknown>,
  names: readonly Name[],
): { readonly [name in Name]: unknown } {
  const picked: { [name in Name]: unknown } = Object.create(null);
  for (const name of names) picked[name] = byName.get(name);
  return picked;
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
