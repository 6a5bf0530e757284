import type { Entry } from '../catalog/index.js';
import { canonicalJson, compareCodePoints, jsonArray } from '../json/index.js';
import { CHANGE_KINDS } from './change-kind.js';
import type { ExplainedEntry, Explanation, ExplanationGroup } from './explanation.js';

/** Whether groups tell where a change is. Without pointers no name of a schema property is reported. */
export type GroupDetail = 'fingerprints' | 'pointers';

type Reported = Omit<Explanation, 'pointer'> & Pick<ExplanationGroup, 'pointer'>;

/** Of a kind of which so many places are left out, nothing else is ever stated. */
const LEFT_OUT = { pointer: null, hint: null, subject: null, before: null, after: null };

interface Group {
  readonly first: Reported;
  readonly entries: Set<Entry>;
  places: number;
}

/**
 * Puts identical changes of many entries together: the same kind, field, hint and values; with pointers, the same
 * place and subject too. In the order of CHANGE_KINDS, then most entries first, then by field and pointer. Places that
 * an explanation leaves out are counted in a group without pointer, the last of its kind.
 */
export function groupExplanations(
  explained: readonly ExplainedEntry[],
  detail: GroupDetail,
): readonly ExplanationGroup[] {
  const groups = new Map<string, Group>();
  for (const { entry, explanations, leftOut } of explained) {
    for (const explanation of explanations) {
      const first = detail === 'pointers' ? explanation : { ...explanation, pointer: null, subject: null };
      addTo(groups, first, entry, 1);
    }
    for (const { kind, field, places } of leftOut) addTo(groups, { ...LEFT_OUT, kind, field }, entry, places);
  }
  return [...groups.values()].map(groupOf).sort(compareGroups);
}

function addTo(groups: Map<string, Group>, first: Reported, entry: Entry | null, places: number): void {
  const { kind, field, pointer, hint, subject, before, after } = first;
  const id = canonicalJson(jsonArray([entry === null, kind, field, pointer, hint, subject, before, after]));
  const group = groups.get(id) ?? { first, entries: new Set(), places: 0 };
  if (entry !== null) group.entries.add(entry);
  group.places += places;
  groups.set(id, group);
}

function groupOf({ first, entries, places }: Group): ExplanationGroup {
  return { ...first, entries: [...entries], places };
}

function compareGroups(a: ExplanationGroup, b: ExplanationGroup): number {
  return (
    CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind) ||
    Number(a.pointer === null) - Number(b.pointer === null) ||
    b.entries.length - a.entries.length ||
    compareCodePoints(a.field, b.field) ||
    compareCodePoints(a.pointer ?? '', b.pointer ?? '') ||
    compareCodePoints(a.subject ?? '', b.subject ?? '') ||
    compareCodePoints(String(a.hint), String(b.hint)) ||
    compareCodePoints(`${String(a.before)} ${String(a.after)}`, `${String(b.before)} ${String(b.after)}`)
  );
}
