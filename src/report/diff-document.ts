import type { Entry, Format } from '../catalog/index.js';
import type {
  CatalogDiff,
  EntryChange,
  ExplainedEntry,
  ExplanationGroup,
  FieldChange,
} from '../diff/index.js';
import { explainChange, groupExplanations } from '../diff/index.js';
import type { CatalogSide } from '../gate/index.js';
import { fingerprint, member } from '../json/index.js';
import type { JsonObject } from '../json/index.js';
import type { Detail } from './detail.js';
import { explainedMembers } from './explained.js';
import { CatalogValue } from './json-text.js';

/**
 * A diff as plain JSON: each list in its order, names as they are, digests whole. Added, removed and changed entries
 * have the fingerprints of their definitions, changed ones what is said of the change too; of unchanged ones the names
 * suffice.
 */
export function diffDocument(diff: CatalogDiff, format: Format, detail: Detail) {
  return {
    counts: {
      changed: diff.changed.length,
      added: diff.added.length,
      removed: diff.removed.length,
      unchanged: diff.unchanged.length,
      members: diff.members.length,
    },
    members: diff.members.map((field) =>
      fieldDocument(field, diff.memberValues?.before, diff.memberValues?.after, detail),
    ),
    ...memberExplanations(diff, detail),
    changed: diff.changed.map((change) => changeDocument(change, format, detail)),
    added: diff.added.map((entry) => entryDocument(entry, detail)),
    removed: diff.removed.map((entry) => entryDocument(entry, detail)),
    unchanged: diff.unchanged.map(nameDocument),
    renamed: diff.renamed.map(({ before, after, by, ties }) => ({
      before: nameDocument(before),
      after: nameDocument(after),
      by,
      ties: ties.map(nameDocument),
    })),
  };
}

function memberExplanations(diff: CatalogDiff, detail: Detail) {
  const { explanations, explanations_cut } = explanationsDocument(explainedMembers(diff), detail);
  return { member_explanations: explanations, member_explanations_cut: explanations_cut };
}

/** One side of a diff as plain JSON: what it is and its whole digest. */
export function sideDocument(side: CatalogSide | null) {
  if (side === null) return null;
  const { format, digest, entries, notes } = side;
  return { format, digest, entries, notes: notes.map(({ code, about }) => ({ code, about })) };
}

function changeDocument(change: EntryChange, format: Format, detail: Detail) {
  const { before, after, fields } = change;
  return {
    ...nameDocument(after),
    before: fingerprint(before.definition),
    after: fingerprint(after.definition),
    fields: fields.map((field) => fieldDocument(field, before.definition, after.definition, detail)),
    ...explanationsDocument([{ entry: after, ...explainChange(format, change) }], detail),
  };
}

function explanationsDocument(explained: readonly ExplainedEntry[], detail: Detail) {
  const groups = groupExplanations(explained, detail === 'fingerprints' ? 'fingerprints' : 'pointers');
  return {
    explanations: groups.map(explanationDocument),
    explanations_cut: detail !== 'fingerprints' && explained.some(({ leftOut }) => leftOut.length > 0),
  };
}

function explanationDocument({
  kind,
  field,
  pointer,
  hint,
  subject,
  before,
  after,
  places,
}: ExplanationGroup) {
  return { kind, field, pointer, hint, subject, before, after, places };
}

function entryDocument(entry: Entry, detail: Detail) {
  return {
    ...nameDocument(entry),
    digest: fingerprint(entry.definition),
    ...(detail === 'values' ? { definition: new CatalogValue(entry.definition) } : {}),
  };
}

/** What tells an entry from the others. */
export function nameDocument({ kind, key, version }: Entry) {
  return { kind, key, version };
}

/** With `values` both values too; a side that has none has no member. */
function fieldDocument(
  { field, before, after }: FieldChange,
  old: JsonObject | undefined,
  now: JsonObject | undefined,
  detail: Detail,
) {
  if (detail !== 'values') return { field, before, after };
  return { field, before, after, before_value: valueOf(old, field), after_value: valueOf(now, field) };
}

function valueOf(object: JsonObject | undefined, field: string): CatalogValue | undefined {
  const value = object === undefined ? undefined : member(object, field);
  return value === undefined ? undefined : new CatalogValue(value);
}
