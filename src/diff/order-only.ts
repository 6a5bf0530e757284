import type { Format } from '../catalog/index.js';
import { ENTRY_LISTS } from '../catalog/index.js';
import { jsonPointer } from '../json/index.js';
import type { CatalogDiff } from './catalog-diff.js';
import { explainChange, explainMembers } from './explain-change.js';
import type { ExplainedChange } from './explanation.js';

/**
 * The arrays that differ in their order, as JSON Pointers that `unordered` takes (see applyRules), in key order; empty
 * where two catalogs differ in anything else too, or not at all.
 */
export function orderOnlyPlaces(format: Format, diff: CatalogDiff): readonly string[] {
  if (diff.added.length > 0 || diff.removed.length > 0) return [];
  const { memberValues } = diff;
  const parts: readonly (readonly [readonly string[], ExplainedChange])[] = [
    ...diff.changed.map((change) => {
      const { kind, key } = change.after;
      return [[listOf(kind), key], explainChange(format, change)] as const;
    }),
    ...(memberValues === null
      ? []
      : [[[], explainMembers(memberValues.before, memberValues.after)] as const]),
  ];
  const isOrderOnly = parts.every(
    ([, { explanations, leftOut }]) =>
      leftOut.length === 0 && explanations.every(({ kind }) => kind === 'order_only'),
  );
  if (!isOrderOnly) return [];
  return parts.flatMap(([tokens, { explanations }]) =>
    explanations.map(({ pointer }) => `${jsonPointer(tokens)}${pointer}`),
  );
}

function listOf(kind: string): string {
  return [...ENTRY_LISTS].find(([, known]) => known === kind)?.[0] ?? 'tools';
}
