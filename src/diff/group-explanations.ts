import type { Entry } from '../catalog/index.js';
import { canonicalJson, compareCodePoints, jsonArray } from '../json/index.js';
import { CHANGE_KINDS } from './change-kind.js';
import type { ExplainedEntry, Explanation, ExplanationGroup } from './explanation.js';

/** Whether groups tell where a change is. Without pointers no name of a schema property is told. */
export type GroupDetail = 'fingerprints' | 'pointers';

interface Gathered {
  readonly first: Explanation;
  readonly entries: Set<Entry>;
  places: number;
}

/**
 * Puts identical changes of many entries together: the same kind, field, hint and values; with pointers, the same
 * place and subject too. In the order of CHANGE_KINDS, then most entries first, then by field and pointer.
 */
export function groupExplanations(
  explained: readonly ExplainedEntry[],
  detail: GroupDetail,
): readonly ExplanationGroup[] {
  const groups = new Map<string, Gathered>();
  for (const { entry, explanations } of explained) {
    for (const explanation of explanations) {
      const first = detail === 'pointers' ? explanation : { ...explanation, pointer: '', subject: null };
      gather(groups, first, entry);
    }
  }
  return [...groups.values()].map((group) => groupOf(group, detail)).sort(compareGroups);
}

function gather(groups: Map<string, Gathered>, first: Explanation, entry: Entry): void {
  const { kind, field, pointer, hint, subject, before, after } = first;
  const id = canonicalJson(jsonArray([kind, field, pointer, hint, subject, before, after]));
  const group = groups.get(id) ?? { first, entries: new Set(), places: 0 };
  group.entries.add(entry);
  group.places += 1;
  groups.set(id, group);
}

function groupOf({ first, entries, places }: Gathered, detail: GroupDetail): ExplanationGroup {
  const pointer = detail === 'pointers' ? first.pointer : null;
  return { ...first, pointer, entries: [...entries], places };
}

function compareGroups(a: ExplanationGroup, b: ExplanationGroup): number {
  return (
    CHANGE_KINDS.indexOf(a.kind) - CHANGE_KINDS.indexOf(b.kind) ||
    b.entries.length - a.entries.length ||
    compareCodePoints(a.field, b.field) ||
    compareCodePoints(a.pointer ?? '', b.pointer ?? '') ||
    compareCodePoints(a.subject ?? '', b.subject ?? '') ||
    compareCodePoints(String(a.hint), String(b.hint)) ||
    compareCodePoints(`${String(a.before)} ${String(a.after)}`, `${String(b.before)} ${String(b.after)}`)
  );
}
