import type { Entry, Format } from '../../catalog/index.js';
import { compareEntries } from '../../catalog/index.js';
import type { CatalogDiff, EntryChange, RenamedEntry } from '../../diff/index.js';
import { explainChange, explainMembers, newInvisible } from '../../diff/index.js';
import type { PolicyOutcome } from '../../governance/index.js';
import { isObject, member } from '../../json/index.js';
import type { JsonObject } from '../../json/index.js';
import type { Detail } from '../detail.js';
import type { ChangeFact, RowFact } from './change-facts.js';
import { changeFacts, factIdentity, factRank } from './change-facts.js';
import { MAX_TEXTS, changedWords } from './change-lines.js';
import type { ChangeRow, RowKind } from './change-row.js';
import { invisibleClasses } from './invisible.js';
import type { Resemblance } from './resembling-names.js';
import { resemblances } from './resembling-names.js';
import { sideEffectsOf } from './side-effects.js';

/** What a list of changes is made with. */
export interface ChangeListOptions {
  readonly format: Format;
  readonly detail: Detail;
  readonly policy: PolicyOutcome | null;
}

/**
 * Everything that differs between two catalogs, a row an entry, the worst first: by what a change lets a tool do or a
 * model read, then texts that grew most, then by key. Entries that changed alike share a row: by kinds and fields, from
 * `pointers` on by places too, with `values` only where their values are the same. A pair that looks renamed is one row.
 */
export function changeList(diff: CatalogDiff, options: ChangeListOptions): readonly ChangeRow[] {
  const resembles = resemblances(diff);
  const findings = findingsByTool(options.policy);
  const [renamedTo, renamedFrom] = [
    new Set(diff.renamed.map(({ after }) => after)),
    new Set(diff.renamed.map(({ before }) => before)),
  ];
  const rows = [
    ...grouped(
      diff.changed.map((change) => changedRow(change, options, findings)),
      options,
    ),
    ...diff.renamed.map((pair) => renamedRow(pair, options, resembles, findings)),
    ...diff.added
      .filter((entry) => !renamedTo.has(entry))
      .map((entry) => addedRow(entry, options, resembles(entry), findings)),
    ...diff.removed.filter((entry) => !renamedFrom.has(entry)).map((entry) => removedRow(entry, options)),
    ...membersRow(diff),
  ];
  return rows.sort(compareRows);
}

type Findings = ReadonlyMap<string, readonly RowFact[]>;

/** The findings that fail the policy, by tool. */
function findingsByTool(policy: PolicyOutcome | null): Findings {
  const found = new Map<string, RowFact[]>();
  for (const { entry, code, isNew } of policy?.failing === true ? policy.findings : []) {
    if (entry === null || (policy?.mode === 'new' && !isNew)) continue;
    const known = found.get(entry) ?? [];
    if (!known.some((fact) => fact.type === 'finding' && fact.code === code)) {
      found.set(entry, [...known, { type: 'finding', code }]);
    }
  }
  return found;
}

function findingsOf({ kind, key }: Entry, findings: Findings): readonly RowFact[] {
  return kind === 'tool' ? (findings.get(key) ?? []) : [];
}

function changedRow(change: EntryChange, options: ChangeListOptions, findings: Findings): ChangeRow {
  const { before, after } = change;
  const facts = [...findingsOf(after, findings), ...changedFacts(change, options)];
  return rowOf('changed', [after], before, before.definition, after.definition, facts);
}

function changedFacts(change: EntryChange, { format }: ChangeListOptions): readonly RowFact[] {
  const { before, after } = change;
  const classes = invisibleClasses(newInvisible(before.definition, after.definition));
  return changeFacts(explainChange(format, change), {
    effects: sideEffectsOf(format, after),
    values: format === 'openmed-inventory' ? change : null,
    classes,
  });
}

function renamedRow(
  { before, after, ties }: RenamedEntry,
  options: ChangeListOptions,
  resembles: (entry: Entry) => Resemblance | null,
  findings: Findings,
): ChangeRow {
  const facts = changedFacts({ before, after, fields: [] }, options).filter((fact) => !isOfName(fact));
  const all = [
    ...findingsOf(after, findings),
    ...nameFacts(resembles(after), before),
    ...facts,
    ...ties.map((of) => ({ type: 'tie', of }) as const),
  ];
  return rowOf('renamed', [after], before, before.definition, after.definition, all);
}

/** A name that differs is what makes a pair, and no fact beside it. */
function isOfName(fact: RowFact): boolean {
  return (
    fact.type === 'change' && /^\/(?:function\/)?(?:name|uri|uriTemplate)$/u.test(fact.pointers[0] ?? '')
  );
}

function addedRow(
  entry: Entry,
  { format }: ChangeListOptions,
  resemblance: Resemblance | null,
  findings: Findings,
): ChangeRow {
  const effects = sideEffectsOf(format, entry);
  const classes = invisibleClasses(newInvisible(undefined, entry.definition));
  const facts: readonly RowFact[] = [
    ...findingsOf(entry, findings),
    ...(classes.length === 0 ? [] : [{ type: 'invisible', classes } as const]),
    ...nameFacts(resemblance, null),
    ...(effects === null ? [] : [{ type: 'effects', effects, of: 'added' } as const]),
  ];
  return rowOf('added', [entry], null, null, entry.definition, facts);
}

