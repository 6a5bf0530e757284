import type { JsonObject, JsonValue } from '../../json/index.js';
import { jsonArray, jsonObject } from '../../json/index.js';
import type { DataReader, PlainScalar } from '../values/index.js';
import { isPlainScalar, readDocument, readPlain } from '../values/index.js';

/** A plain copy of an argument's value. */
export type SafeArgument = PlainScalar | readonly SafeArgument[] | SafeArguments;

/** A frozen, deep copy of arguments; its objects have no prototype, so that no key is special. */
export interface SafeArguments {
  readonly [field: string]: SafeArgument;
}

/** How arguments are given, and how their safe copy is built. */
export interface ArgumentForm<Given, Copy, ObjectCopy extends Copy> {
  readonly read: DataReader<Given>;
  object(members: readonly (readonly [string, Copy])[]): ObjectCopy;
  array(items: readonly Copy[]): Copy;
  scalar(scalar: Given | PlainScalar): Copy;
}

/** Plain JavaScript values. */
export const PLAIN_FORM: ArgumentForm<unknown, SafeArgument, SafeArguments> = {
  read: readPlain,
  object(members) {
    const copy: Record<string, SafeArgument> = {};
    Object.setPrototypeOf(copy, null);
    for (const [name, value] of members) copy[name] = value;
    return Object.freeze(copy);
  },
  array: (items) => Object.freeze(items),
  scalar: (scalar) => (isPlainScalar(scalar) ? scalar : null),
};

/** Values that were read from a document, whose number literals keep their form. */
export const DOCUMENT_FORM: ArgumentForm<JsonValue, JsonValue, JsonObject> = {
  read: readDocument,
  object: jsonObject,
  array: jsonArray,
  scalar: (scalar) => scalar,
};
