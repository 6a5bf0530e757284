import type { Format } from '../catalog/index.js';
import { namedPart, statedSideEffects } from '../catalog/index.js';
import type { JsonObject } from '../json/index.js';
import { compareCodePoints, jsonPointer } from '../json/index.js';
import type { EntryChange } from './catalog-diff.js';
import { CHANGE_KINDS } from './change-kind.js';
import type { Difference } from './differences.js';
import { differencesOf } from './differences.js';
import type { Explanation, Fact } from './explanation.js';
import { factsOf } from './facts-of-difference.js';
import { sideEffectFact } from './side-effect-fact.js';

interface Explained {
  readonly format: Format;
  readonly explanations: readonly Explanation[];
}

/** Each report of a decision asks for the same, which takes long where a great many places differ. */
const EXPLAINED = new WeakMap<EntryChange, Explained>();

/**
 * What changed in an entry of a format: facts from a closed vocabulary, one at least for each place that differs, in
 * the order of CHANGE_KINDS, then of pointers. Apart from those places the definitions are equal, and none of the
 * places is equal. The verdict never depends on it.
 */
export function explainChange(format: Format, change: EntryChange): readonly Explanation[] {
  const known = EXPLAINED.get(change);
  if (known?.format === format) return known.explanations;
  const explanations = explanationsOf(format, change);
  EXPLAINED.set(change, { format, explanations });
  return explanations;
}

function explanationsOf(format: Format, { before, after }: EntryChange): readonly Explanation[] {
  const [old, now] = [before.definition, after.definition];
  const isNested = namedPart(format, old) !== old && namedPart(format, now) !== now;
  const places = differencesOf(old, now, isNested ? 'nested-definition' : 'definition');
  const explained = places.flatMap((place) => explain(place, isNested, factsOf(place)));
  return inOrder([
    ...explained,
    ...annotatedSideEffects(places, isNested, namedPart(format, old), namedPart(format, now)),
  ]);
}

/** What changed in a catalog's own members, as explainChange says it. */
export function explainMembers(before: JsonObject, after: JsonObject): readonly Explanation[] {
  const places = differencesOf(before, after, 'members');
  return inOrder(places.flatMap((place) => explain(place, false, factsOf(place))));
}

function explain(place: Difference, isNested: boolean, facts: readonly Fact[]): readonly Explanation[] {
  const pointer = jsonPointer(place.path);
  const field = fieldOf(place.path, isNested);
  return facts.map((fact) => ({ ...fact, field, pointer }));
}

function fieldOf([first, second]: Difference['path'], isNested: boolean): string {
  return isNested && first === 'function' && second !== undefined ? `function.${second}` : String(first);
}

/** The class that the annotations stand for, told at the first of the places that changed in them. */
function annotatedSideEffects(
  places: readonly Difference[],
  isNested: boolean,
  before: JsonObject,
  after: JsonObject,
): readonly Explanation[] {
  const place = places.find(({ role }) => role === 'annotations' || role === 'hint');
  if (place === undefined) return [];
  return explain(place, isNested, sideEffectFact(statedSideEffects(before), statedSideEffects(after)));
}

function inOrder(explanations: readonly Explanation[]): readonly Explanation[] {
  return [...explanations].sort(
    (a, b) =>
      CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind) ||
      compareCodePoints(a.pointer, b.pointer) ||
      compareCodePoints(a.hint ?? '', b.hint ?? '') ||
      compareCodePoints(a.subject ?? '', b.subject ?? ''),
  );
}
