import type { Entry, Format } from '../catalog/index.js';
import { ENTRY_LISTS, ignoresRequired } from '../catalog/index.js';
import { jsonPointer } from '../json/index.js';
import type { CatalogDiff } from './catalog-diff.js';
import { explainChange, explainMembers } from './explain-change.js';
import type { ChangeKind } from './change-kind.js';
import type { ExplainedEntry } from './explanation.js';

/** A place at which two catalogs differ, of an entry that both have or of the catalog itself (null). */
export interface DifferingPlace {
  readonly entry: Entry | null;
  readonly kind: ChangeKind;
  /** The field of the definition, or the member of the catalog. */
  readonly field: string;
  /** A JSON Pointer (RFC 6901) from the root of the definition, or of the members. */
  readonly pointer: string;
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

/** What takes a place out of the comparison; null for a schema's required properties, which nothing does. */
export function placeRule({ entry, kind, pointer: within }: DifferingPlace): PlaceRule | null {
  const pointer = `${entry === null ? '' : jsonPointer([listOf(entry.kind), entry.key])}${within}`;
  if (kind === 'order_only') return { key: 'unordered', pointer };
  return ignoresRequired(pointer) ? null : { key: 'ignore', pointer };
}

/**
 * The arrays that differ in their order, as JSON Pointers that `unordered` takes (see applyRules), in key order; empty
 * where two catalogs differ in anything else too, or not at all.
 */
export function orderOnlyPlaces(format: Format, diff: CatalogDiff): readonly string[] {
  if (diff.added.length > 0 || diff.removed.length > 0) return [];
  const parts = explained(format, diff);
  const isOrderOnly = parts.every(
    ({ explanations, leftOut }) =>
      leftOut.length === 0 && explanations.every(({ kind }) => kind === 'order_only'),
  );
  return isOrderOnly ? parts.flatMap(placesOf).flatMap((place) => placeRule(place)?.pointer ?? []) : [];
}

function explained(format: Format, { changed, memberValues }: CatalogDiff): readonly ExplainedEntry[] {
  return [
    ...changed.map((change) => ({ entry: change.after, ...explainChange(format, change) })),
    ...(memberValues === null
      ? []
      : [{ entry: null, ...explainMembers(memberValues.before, memberValues.after) }]),
  ];
}

/** Where more than the order differs, that is what counts. */
function placesOf({ entry, explanations }: ExplainedEntry): readonly DifferingPlace[] {
  const places = new Map<string, DifferingPlace>();
  for (const { kind, field, pointer } of explanations) {
    const known = places.get(pointer);
    if (known === undefined || known.kind === 'order_only')
      places.set(pointer, { entry, kind, field, pointer });
  }
  return [...places.values()];
}

function listOf(kind: Entry['kind']): string {
  return [...ENTRY_LISTS].find(([, known]) => known === kind)?.[0] ?? 'tools';
}
