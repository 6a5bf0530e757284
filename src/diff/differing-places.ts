import type { Entry, Format } from '../catalog/index.js';
import { ENTRY_LISTS, ignoresRequired } from '../catalog/index.js';
import { jsonPointer } from '../json/index.js';
import type { CatalogDiff } from './catalog-diff.js';
import { explainChange, explainMembers } from './explain-change.js';
import type { ExplainedEntry, Explanation } from './explanation.js';

/** A place at which two catalogs differ, of an entry that both have or of the catalog itself (null). */
export interface DifferingPlace {
  readonly entry: Entry | null;
  /** The field of the definition, or the member of the catalog. */
  readonly field: string;
  /** A JSON Pointer (RFC 6901) from the root of the definition, or of the members. */
  readonly pointer: string;
  /** What takes the place out of the comparison; null for a schema's required properties, which nothing does. */
  readonly rule: PlaceRule | null;
}

/** A rule of the comparison, as the settings file has it (see ComparisonRules). */
export interface PlaceRule {
  readonly key: 'ignore' | 'unordered';
  readonly pointer: string;
}

/**
 * The places at which entries that both catalogs have, and the catalogs' own members, differ, each once: entries in key
 * order, then members. Of places of one kind in one field the first 1,000 (see ExplainedChange).
 */
export function differingPlaces(format: Format, diff: CatalogDiff): readonly DifferingPlace[] {
  return explained(format, diff).flatMap(placesOf);
}

/**
 * The arrays that differ in their order, as JSON Pointers that `unordered` takes (see applyRules), in key order; empty
 * where two catalogs differ in anything else too, or not at all.
 */
export function orderOnlyPlaces(format: Format, diff: CatalogDiff): readonly string[] {
  if (diff.added.length > 0 || diff.removed.length > 0) return [];
  const parts = explained(format, diff);
  const places = parts.flatMap(placesOf);
  const isOrderOnly =
    parts.every(({ leftOut }) => leftOut.length === 0) &&
    places.every(({ rule }) => rule?.key === 'unordered');
  return isOrderOnly ? places.flatMap(({ rule }) => rule?.pointer ?? []) : [];
}

function explained(format: Format, { changed, memberValues }: CatalogDiff): readonly ExplainedEntry[] {
  return [
    ...changed.map((change) => ({ entry: change.after, ...explainChange(format, change) })),
    ...(memberValues === null
      ? []
      : [{ entry: null, ...explainMembers(memberValues.before, memberValues.after) }]),
  ];
}

function placesOf({ entry, explanations }: ExplainedEntry): readonly DifferingPlace[] {
  const root = entry === null ? '' : jsonPointer([listOf(entry.kind), entry.key]);
  const places = new Map<string, DifferingPlace>();
  for (const { kind, field, pointer } of explanations) {
    const known = places.get(pointer);
    if (known !== undefined && known.rule?.key !== 'unordered') continue;
    places.set(pointer, { entry, field, pointer, rule: ruleFor(kind, `${root}${pointer}`) });
  }
  return [...places.values()];
}

function ruleFor(kind: Explanation['kind'], pointer: string): PlaceRule | null {
  if (kind === 'order_only') return { key: 'unordered', pointer };
  return ignoresRequired(pointer) ? null : { key: 'ignore', pointer };
}

function listOf(kind: Entry['kind']): string {
  return [...ENTRY_LISTS].find(([, known]) => known === kind)?.[0] ?? 'tools';
}
