import type { JsonObject, JsonValue } from '../../json/index.js';
import { isArray, isObject } from '../../json/index.js';
import type { JsonScalar } from './plain-data.js';
import { isJsonScalar, isPlainScalar } from './plain-data.js';
import { plainItems, plainMembers } from './plain-data.js';

/** One value, read once, with the values in it still to be read. */
export type DataNode<Given> =
  | { readonly kind: 'object'; readonly members: readonly (readonly [string, Given])[] }
  | { readonly kind: 'array'; readonly items: readonly Given[] }
  | { readonly kind: 'scalar'; readonly scalar: JsonScalar };

/** Reads a value that is given in one form or another; null where it is none that JSON has. */
export type DataReader<Given> = (value: Given) => DataNode<Given> | null;

/** Reads plain JavaScript values, running no getter and no trap. */
export function readPlain(value: unknown): DataNode<unknown> | null {
  if (isPlainScalar(value)) return { kind: 'scalar', scalar: value };
  const items = plainItems(value);
  if (items !== null) return { kind: 'array', items };
  const members = plainMembers(value);
  return members === null ? null : { kind: 'object', members };
}

/** Reads values of a document. */
export function readDocument(value: JsonValue): DataNode<JsonValue> | null {
  if (isArray(value)) return { kind: 'array', items: value.items };
  if (isObject(value)) return { kind: 'object', members: membersOf(value) };
  return isJsonScalar(value) ? { kind: 'scalar', scalar: value } : null;
}

/** The members of an object that has exactly these names, in any order; else null. */
export function exactNodes<Given>(
  read: DataReader<Given>,
  value: Given,
  names: readonly string[],
): ReadonlyMap<string, Given> | null {
  const node = read(value);
  if (node?.kind !== 'object' || node.members.length !== names.length) return null;
  const members = new Map(node.members);
  return names.every((name) => members.has(name)) ? members : null;
}

/** The scalar that a member is; null where there is no such member, or where it is no scalar. */
export function scalarAt<Given>(
  read: DataReader<Given>,
  members: ReadonlyMap<string, Given>,
  name: string,
): JsonScalar {
  const given = members.get(name);
  const node = given === undefined ? null : read(given);
  return node?.kind === 'scalar' ? node.scalar : null;
}

function membersOf({ keys, values }: JsonObject): readonly (readonly [string, JsonValue])[] {
  return keys.map((key, index) => [key, values[index] ?? null]);
}
