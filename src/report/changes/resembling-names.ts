import type { Entry } from '../../catalog/index.js';
import { entryId } from '../../catalog/index.js';
import type { CatalogDiff } from '../../diff/index.js';
import { hasLookAlikes } from '../escape/index.js';

// Nobody takes a longer name for another one by sight.
const MAX_COMPARED = 128;

/** A name that may be taken for another one. */
export interface Resemblance {
  /** The entry that it may be taken for; null where its letters alone give it away. */
  readonly of: Entry | null;
}

/** Finds what a new entry of a diff may be taken for; null where its name is its own. */
export function resemblances(diff: CatalogDiff): (added: Entry) => Resemblance | null {
  if (diff.added.length === 0) return () => null;
  const former = new Map(diff.renamed.map(({ before, after }) => [entryId(after), before]));
  const standing = [...diff.unchanged, ...diff.changed.map(({ after }) => after), ...diff.added];
  const bySkeleton = new Map<string, Entry[]>();
  for (const entry of [...standing, ...diff.removed]) {
    const known = bySkeleton.get(skeletonOf(entry));
    if (known === undefined) bySkeleton.set(skeletonOf(entry), [entry]);
    else known.push(entry);
  }
  return (added) => {
    const twin = former.get(entryId(added));
    const other = (bySkeleton.get(skeletonOf(added)) ?? []).find(
      (entry) => entry.key !== added.key && entry !== twin,
    );
    if (other !== undefined) return { of: other };
    return hasLookAlikes(added.key) ? { of: null } : null;
  };
}

/** Alike for two names that differ only in case, separators, and letters drawn alike. */
function skeletonOf({ kind, key }: Entry): string {
  if (key.length > MAX_COMPARED) return `${kind} ${key}`;
  const plain = key
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[-_.\s/]/gu, '');
  return `${kind} ${plain === '' ? key : plain.replace(/[il|!]/gu, '1').replaceAll('o', '0')}`;
}
