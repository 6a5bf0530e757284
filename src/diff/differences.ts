import type { JsonArray, JsonObject, JsonValue } from '../json/index.js';
import { compareCodePoints, isArray, isObject, sameValue } from '../json/index.js';
import type { Role } from './place-role.js';
import { isWhole, roleWithin } from './place-role.js';
import { isReordered } from './reordered.js';
import { openness, saysNothing } from './schema-content.js';

/** Items of one list that are told of one by one. */
const MOST_ITEMS = 1000;
/** Places below a longer path are told of as one: each bears its path, so that many would take the product of both. */
const LONGEST_PATH = 250;

const NOWHERE: readonly Difference[] = [];

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
 * equal but for them. Lists that differ in length or in order alone, or in over 1,000 items, are one place; so is a
 * schema that was emptied, and what lies below a path of over 250 UTF-16 units. Linear in the size of the objects.
 */
export function differencesOf(before: JsonObject, after: JsonObject, role: Role): readonly Difference[] {
  return withinObjects({ path: [], role, parent: role, before, after }, before, after);
}

function placesOf(place: Difference): readonly Difference[] {
  const { before, after, role } = place;
  if (before === undefined || after === undefined) return [place];
  if (!isWhole(role) && !isLong(place.path)) {
    if (isObject(before) && isObject(after) && isComparedWithin(role, before, after))
      return withinObjects(place, before, after);
    if (isArray(before) && isArray(after) && before.items.length === after.items.length)
      return withinArrays(place, before, after);
  }
  return sameValue(before, after) ? NOWHERE : [place];
}

function isLong(path: Difference['path']): boolean {
  return path.reduce<number>((length, token) => length + String(token).length + 1, 0) > LONGEST_PATH;
}

function isComparedWithin(role: Role, before: JsonObject, after: JsonObject): boolean {
  if (role === 'tool-schema') return saysNothing(before) === saysNothing(after);
  return role !== 'additional-properties' || openness(before) === openness(after);
}

function withinObjects(place: Difference, before: JsonObject, after: JsonObject): readonly Difference[] {
  const old = membersOf(before);
  const now = membersOf(after);
  const keys = [...new Set([...before.keys, ...after.keys])].sort(compareCodePoints);
  return keys.flatMap((key) => differencesAt(place, key, old.get(key), now.get(key)));
}

function membersOf(object: JsonObject): ReadonlyMap<string, JsonValue> {
  return new Map(object.keys.map((key, index) => [key, object.values[index] ?? null]));
}

function withinArrays(place: Difference, before: JsonArray, after: JsonArray): readonly Difference[] {
  const places = before.items.map((item, index) => differencesAt(place, index, item, after.items[index]));
  const differing = [...places.keys()].filter((index) => places[index] !== NOWHERE);
  if (differing.length > MOST_ITEMS) return [place];
  const itemsOf = ({ items }: JsonArray) => differing.map((index) => items[index] ?? null);
  return differing.length > 1 && isReordered(itemsOf(before), itemsOf(after)) ? [place] : places.flat();
}

function differencesAt(
  place: Difference,
  key: string | number,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): readonly Difference[] {
  if (before === after) return NOWHERE;
  const places = placesOf(within(place, key, before, after));
  return places.length === 0 ? NOWHERE : places;
}

function within(
  { path, role }: Difference,
  key: string | number,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
): Difference {
  return { path: [...path, key], role: roleWithin(role, key), parent: role, before, after };
}
