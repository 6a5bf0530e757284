import type { Entry } from '../catalog/index.js';
import type { CatalogDiff, EntryChange, FieldChange } from '../diff/index.js';
import type { CatalogSide } from '../gate/index.js';
import { fingerprint } from '../json/index.js';

/**
 * A diff as plain JSON: each list in its order, names as they are, digests whole. Added, removed and changed entries
 * have the fingerprints of their definitions; of unchanged ones the names suffice.
 */
export function diffDocument(diff: CatalogDiff) {
  return {
    counts: {
      changed: diff.changed.length,
      added: diff.added.length,
      removed: diff.removed.length,
      unchanged: diff.unchanged.length,
    },
    members: diff.members.map(fieldDocument),
    changed: diff.changed.map(changeDocument),
    added: diff.added.map(entryDocument),
    removed: diff.removed.map(entryDocument),
    unchanged: diff.unchanged.map(nameDocument),
    renamed: diff.renamed.map(({ before, after }) => ({
      before: nameDocument(before),
      after: nameDocument(after),
    })),
  };
}

/** One side of a diff as plain JSON: what it is and its whole digest. */
export function sideDocument(side: CatalogSide | null) {
  if (side === null) return null;
  const { format, digest, entries, notes } = side;
  return { format, digest, entries, notes: notes.map(({ code, about }) => ({ code, about })) };
}

function changeDocument({ before, after, fields }: EntryChange) {
  return {
    ...nameDocument(after),
    before: fingerprint(before.definition),
    after: fingerprint(after.definition),
    fields: fields.map(fieldDocument),
  };
}

function entryDocument(entry: Entry) {
  return { ...nameDocument(entry), digest: fingerprint(entry.definition) };
}

function nameDocument({ kind, key, version }: Entry) {
  return { kind, key, version };
}

function fieldDocument({ field, before, after }: FieldChange) {
  return { field, before, after };
}
