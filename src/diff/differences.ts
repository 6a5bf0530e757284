import type { JsonArray, JsonObject, JsonValue } from '../json/index.js';
import { canonicalJson, compareCodePoints, isArray, isObject, sameValue } from '../json/index.js';
import type { Role } from './place-role.js';
import { isWhole, roleWithin } from './place-role.js';
import { openness, saysNothing } from './schema-content.js';

/** A place where two values differ. */
export interface Difference {
  /** Pointer tokens from the root. */
  readonly path: readonly (string | number)[];
  readonly role: Role;
  readonly parent: Role;
  /** undefined where the place is absent. */
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

/**
 * The places where two objects differ, in code-point order of keys. No place lies within another, and the objects are
 * equal but for them. Lists that differ in length or in order alone are one place; so is a schema that was emptied.
 */
export function differencesOf(before: JsonObject, after: JsonObject, role: Role): readonly Difference[] {
  return withinObjects({ path: [], role, parent: role, before, after }, before, after);
}

function placesOf(place: Difference): readonly Difference[] {
  const { before, after, role } = place;
  if (before === undefined || after === undefined) return [place];
  if (sameValue(before, after)) return [];
  if (isWhole(role)) return [place];
  if (isObject(before) && isObject(after) && isComparedWithin(role, before, after))
    return withinObjects(place, before, after);
  if (isArray(before) && isArray(after) && !isLikeAWhole(before, after))
    return withinArrays(place, before, after);
  return [place];
}

function isComparedWithin(role: Role, before: JsonObject, after: JsonObject): boolean {
  if (role === 'tool-schema') return saysNothing(before) === saysNothing(after);
  return role !== 'additional-properties' || openness(before) === openness(after);
}

function withinObjects(place: Difference, before: JsonObject, after: JsonObject): readonly Difference[] {
  const old = membersOf(before);
  const now = membersOf(after);
  const keys = [...new Set([...before.keys, ...after.keys])].sort(compareCodePoints);
  return keys.flatMap((key) => placesOf(within(place, key, old.get(key), now.get(key))));
}

function membersOf(object: JsonObject): ReadonlyMap<string, JsonValue> {
  return new Map(object.keys.map((key, index) => [key, object.values[index] ?? null]));
}

function isLikeAWhole(before: JsonArray, after: JsonArray): boolean {
  return before.items.length !== after.items.length || isReordered(before, after);
}

/** Whether two lists hold the same items, each as often. */
export function isReordered(before: JsonArray, after: JsonArray): boolean {
  if (before.items.length !== after.items.length) return false;
  const old = before.items.map(canonicalJson).sort();
  const now = after.items.map(canonicalJson).sort();
  return old.every((item, index) => item === now[index]);
}

function withinArrays(place: Difference, before: JsonArray, after: JsonArray): readonly Difference[] {
  return before.items.flatMap((item, index) => placesOf(within(place, index, item, after.items[index])));
}

function within(
  { path, role }: Difference,
  key: string | number,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): Difference {
  return { path: [...path, key], role: roleWithin(role, key), parent: role, before, after };
}
