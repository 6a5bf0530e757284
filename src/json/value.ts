import { GateError } from '../errors/index.js';

/**
 * A number that a plain `number` cannot stand for: not exactly a double, or an integral value not written as an integer
 * (`1.0`, `1e0`).
 */
export interface ExactNumber {
  readonly kind: 'number';
  /** Significant decimal digits without outer zeros, `-` in front where negative; `0` for zero. */
  readonly digits: string;
  /** Power of ten behind the digits, a decimal integer of any size; value = digits × 10^exponent. */
  readonly exponent: string;
  /** The nearest double (`1e400` is Infinity, `-0.0` is -0). */
  readonly double: number;
  /** Whether the literal had neither fraction nor exponent. */
  readonly integer: boolean;
}

export interface JsonArray {
  readonly kind: 'array';
  readonly items: readonly JsonValue[];
  /** Offset of `[` in the source text, in UTF-16 units; -1 where there is no source. */
  readonly start: number;
}

/** Keys and values side by side, in source order: no prototype, so that `__proto__` is a key like any other. */
export interface JsonObject {
  readonly kind: 'object';
  readonly keys: readonly string[];
  readonly values: readonly JsonValue[];
  /** Offset of each key's opening quote, in UTF-16 units; empty where there is no source. */
  readonly starts: readonly number[];
  /** Offset of `{` in the source text; -1 where there is no source. */
  readonly start: number;
  /**
   * How many units further on it stands than the offsets within it say, where an equal text was read before and its
   * parts are shared; 0 where it is absent.
   */
  readonly moved?: number;
}

export type JsonValue = null | boolean | string | number | ExactNumber | JsonArray | JsonObject;

/** A document that was read strictly, with the text that its offsets count in. */
export interface JsonDocument {
  readonly root: JsonValue;
  readonly text: string;
  /** What a document that resembles this one can share with it. */
  readonly items: ReadItems;
}

/** The objects in the upper arrays of a document, with the bytes that they were read from. */
export interface ReadItems {
  readonly bytes: Uint8Array;
  readonly maxDepth: number;
  /** In source order. */
  readonly spans: readonly ItemSpan[];
}

/** Where an item's text lies in the bytes of its document. */
export interface ItemSpan {
  readonly start: number;
  readonly end: number;
  /** How many bytes more than UTF-16 units it has. */
  readonly shift: number;
  /** Edges from the root to the item. */
  readonly depth: number;
  readonly item: JsonObject;
}

export interface Limits {
  /** Largest input in bytes. */
  readonly maxBytes: number;
  /** Most edges from the root to the deepest value. */
  readonly maxDepth: number;
}

/** SHA-256 of a canonical form, in lower-case hex. */
export type Digest = `sha256:${string}`;

/** Whether a value is an object; undefined, as `member` gives it, is none. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && value.kind === 'object';
}

/** Whether a value is an array. */
export function isArray(value: JsonValue | undefined): value is JsonArray {
  return typeof value === 'object' && value !== null && value.kind === 'array';
}

/** Whether a value is a number that a plain `number` cannot stand for. */
export function isExactNumber(value: JsonValue | undefined): value is ExactNumber {
  return typeof value === 'object' && value !== null && value.kind === 'number';
}

/** The value of an object's key, undefined where it has none; takes time that grows with the number of keys. */
export function member(object: JsonObject, key: string): JsonValue | undefined {
  const index = object.keys.indexOf(key);
  return index === -1 ? undefined : object.values[index];
}

/** An object of its members in that order, without a source. Throws `duplicate_key` where a key comes twice. */
export function jsonObject(entries: readonly (readonly [string, JsonValue])[]): JsonObject {
  const keys = entries.map(([key]) => key);
  if (new Set(keys).size < keys.length) throw new GateError('duplicate_key', 'value');
  return { kind: 'object', keys, values: entries.map(([, value]) => value), starts: [], start: -1 };
}

/** An array of its items, without a source. */
export function jsonArray(items: readonly JsonValue[]): JsonArray {
  return { kind: 'array', items, start: -1 };
}
