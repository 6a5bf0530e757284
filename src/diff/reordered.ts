import type { JsonObject, JsonValue } from '../json/index.js';
import { canonicalJson, compareCodePoints, digestOf, isArray, isObject } from '../json/index.js';

/** Longer contents are told apart by their digest. */
const MAX_TEXT = 100;

/** What is known of arrays and objects, so that lists within lists are not written again and again. */
const CONTENTS = new WeakMap<object, string>();

/**
 * Whether two lists hold the same items, each as often. Linear in their size, also for all lists of one value together.
 */
export function isReordered(before: readonly JsonValue[], after: readonly JsonValue[]): boolean {
  if (before.length !== after.length) return false;
  const old = before.map(contentOf).sort();
  const now = after.map(contentOf).sort();
  return old.every((content, index) => content === now[index]);
}

/** How many items only one of two lists holds, each counted as often as it has it more. */
export function itemsOfOne(
  before: readonly JsonValue[],
  after: readonly JsonValue[],
): { readonly before: number; readonly after: number } {
  const times = new Map<string, number>();
  for (const item of before) times.set(contentOf(item), (times.get(contentOf(item)) ?? 0) + 1);
  for (const item of after) times.set(contentOf(item), (times.get(contentOf(item)) ?? 0) - 1);
  const counts = [...times.values()];
  return {
    before: counts.reduce((sum, count) => sum + Math.max(0, count), 0),
    after: counts.reduce((sum, count) => sum + Math.max(0, -count), 0),
  };
}

/** A text that two values have in common exactly where they mean the same. */
function contentOf(value: JsonValue): string {
  if (!isArray(value) && !isObject(value)) return canonicalJson(value);
  const known = CONTENTS.get(value);
  if (known !== undefined) return known;
  const text = isArray(value) ? `[${value.items.map(contentOf).join()}]` : `{${membersOf(value).join()}}`;
  const content = text.length > MAX_TEXT ? digestOf(text) : text;
  CONTENTS.set(value, content);
  return content;
}

function membersOf({ keys, values }: JsonObject): readonly string[] {
  return keys
    .map((key, index) => ({ key, value: values[index] ?? null }))
    .sort((a, b) => compareCodePoints(a.key, b.key))
    .map(({ key, value }) => `${canonicalJson(key)}:${contentOf(value)}`);
}