function nameFacts(resemblance: Resemblance | null, former: Entry | null): readonly RowFact[] {
  if (resemblance === null || (resemblance.of !== null && resemblance.of === former)) return [];
  return [{ type: 'look-alike', of: resemblance.of }];
}

function removedRow(entry: Entry, { format }: ChangeListOptions): ChangeRow {
  const effects = sideEffectsOf(format, entry);
  const facts: readonly RowFact[] = effects === null ? [] : [{ type: 'effects', effects, of: 'removed' }];
  return rowOf('removed', [entry], entry, entry.definition, null, facts);
}

function membersRow({ members, memberValues }: CatalogDiff): readonly ChangeRow[] {
  if (members.length === 0) return [];
  const facts =
    memberValues === null
      ? members.map(({ field, before }) => memberFact(field, before === null))
      : changeFacts(explainMembers(memberValues.before, memberValues.after), {
          effects: null,
          values: null,
          classes: invisibleClasses(newInvisible(memberValues.before, memberValues.after)),
        });
  return [rowOf('members', [], null, memberValues?.before ?? null, memberValues?.after ?? null, facts)];
}

function memberFact(field: string, isAdded: boolean): ChangeFact {
  return {
    type: 'change',
    kind: isAdded ? 'field_added' : 'field_removed',
    ...{ field, hint: null, before: null, after: null, values: null },
    ...{ isStated: true, places: 1, names: [], pointers: [`/${field}`] },
  };
}

function rowOf(
  kind: RowKind,
  entries: readonly Entry[],
  former: Entry | null,
  before: JsonObject | null,
  after: JsonObject | null,
  facts: readonly RowFact[],
): ChangeRow {
  const sorted = facts.toSorted((a, b) => factRank(a) - factRank(b));
  const [worst] = sorted;
  return {
    kind,
    entries,
    former,
    before,
    after,
    facts: sorted,
    rank: Math.min(rowRank(kind), worst === undefined ? 99 : factRank(worst)),
  };
}

/** Where there is nothing worse to say of it. */
function rowRank(kind: RowKind): number {
  return { changed: 99, renamed: 30, added: 20, removed: 31, members: 99 }[kind];
}

/** Puts changed entries together that changed alike. */
function grouped(rows: readonly ChangeRow[], options: ChangeListOptions): readonly ChangeRow[] {
  const groups = new Map<string, ChangeRow[]>();
  for (const row of rows) {
    const id = identityOf(row, options);
    const known = groups.get(id);
    if (known === undefined) groups.set(id, [row]);
    else known.push(row);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    if (group.length === 1) return [first];
    return [{ ...first, entries: group.flatMap(({ entries }) => entries) }];
  });
}

function identityOf(row: ChangeRow, { detail, format }: ChangeListOptions): string {
  const facts = row.facts.map((fact) => factIdentity(fact, detail !== 'fingerprints'));
  if (detail !== 'values') return JSON.stringify(facts);
  // With values all of it has to be seen: rows are one only where facts and changed words say everything.
  const own = row.facts.every(isToldWhole) ? null : (row.entries[0] ?? null);
  const words = own === null ? changedWords(row, format) : [];
  return JSON.stringify([facts, words, own === null ? null : [own.kind, own.key, own.version]]);
}

/** Whether a fact leaves nothing to be seen beside itself and the words that changed. */
function isToldWhole(fact: RowFact): boolean {
  if (fact.type !== 'change') return false;
  return fact.hint !== null || fact.kind.startsWith('side_effect_') || isTextTold(fact);
}

/** A text is shown by its words where no other text is left out of them. */
function isTextTold({ kind, places }: ChangeFact): boolean {
  return kind === 'description_text' && places <= MAX_TEXTS;
}

function compareRows(a: ChangeRow, b: ChangeRow): number {
  return (
    a.rank - b.rank || growthOf(b) - growthOf(a) || b.entries.length - a.entries.length || compareFirst(a, b)
  );
}

function compareFirst(a: ChangeRow, b: ChangeRow): number {
  const [first, second] = [a.entries[0], b.entries[0]];
  if (first === undefined || second === undefined)
    return Number(second === undefined) - Number(first === undefined);
  return compareEntries(first, second);
}

/** By how many characters the texts that a model reads first grew: what is slipped in makes them longer. */
function growthOf({ kind, before, after }: ChangeRow): number {
  return kind === 'changed' || kind === 'renamed' ? textLength(after) - textLength(before) : 0;
}

function textLength(definition: JsonObject | null): number {
  if (definition === null) return 0;
  const inner = member(definition, 'function');
  const text = member(isObject(inner) ? inner : definition, 'description');
  return typeof text === 'string' ? text.length : 0;
}
