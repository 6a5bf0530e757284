import type { JsonArray, JsonObject, JsonValue } from '../json/index.js';
import { compareCodePoints, isArray, isObject, sameValue } from '../json/index.js';
import type { Difference } from './difference.js';
import type { Role } from './place-role.js';
import { isWhole, roleWithin } from './place-role.js';
import { isReordered } from './reordered.js';
import { openness, saysNothing } from './schema-content.js';
import type { ToldPlaces } from './told-places.js';
import { toldPlaces } from './told-places.js';

/** Items of one list that are told of one by one. */
const MOST_ITEMS = 1000;
/** Places below a longer path are told of as one: each bears its path, so that many would take the product of both. */
const LONGEST_PATH = 250;

/**
 * Tells the places where two objects differ, in code-point order of keys. No place lies within another, and the objects
 * are equal but for them. Lists that differ in length or in order alone, or in over 1,000 items, are one place; so is a
 * schema that was emptied, and what lies below a path of over 250 UTF-16 units. Linear in the size of the objects.
 */
export function tellDifferences(before: JsonObject, after: JsonObject, role: Role): ToldPlaces {
  const told = toldPlaces(role === 'nested-definition');
  tellMembers({ path: [], role, parent: role, before, after }, before, after, told);
  return told;
}

function tellPlace(place: Difference, told: ToldPlaces): void {
  const { before, after } = place;
  if (isComparedWithin(place)) {
    if (isObject(before) && isObject(after)) return tellMembers(place, before, after, told);
    if (isArray(before) && isArray(after)) return tellItems(place, before, after, told);
  }
  if (before === undefined || after === undefined || !sameValue(before, after)) told.add(place);
}

function tellMembers(place: Difference, before: JsonObject, after: JsonObject, told: ToldPlaces): void {
  const members = membersOf(before, after).filter((member) => member.before !== member.after);
  for (const member of members.sort((a, b) => compareCodePoints(a.key, b.key))) {
    tellWithin(place, member.key, member.before, member.after, told);
  }
}

type Member = Pick<Difference, 'before' | 'after'> & { readonly key: string };

function membersOf(before: JsonObject, after: JsonObject): Member[] {
  if (before.keys.length === after.keys.length && before.keys.every((key, at) => key === after.keys[at])) {
    return before.keys.map((key, at) => ({ key, before: before.values[at], after: after.values[at] }));
  }
  const old = new Map(before.keys.map((key, at) => [key, before.values[at]]));
  const now = new Map(after.keys.map((key, at) => [key, after.values[at]]));
  const keys = new Set([...before.keys, ...after.keys]);
  return Array.from(keys, (key) => ({ key, before: old.get(key), after: now.get(key) }));
}

function tellItems(place: Difference, before: JsonArray, after: JsonArray, told: ToldPlaces): void {
  const items = told.another();
  const differing: number[] = [];
  for (const [index, item] of before.items.entries()) {
    const known = items.count();
    tellWithin(place, index, item, after.items[index], items);
    if (items.count() > known) differing.push(index);
    if (differing.length > MOST_ITEMS) return told.add(place);
  }
  const itemsOf = (list: JsonArray) => differing.map((index) => list.items[index] ?? null);
  if (differing.length > 1 && isReordered(itemsOf(before), itemsOf(after))) told.add(place);
  else told.addAll(items);
}

function tellWithin(
  { path, role }: Difference,
  key: string | number,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  told: ToldPlaces,
): void {
  if (before === after) return;
  const place = { path: [...path, key], role: roleWithin(role, key), parent: role, before, after };
  tellPlace(place, told);
}

/** Whether two values of one place are told of by their members or items. */
function isComparedWithin({ path, role, before, after }: Difference): boolean {
  if (before === undefined || after === undefined || isWhole(role) || isLong(path)) return false;
  if (isArray(before) && isArray(after)) return before.items.length === after.items.length;
  if (!isObject(before) || !isObject(after)) return false;
  if (role === 'tool-schema') return saysNothing(before) === saysNothing(after);
  return role !== 'additional-properties' || openness(before) === openness(after);
}

function isLong(path: Difference['path']): boolean {
  return path.reduce<number>((length, token) => length + String(token).length + 1, 0) > LONGEST_PATH;
}
