import type { JsonObject, JsonValue } from '../json/index.js';
import { isArray, isObject, jsonArray, jsonObject } from '../json/index.js';
import type { JsonScalar, PlainScalar } from './json-scalar.js';
import { isJsonScalar, isPlainScalar } from './json-scalar.js';
import { plainItems, plainMembers } from './plain-data.js';

/** A plain copy of an argument's value. */
export type SafeArgument = PlainScalar | readonly SafeArgument[] | SafeArguments;

/** A frozen, deep copy of arguments; its objects have no prototype, so that no key is special. */
export interface SafeArguments {
  readonly [field: string]: SafeArgument;
}

/** One value of arguments, read once. */
export type ArgumentNode<Given, Copy> =
  | { readonly kind: 'object'; readonly members: readonly (readonly [string, Given])[] }
  | { readonly kind: 'array'; readonly items: readonly Given[] }
  | { readonly kind: 'scalar'; readonly scalar: JsonScalar; readonly copy: Copy };

/** How arguments are given, and how their safe copy is built. */
export interface ArgumentForm<Given, Copy, ObjectCopy extends Copy> {
  /** The value, read once; null where it is none that JSON has. */
  read(value: Given): ArgumentNode<Given, Copy> | null;
  object(members: readonly (readonly [string, Copy])[]): ObjectCopy;
  array(items: readonly Copy[]): Copy;
  scalar(scalar: PlainScalar): Copy;
}

/** Plain JavaScript values. */
export const PLAIN_FORM: ArgumentForm<unknown, SafeArgument, SafeArguments> = {
  read(value) {
    if (isPlainScalar(value)) return { kind: 'scalar', scalar: value, copy: value };
    const items = plainItems(value);
    if (items !== null) return { kind: 'array', items };
    const members = plainMembers(value);
    return members === null ? null : { kind: 'object', members };
  },
  object(members) {
    const copy: Record<string, SafeArgument> = Object.create(null);
    for (const [name, value] of members) copy[name] = value;
    return Object.freeze(copy);
  },
  array: (items) => Object.freeze(items),
  scalar: (scalar) => scalar,
};

/** Values that were read from a document, whose number literals keep their form. */
export const DOCUMENT_FORM: ArgumentForm<JsonValue, JsonValue, JsonObject> = {
  read(value) {
    if (isArray(value)) return { kind: 'array', items: value.items };
    if (isObject(value)) return { kind: 'object', members: membersOf(value) };
    return isJsonScalar(value) ? { kind: 'scalar', scalar: value, copy: value } : null;
  },
  object: jsonObject,
  array: jsonArray,
  scalar: (scalar) => scalar,
};

function membersOf({ keys, values }: JsonObject): readonly (readonly [string, JsonValue])[] {
  return keys.map((key, index) => [key, values[index] ?? null]);
}
