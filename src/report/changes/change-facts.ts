import type { SideEffectClass, Entry } from '../../catalog/index.js';
import type { ChangeKind, EntryChange, ExplainedChange, Explanation, StatedValue } from '../../diff/index.js';
import { CHANGE_KINDS } from '../../diff/index.js';
import { member } from '../../json/index.js';
import type { InvisibleClass } from './invisible.js';
import type { SideEffects } from './side-effects.js';

/** A kind of change; a property that is new and required at once is reported as that. */
export type FactKind = ChangeKind | 'required_property_added';

/** Something that changed in an entry or in the catalog itself. */
export interface ChangeFact {
  readonly type: 'change';
  readonly kind: FactKind;
  /** The top-level field of the definition, or the member of the catalog. */
  readonly field: string;
  readonly hint: Explanation['hint'];
  /** Of a hint or a side-effect class, else null. */
  readonly before: StatedValue;
  readonly after: StatedValue;
  /** Whether the definition states the side effects that it now has; true of everything else. */
  readonly isStated: boolean;
  /** Of an inventory, which holds no content: the field's own values. */
  readonly values: { readonly before: string | null; readonly after: string | null } | null;
  readonly places: number;
  /** Names of the properties it is about. */
  readonly names: readonly string[];
  /** JSON Pointers of the places, as far as they are reported one by one. */
  readonly pointers: readonly string[];
}

/** Something that a row says. */
export type RowFact =
  | ChangeFact
  | { readonly type: 'effects'; readonly effects: SideEffects; readonly of: 'added' | 'removed' }
  | { readonly type: 'invisible'; readonly classes: readonly InvisibleClass[] }
  /** The name may be taken for another entry's; null where its letters alone give it away. */
  | { readonly type: 'look-alike'; readonly of: Entry | null }
  /** Another entry could as well be the one that was renamed, or that it became. */
  | { readonly type: 'tie'; readonly of: Entry }
  /** A finding that fails the policy. */
  | { readonly type: 'finding'; readonly code: string };

/** What is known of a change beside its explanations. */
export interface FactContext {
  /** What the entry may do now. */
  readonly effects: SideEffects | null;
  /** The change itself, where its values may be told. */
  readonly values: EntryChange | null;
  readonly classes: readonly InvisibleClass[];
}

/** What is said of a change, one fact for all places of a kind in a field. */
export function changeFacts(explained: ExplainedChange, context: FactContext): readonly RowFact[] {
  const required = requiredProperties(explained.explanations);
  const facts = new Map<string, ChangeFact>();
  for (const explanation of explained.explanations) {
    if (explanation.kind === 'invisible_characters' || isTold(explanation, required)) continue;
    gather(facts, explanation, required, context);
  }
  for (const { kind, field, places } of explained.leftOut) {
    const fact = facts.get(idOf(kind, field, null, null, null));
    if (fact !== undefined)
      facts.set(idOf(kind, field, null, null, null), { ...fact, places: fact.places + places });
    else if (kind !== 'invisible_characters')
      facts.set(idOf(kind, field, null, null, null), { ...plain(kind, field), places });
  }
  const invisible = context.classes.length > 0;
  const withClass = [...facts.values()].some(({ kind }) => kind.startsWith('side_effect_'));
  return [
    ...(invisible ? [{ type: 'invisible', classes: context.classes } as const] : []),
    ...[...facts.values()].filter((fact) => !(withClass && isOfClass(fact))),
  ];
}

/** Whether it is one of the hints that the class of side effects is made of, which is reported instead. */
function isOfClass({ hint }: ChangeFact): boolean {
  return hint !== null && hint !== 'openWorldHint';
}

function plain(kind: FactKind, field: string): ChangeFact {
  return {
    ...{ type: 'change', kind, field, hint: null, before: null, after: null, values: null },
    ...{ isStated: true, places: 0, names: [], pointers: [] },
  };
}

function gather(
  facts: Map<string, ChangeFact>,
  explanation: Explanation,
  required: ReadonlySet<string>,
  context: FactContext,
): void {
  const { field, pointer } = explanation;
  // Of form alone: which hints it is about is reported where the places are.
  const isForm = explanation.kind === 'explicit_spec_default';
  const { hint, before, after } = isForm ? { hint: null, before: null, after: null } : explanation;
  const kind = required.has(propertyPlace(explanation) ?? '') ? 'required_property_added' : explanation.kind;
  const id = idOf(kind, field, hint, before, after);
  const known = facts.get(id) ?? { ...plain(kind, field), hint, before, after };
  const name = nameOf(explanation);
  facts.set(id, {
    ...known,
    isStated: !kind.startsWith('side_effect_') || context.effects?.isStated !== false,
    values: valuesOf(field, kind, context.values),
    places: known.places + 1,
    names: name === null ? known.names : [...known.names, name],
    pointers: [...known.pointers, pointer],
  });
}

