import type { Entry, Format } from '../catalog/index.js';
import { entryId, holdsSchemas, withoutName } from '../catalog/index.js';
import { compareCodePoints, fingerprint, prettyJson } from '../json/index.js';
import type { RenamedEntry } from './catalog-diff.js';

/** Pairs are sought among so many removed times added entries, and in definitions of so many lines together. */
const MAX_PAIRS = 10_000;
const MAX_LINES = 100_000;
const MAX_TIES = 10;
const ALIKE = 0.6;
/** Small definitions have as much in common with any other. */
const MIN_COMMON_LINES = 5;

/**
 * Pairs removed entries with added ones of the same kind and version that look like them: first those whose definitions
 * are equal but for the name, then those whose names differ in case and separators alone, then those of whose
 * definitions at least 60 % of the lines, and five, are the same. Each entry is in one pair at most; the more alike are paired
 * first, of those that are as alike the first in key order. The same pairs come out with both sides exchanged.
 */
export function renamedEntries(
  format: Format,
  removed: readonly Entry[],
  added: readonly Entry[],
): readonly RenamedEntry[] {
  if (removed.length === 0 || added.length === 0) return [];
  const equal = equalPairs(format, removed, added);
  const named = namedPairs(unpaired(removed, equal), unpaired(added, equal));
  const known = [...equal, ...named];
  const alike = alikePairs(format, unpaired(removed, known), unpaired(added, known));
  const order = new Map(removed.map((entry, index) => [entry, index]));
  return [...known, ...alike].sort((a, b) => (order.get(a.before) ?? 0) - (order.get(b.before) ?? 0));
}

function unpaired(entries: readonly Entry[], pairs: readonly RenamedEntry[]): readonly Entry[] {
  const paired = new Set(pairs.flatMap(({ before, after }) => [before, after]));
  return entries.filter((entry) => !paired.has(entry));
}

function equalPairs(
  format: Format,
  removed: readonly Entry[],
  added: readonly Entry[],
): readonly RenamedEntry[] {
  const contentOf = (entry: Entry) => {
    const rest = withoutName(format, entry.kind, entry.definition);
    return `${entry.kind} ${fingerprint(rest)} ${entry.version ?? ''}`;
  };
  const waiting = grouped(added, contentOf);
  return removed.flatMap((before) => {
    const after = waiting.get(contentOf(before))?.shift();
    return after === undefined ? [] : [{ before, after, by: 'definition' as const, ties: [] }];
  });
}

function namedPairs(removed: readonly Entry[], added: readonly Entry[]): readonly RenamedEntry[] {
  const nameOf = ({ kind, key, version }: Entry) => entryId({ kind, key: plainName(key), version });
  const waiting = grouped(added, nameOf);
  const leaving = grouped(removed, nameOf);
  return removed.flatMap((before) => {
    const rivals = leaving.get(nameOf(before)) ?? [];
    const fitting = waiting.get(nameOf(before)) ?? [];
    const after = fitting[rivals.indexOf(before)];
    if (after === undefined) return [];
    const ties = [...rivals, ...fitting].filter((entry) => entry !== before && entry !== after);
    return [{ before, after, by: 'name' as const, ties: ties.slice(0, MAX_TIES) }];
  });
}

/** A name without case and separators; as it is where nothing else is in it. */
function plainName(key: string): string {
  const plain = key.replace(/[-_./: ]/g, '').replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return plain === '' ? key : plain;
}

interface Likeness {
  readonly before: Entry;
  readonly after: Entry;
  readonly score: number;
}

function alikePairs(
  format: Format,
  removed: readonly Entry[],
  added: readonly Entry[],
): readonly RenamedEntry[] {
  if (!holdsSchemas(format) || removed.length * added.length > MAX_PAIRS) return [];
  const lines = new Map([...removed, ...added].map((entry) => [entry, linesOf(format, entry)]));
  if ([...lines.values()].reduce((sum, { total }) => sum + total, 0) > MAX_LINES) return [];
  const scored = removed.flatMap((before) =>
    added.flatMap((after): readonly Likeness[] => {
      if (before.kind !== after.kind || before.version !== after.version) return [];
      const score = likeness(lines.get(before), lines.get(after));
      return score >= ALIKE ? [{ before, after, score }] : [];
    }),
  );
  const taken = new Set<Entry>();
  return scored.sort(compareLikeness).flatMap(({ before, after, score }) => {
    if (taken.has(before) || taken.has(after)) return [];
    taken.add(before).add(after);
    const ties = scored.flatMap((other) => {
      if (other.score !== score || (other.before === before) === (other.after === after)) return [];
      return [other.before === before ? other.after : other.before];
    });
    return [{ before, after, by: 'likeness' as const, ties: ties.slice(0, MAX_TIES) }];
  });
}

/** The most alike first; then in an order that is the same with both sides exchanged. */
function compareLikeness(a: Likeness, b: Likeness): number {
  const [[first = '', second = ''], [other = '', another = '']] = [keysOf(a), keysOf(b)];
  return b.score - a.score || compareCodePoints(first, other) || compareCodePoints(second, another);
}

function keysOf({ before, after }: Likeness): readonly string[] {
  return [before.key, after.key].sort(compareCodePoints);
}

/** How often a definition has each line that holds more than brackets. */
interface Lines {
  readonly times: ReadonlyMap<string, number>;
  readonly total: number;
}

function linesOf(format: Format, { kind, definition }: Entry): Lines {
  const times = new Map<string, number>();
  const lines = prettyJson(withoutName(format, kind, definition))
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => /[^[\]{}]/.test(line));
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  return { times, total: lines.length };
}

/** The part of the longer definition's lines that both have. */
function likeness(before: Lines | undefined, after: Lines | undefined): number {
  if (before === undefined || after === undefined || before.total === 0 || after.total === 0) return 0;
  let common = 0;
  for (const [line, times] of before.times) common += Math.min(times, after.times.get(line) ?? 0);
  return common < MIN_COMMON_LINES ? 0 : common / Math.max(before.total, after.total);
}

function grouped(entries: readonly Entry[], idOf: (entry: Entry) => string): ReadonlyMap<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(idOf(entry));
    if (group === undefined) groups.set(idOf(entry), [entry]);
    else group.push(entry);
  }
  return groups;
}
