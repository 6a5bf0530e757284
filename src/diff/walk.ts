import type { JsonArray, JsonObject, JsonValue } from '../json/index.js';
import { compareCodePoints, isArray, isObject, sameValue } from '../json/index.js';
import type { Collector } from './collector.js';
import { collector } from './collector.js';
import type { Difference, Role } from './place-role.js';
import { isWhole, roleWithin } from './place-role.js';
import type { ReferenceMove, ReferenceScope } from './reference-move.js';
import { referenceMove, referenceScope } from './reference-move.js';
import { isReordered } from './reordered.js';
import { openness, saysNothing } from './schema-content.js';

/** Items of one list that are listed one by one. */
const MAX_ITEMS = 1000;
/** Places below a longer path are one: each holds its path, so that many would take the product of both. */
const MAX_PATH = 250;

/**
 * Collects the places where two objects differ, in code-point order of keys. No place lies within another, and the objects
 * are equal but for them. Lists that differ in length or in order alone, or in over 1,000 items, are one place; so is a
 * schema that was emptied, and what lies below a path of over 250 UTF-16 units. A schema that moved behind a reference, or
 * out of it, is one place too; what differs behind it is collected at its place there, which can lie within a definition
 * that is new. Linear in the size of the objects.
 */
export function walkDifferences(before: JsonObject, after: JsonObject, role: Role): Collector {
  const found = collector(role === 'nested-definition');
  walkMembers({ path: [], role, parent: role, before, after, scope: null }, before, after, found);
  return found;
}

/** A place within the schema of a tool, in which references lead, or outside of one. */
interface Walked extends Difference {
  readonly scope: ReferenceScope | null;
}

function walkPlace(place: Walked, found: Collector): void {
  const { before, after } = place;
  const moved = referenceMove(place, place.scope);
  const isWalked = isComparedWithin(place);
  if (moved !== null) walkMoved(place, moved, found);
  else if (isWalked && isObject(before) && isObject(after)) walkMembers(place, before, after, found);
  else if (isWalked && isArray(before) && isArray(after)) walkItems(place, before, after, found);
  else if (before === undefined || after === undefined || !sameValue(before, after)) found.add(place);
}

/** A schema that stands inline on one side and behind a reference on the other. */
function walkMoved(place: Walked, moved: ReferenceMove, found: Collector): void {
  found.add({ ...place, role: 'reference-move' });
  if (moved.members === null) {
    found.add({ ...place, role: 'plain' });
    return;
  }
  for (const { path, key, before, after } of moved.members) {
    if (before === after) continue;
    walkPlace(
      {
        ...place,
        path: [...path, key],
        role: roleWithin(place.role, key),
        parent: place.role,
        before,
        after,
      },
      found,
    );
  }
}

function walkMembers(place: Walked, before: JsonObject, after: JsonObject, found: Collector): void {
  const members = membersOf(before, after).filter((member) => member.before !== member.after);
  for (const member of members.sort((a, b) => compareCodePoints(a.key, b.key))) {
    walkWithin(place, member.key, member.before, member.after, found);
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

function walkItems(place: Walked, before: JsonArray, after: JsonArray, found: Collector): void {
  const items = found.another();
  const differing: number[] = [];
  for (const [index, item] of before.items.entries()) {
    const known = items.count();
    walkWithin(place, index, item, after.items[index], items);
    if (items.count() > known) differing.push(index);
    if (differing.length > MAX_ITEMS) break;
  }
  const itemsOf = (list: JsonArray) => differing.map((index) => list.items[index] ?? null);
  const isOne =
    differing.length > MAX_ITEMS || (differing.length > 1 && isReordered(itemsOf(before), itemsOf(after)));
  if (isOne) found.add(place);
  else found.addAll(items);
}

function walkWithin(
  { path, role, scope }: Walked,
  key: string | number,
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  found: Collector,
): void {
  if (before === after) return;
  const place = { path: [...path, key], role: roleWithin(role, key), parent: role, before, after };
  const inner = place.role === 'tool-schema' ? referenceScope(place) : scope;
  walkPlace({ ...place, scope: inner }, found);
}

/** Whether two values of one place are compared by their members or items. */
function isComparedWithin({ path, role, before, after }: Difference): boolean {
  if (before === undefined || after === undefined || isWhole(role) || isLong(path)) return false;
  if (isArray(before) && isArray(after)) return before.items.length === after.items.length;
  if (!isObject(before) || !isObject(after)) return false;
  if (role === 'tool-schema') return saysNothing(before) === saysNothing(after);
  return role !== 'additional-properties' || openness(before) === openness(after);
}

function isLong(path: Difference['path']): boolean {
  return path.reduce<number>((length, token) => length + String(token).length + 1, 0) > MAX_PATH;
}
