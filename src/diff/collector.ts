import { jsonPointer } from '../json/index.js';
import type { ChangeKind } from './change-kind.js';
import { classifyChange } from './classify-change.js';
import type { Explanation, LeftOut } from './explanation.js';
import type { Difference } from './place-role.js';

/** Places of one kind in one field that are listed one by one. */
const MAX_PLACES = 1000;

/** What is said of the places where two values differ, as they are found. */
export interface Collector {
  readonly add: (place: Difference) => void;
  /** An empty one for places of the same entry, which may turn out to be one. */
  readonly another: () => Collector;
  /** Adds what another one holds. */
  readonly addAll: (others: Collector) => void;
  /** How many places were added. */
  readonly count: () => number;
  /** The first place at or within the annotations, null where there is none. */
  readonly annotations: () => Difference | null;
  readonly groups: () => readonly CollectedGroup[];
}

interface CollectedGroup {
  readonly kind: ChangeKind;
  readonly field: string;
  readonly explanations: Explanation[];
  leftOut: number;
}

/**
 * Keeps all that is said of up to 1,000 places of each kind in each field, and counts the others, so that the room
 * which an entry takes does not grow with its differences and no kind can hide another. The fields of a nested
 * definition are those of its `function`.
 */
export function collector(isNested: boolean): Collector {
  const groups = new Map<string, CollectedGroup>();
  let count = 0;
  let annotations: Difference | null = null;

  const groupOf = (kind: ChangeKind, field: string): CollectedGroup => {
    const id = `${kind} ${field}`;
    const group = groups.get(id) ?? { kind, field, explanations: [], leftOut: 0 };
    groups.set(id, group);
    return group;
  };

  return {
    add(place) {
      const field = fieldOf(place.path, isNested);
      for (const fact of classifyChange(place)) {
        const group = groupOf(fact.kind, field);
        if (group.explanations.length === MAX_PLACES) group.leftOut += 1;
        else group.explanations.push({ ...fact, field, pointer: jsonPointer(place.path) });
      }
      if (place.role === 'annotations' || place.role === 'hint') annotations ??= place;
      count += 1;
    },
    another: () => collector(isNested),
    addAll(others) {
      for (const { kind, field, explanations, leftOut } of others.groups()) {
        const group = groupOf(kind, field);
        const room = MAX_PLACES - group.explanations.length;
        group.explanations.push(...explanations.slice(0, room));
        group.leftOut += leftOut + Math.max(0, explanations.length - room);
      }
      annotations ??= others.annotations();
      count += others.count();
    },
    count: () => count,
    annotations: () => annotations,
    groups: () => [...groups.values()],
  };
}

/** What is counted alone. */
export function leftOutOf(found: Collector): readonly LeftOut[] {
  return found
    .groups()
    .filter(({ leftOut }) => leftOut > 0)
    .map(({ kind, field, leftOut }) => ({ kind, field, places: leftOut }));
}

/** The top-level field of the definition, or the member of the catalog, that a place belongs to. */
export function fieldOf([first, second]: Difference['path'], isNested: boolean): string {
  return isNested && first === 'function' && second !== undefined ? `function.${second}` : String(first);
}
