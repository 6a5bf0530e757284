import { isExactNumber } from './value.js';
import type { ExactNumber, JsonArray, JsonObject, JsonValue } from './value.js';

/** What one way of writing JSON without white space decides. */
export interface Style {
  readonly string: (text: string) => string;
  readonly number: (value: number | ExactNumber) => string;
  /** The order of keys, as for `sort`. */
  readonly compare: (a: string, b: string) => number;
  /** What was found out about lists of keys, which many objects share. */
  readonly layouts: WeakMap<readonly string[], Layout>;
}

/** Indexes of the members in writing order, and what is written in front of each value. */
export interface Layout {
  readonly order: readonly number[];
  readonly labels: readonly string[];
}

/** Writes a value in a style. */
export function writeJson(value: JsonValue, style: Style): string {
  if (typeof value === 'string') return style.string(value);
  if (typeof value === 'number' || isExactNumber(value)) return style.number(value);
  if (value === null || typeof value === 'boolean') return String(value);
  return value.kind === 'array' ? writeArray(value, style) : writeObject(value, style);
}

function writeArray(array: JsonArray, style: Style): string {
  let text = '';
  for (const item of array.items) text += (text === '' ? '[' : ',') + writeJson(item, style);
  return text === '' ? '[]' : `${text}]`;
}

function writeObject(object: JsonObject, style: Style): string {
  const { order, labels } = layoutOf(object.keys, style);
  let text = '';
  for (let index = 0; index < order.length; index += 1) {
    text += (labels[index] ?? '') + writeJson(object.values[order[index] ?? 0] ?? null, style);
  }
  return text === '' ? '{}' : `${text}}`;
}

function layoutOf(keys: readonly string[], style: Style): Layout {
  const known = style.layouts.get(keys);
  if (known !== undefined) return known;
  const sorted = keys.map((key, index) => ({ key, index })).sort((a, b) => style.compare(a.key, b.key));
  const layout: Layout = {
    order: sorted.map(({ index }) => index),
    labels: sorted.map(({ key }, index) => `${index === 0 ? '{' : ','}${style.string(key)}:`),
  };
  style.layouts.set(keys, layout);
  return layout;
}