function idOf(
  kind: FactKind,
  field: string,
  hint: Explanation['hint'],
  before: StatedValue,
  after: StatedValue,
): string {
  return JSON.stringify([kind, field, hint, before, after]);
}

function valuesOf(field: string, kind: FactKind, change: EntryChange | null): ChangeFact['values'] {
  if (change === null || kind.startsWith('side_effect_')) return null;
  const before = member(change.before.definition, field);
  const after = member(change.after.definition, field);
  return {
    before: typeof before === 'string' ? before : null,
    after: typeof after === 'string' ? after : null,
  };
}

/** Places of properties that are new and required at once. */
function requiredProperties(explanations: readonly Explanation[]): ReadonlySet<string> {
  const added = new Set(
    explanations.flatMap((one) => (one.kind === 'property_added' ? [propertyPlace(one) ?? ''] : [])),
  );
  return new Set(
    explanations.flatMap((one) => {
      const place = one.kind === 'required_added' ? requiredPlace(one) : null;
      return place !== null && added.has(place) ? [place] : [];
    }),
  );
}

/** Whether another fact says it already: that a property that is new is required. */
function isTold(explanation: Explanation, required: ReadonlySet<string>): boolean {
  return explanation.kind === 'required_added' && required.has(requiredPlace(explanation));
}

/** Schema and name of a property that came. */
function propertyPlace({ kind, pointer, subject }: Explanation): string | null {
  if (kind !== 'property_added') return null;
  if (subject !== null) return `${pointer.replace(/\/properties$/u, '')} ${subject}`;
  const parts = /^(.*)\/properties\/([^/]*)$/su.exec(pointer);
  return parts === null ? null : `${parts[1] ?? ''} ${unescaped(parts[2] ?? '')}`;
}

function requiredPlace({ pointer, subject }: Explanation): string {
  return `${pointer.replace(/\/required$/u, '')} ${subject ?? ''}`;
}

function nameOf({ kind, subject, pointer }: Explanation): string | null {
  if (subject !== null) return subject;
  if (kind !== 'property_added' && kind !== 'property_removed') return null;
  return unescaped(pointer.slice(pointer.lastIndexOf('/') + 1));
}

function unescaped(token: string): string {
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** What makes two facts the same, with their places or without. */
export function factIdentity(fact: RowFact, withPlaces: boolean): unknown {
  if (fact.type === 'look-alike' || fact.type === 'tie') return [fact.type, fact.of?.key];
  if (fact.type !== 'change') return fact;
  const { kind, field, hint, before, after, isStated, values, places, names, pointers } = fact;
  const where = withPlaces ? [names, pointers] : [];
  return [kind, field, hint, before, after, isStated, values, places, ...where];
}

/** Lower is worse. */
export function factRank(fact: RowFact): number {
  switch (fact.type) {
    case 'finding':
      return 0;
    case 'invisible':
    case 'look-alike':
      return 2;
    case 'tie':
      return 32;
    case 'effects':
      return effectsRank(fact.effects, fact.of);
    case 'change':
      return CHANGE_RANKS.get(fact.kind) ?? RANK_OF_OTHERS + CHANGE_KINDS.indexOf(kindOf(fact.kind));
  }
}

const RANK_OF_OTHERS = 40;

const CHANGE_RANKS: ReadonlyMap<FactKind, number> = new Map<FactKind, number>([
  ['side_effect_raised', 1],
  ['schema_emptied', 4],
  ['description_text', 10],
  ['additional_properties_opened', 11],
  ['annotation_hint', 12],
  ['required_property_added', 13],
  ['property_added', 14],
]);

/** What MCP only assumes does not alarm: most tools of most servers state nothing. */
function effectsRank({ class: effect, isStated }: SideEffects, of: 'added' | 'removed'): number {
  if (of === 'removed') return 31;
  return isStated && effect === 'destructive' ? 2 : 20 + ASSUMED.indexOf(effect);
}

const ASSUMED: readonly SideEffectClass[] = [
  'destructive',
  'non-idempotent-write',
  'idempotent-write',
  'read-only',
  'none',
];

function kindOf(kind: FactKind): ChangeKind {
  return kind === 'required_property_added' ? 'property_added' : kind;
}
