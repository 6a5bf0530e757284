import { compareCodePoints } from '../json/index.js';
import type { Entry } from './catalog.js';
import { ENTRY_KINDS } from './catalog.js';
import type { Reading } from './reading.js';
import { faultAt, tell } from './reading.js';

const SEMVER = /^(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)$/;

/** Orders entries by kind, key (code points) and version, for `sort`. */
export function compareEntries(a: Entry, b: Entry): number {
  if (a.kind !== b.kind) return ENTRY_KINDS.indexOf(a.kind) - ENTRY_KINDS.indexOf(b.kind);
  return compareCodePoints(a.key, b.key) || compareVersions(a.version ?? '', b.version ?? '');
}

/**
 * Orders versions, for `sort`: `N.N.N` by its numbers, which may be of any size (OpenMed tool inventory, "Order"),
 * and before every other text; other texts by code point.
 */
export function compareVersions(a: string, b: string): number {
  if (a === b) return 0;
  const left = SEMVER.exec(a);
  const right = SEMVER.exec(b);
  if (left === null || right === null) {
    return Number(left === null) - Number(right === null) || compareCodePoints(a, b);
  }
  return compareNumbers(left, right, 1) || compareNumbers(left, right, 2) || compareNumbers(left, right, 3);
}

function compareNumbers(left: RegExpExecArray, right: RegExpExecArray, part: number): number {
  const a = left[part] ?? '';
  const b = right[part] ?? '';
  return a.length - b.length || compareCodePoints(a, b);
}

/** Whether two entries have the same kind, key and version; much less work than to order them. */
export function isSameEntry(a: Entry, b: Entry): boolean {
  return a.key === b.key && a.version === b.version && a.kind === b.kind;
}

/** One text for an entry's kind, key and version; two entries have the same one only if all three are equal. */
export function entryId(entry: Pick<Entry, 'kind' | 'key' | 'version'>): string {
  const version = entry.version === null ? '' : `${entry.version.length} ${entry.version}`;
  return `${entry.kind} ${version} ${entry.key}`;
}

/** Entries in a catalog's order. Throws `duplicate_name` at the second of two with the same kind, key and version. */
export function sortedEntries(reading: Reading, entries: readonly Entry[]): readonly Entry[] {
  const sorted = inCatalogOrder(entries);
  if (!hasRepeated(sorted)) return sorted;
  for (const { start } of repeatedIn(entries)) tell(reading, faultAt(reading, 'duplicate_name', start));
  return sorted;
}

/** Surrogates and what is behind them: without such units the order of `<` is that of code points. */
const BEHIND = /[\ud800-\uffff]/;

/** Entries by kind, key (code points) and version. */
export function inCatalogOrder(entries: readonly Entry[]): readonly Entry[] {
  const isPlain = !entries.some(({ key }) => BEHIND.test(key));
  return [...entries].sort(isPlain ? comparePlain : compareEntries);
}

function comparePlain(a: Entry, b: Entry): number {
  if (a.kind !== b.kind) return compareEntries(a, b);
  if (a.key < b.key) return -1;
  return a.key === b.key ? compareEntries(a, b) : 1;
}

/** Whether two entries have the same kind, key and version; takes them sorted. */
export function hasRepeated(sorted: readonly Entry[]): boolean {
  return sorted.some((entry, index) => {
    const former = sorted[index - 1];
    return former !== undefined && isSameEntry(former, entry);
  });
}

/** The entries whose kind, key and version one before them has. */
export function repeatedIn(entries: readonly Entry[]): readonly Entry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const id = entryId(entry);
    const repeated = seen.has(id);
    seen.add(id);
    return repeated;
  });
}
