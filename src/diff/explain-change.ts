import type { Format } from '../catalog/index.js';
import { namedPart, statedSideEffects } from '../catalog/index.js';
import type { JsonObject } from '../json/index.js';
import { compareCodePoints, jsonPointer } from '../json/index.js';
import type { EntryChange } from './catalog-diff.js';
import { CHANGE_KINDS } from './change-kind.js';
import { sideEffectFact } from './classify-change.js';
import type { Collector } from './collector.js';
import { fieldOf, leftOutOf } from './collector.js';
import type { ExplainedChange, Explanation } from './explanation.js';
import { walkDifferences } from './walk.js';

interface Explained {
  readonly format: Format;
  readonly explained: ExplainedChange;
}

/** Each report of a decision asks for the same, which takes long where a great many places differ. */
const EXPLAINED = new WeakMap<EntryChange, Explained>();

/**
 * What changed in an entry of a format: facts from a closed vocabulary, one at least for each place that differs, in
 * the order of CHANGE_KINDS, then of pointers. Apart from those places the definitions are equal, and none of the
 * places is equal. Of each kind in each field the first 1,000 are found, the others counted. The verdict never depends
 * on it.
 */
export function explainChange(format: Format, change: EntryChange): ExplainedChange {
  const known = EXPLAINED.get(change);
  if (known?.format === format) return known.explained;
  const explained = explain(format, change);
  EXPLAINED.set(change, { format, explained });
  return explained;
}

function explain(format: Format, { before, after }: EntryChange): ExplainedChange {
  const [old, now] = [before.definition, after.definition];
  const [oldPart, nowPart] = [namedPart(format, old), namedPart(format, now)];
  const isNested = oldPart !== old && nowPart !== now;
  const found = walkDifferences(old, now, isNested ? 'nested-definition' : 'definition');
  return explainedOf(found, annotatedSideEffects(found, isNested, oldPart, nowPart));
}

/** What changed in a catalog's own members, as explainChange says it. */
export function explainMembers(before: JsonObject, after: JsonObject): ExplainedChange {
  return explainedOf(walkDifferences(before, after, 'members'), []);
}

/** The class that the annotations stand for, told at the first of the places that changed in them. */
function annotatedSideEffects(
  found: Collector,
  isNested: boolean,
  before: JsonObject,
  after: JsonObject,
): readonly Explanation[] {
  const place = found.annotations();
  if (place === null) return [];
  const [field, pointer] = [fieldOf(place.path, isNested), jsonPointer(place.path)];
  const facts = sideEffectFact(statedSideEffects(before), statedSideEffects(after));
  return facts.map((fact) => ({ ...fact, field, pointer }));
}

function explainedOf(found: Collector, more: readonly Explanation[]): ExplainedChange {
  const explanations = [...found.groups().flatMap((group) => group.explanations), ...more];
  return { explanations: inOrder(explanations), leftOut: leftOutOf(found) };
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
