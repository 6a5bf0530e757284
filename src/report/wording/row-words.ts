import type { SideEffectClass } from '../../catalog/index.js';
import type { ChangeFact, ChangeRow, InvisibleClass, RowFact } from '../changes/index.js';
import type { Detail } from '../detail.js';
import type { Markup } from '../escape/index.js';
import { CHANGE_WORDS } from './change-words.js';

// One row must never fill a report on its own.
const MAX_FACTS = 6;
const MAX_PLACES = 3;

/** Ranks up to this one are marked, so that they are seen at a glance. */
const MAX_ALARMING_RANK = 4;

/** Whether a row is about something that lets a tool do more, hides text or breaks the policy. */
export function isAlarming({ rank }: ChangeRow): boolean {
  return rank <= MAX_ALARMING_RANK;
}

/** What happened in a row, the most consequential first: `now destructive · required property added · text changed`. */
export function rowWords(row: ChangeRow, markup: Markup, detail: Detail): string {
  const shown = row.facts.slice(0, MAX_FACTS).map((fact) => factWords(fact, markup, detail));
  const more = row.facts.length - shown.length;
  const facts = [...shown, ...(more > 0 ? [`${more} more`] : [])].join(' · ');
  switch (row.kind) {
    case 'added':
      return facts === '' ? markup.bold('added') : `${markup.bold('added')}: ${facts}`;
    case 'removed':
      return facts === '' ? 'removed' : `removed: ${facts}`;
    case 'renamed': {
      const from = row.former === null ? '' : ` from ${markup.entry(row.former)}`;
      return `looks renamed${from}: ${facts === '' ? 'otherwise the same' : facts}`;
    }
    case 'changed':
    case 'members':
      return facts;
  }
}

function factWords(fact: RowFact, markup: Markup, detail: Detail): string {
  switch (fact.type) {
    case 'finding':
      return markup.bold(`breaks the policy: ${markup.name(fact.code)}`);
    case 'invisible':
      return markup.bold(fact.classes.map((one) => INVISIBLE_WORDS[one]).join(', '));
    case 'look-alike':
      return markup.bold(
        fact.of === null
          ? 'its name has letters that look like others'
          : `its name looks like ${markup.entry(fact.of)}`,
      );
    case 'tie':
      return `${markup.entry(fact.of)} is as much alike`;
    case 'effects':
      return effectsWords(fact, markup);
    case 'change':
      return `${changeFactWords(fact, markup)}${placesWords(fact, markup, detail)}`;
  }
}

const INVISIBLE_WORDS: Readonly<Record<InvisibleClass, string>> = {
  direction: 'characters that reorder text appeared',
  'zero-width': 'zero-width characters appeared',
  tag: 'invisible tag characters appeared',
  variation: 'invisible variation selectors appeared',
  control: 'control characters appeared',
  space: 'unusual spaces appeared',
  'private-use': 'private-use characters appeared',
  other: 'invisible characters appeared',
};

const CLASS_WORDS: Readonly<Record<SideEffectClass, string>> = {
  none: 'no side effects',
  'read-only': 'read-only',
  'idempotent-write': 'writes, idempotent',
  'non-idempotent-write': 'writes',
  destructive: 'destructive',
};

const FORMER_WORDS: Readonly<Record<SideEffectClass, string>> = {
  none: 'had no side effects',
  'read-only': 'was read-only',
  'idempotent-write': 'could write, idempotent',
  'non-idempotent-write': 'could write',
  destructive: 'was destructive',
};

function effectsWords({ effects, of }: Extract<RowFact, { type: 'effects' }>, markup: Markup): string {
  const words = CLASS_WORDS[effects.class];
  if (of === 'removed')
    return effects.isStated ? FORMER_WORDS[effects.class] : 'side effects were not stated';
  if (!effects.isStated) return `side effects not stated (MCP assumes ${words})`;
  return effects.class === 'destructive' ? markup.bold(words) : words;
}

/** Fields whose schema is what is meant where none is named. */
const INPUT_SCHEMAS: ReadonlySet<string> = new Set(['inputSchema', 'input_schema', 'parameters', 'schema']);

function changeFactWords(fact: ChangeFact, markup: Markup): string {
  const { kind, field, hint, before, after, names, places, values } = fact;
  if (values !== null)
    return `${markup.name(field)}: ${value(values.before, markup)} → ${value(values.after, markup)}`;
  const many = places > 1;
  const inField = INPUT_SCHEMAS.has(field) ? '' : ` in ${markup.name(field)}`;
  switch (kind) {
    case 'side_effect_raised':
      return (
        markup.bold(`${fact.isStated ? 'now' : 'now counts as'} ${stated(after)}`) + ` (${former(before)})`
      );
    case 'side_effect_lowered':
      return `now ${stated(after)} (${former(before)})`;
    case 'annotation_hint':
      return `${hint ?? 'hint'}: ${stated(before)} → ${stated(after)}`;
    case 'description_text':
      if (field === 'description') return 'text changed';
      if (field === 'instructions') return markup.bold('instructions changed');
      if (field === 'title') return 'title changed';
      return INPUT_SCHEMAS.has(field) ? 'text in the schema changed' : `text changed${inField}`;
    case 'schema_emptied':
      return markup.bold(`schema emptied${inField}`);
    case 'required_property_added':
      return `${many ? `${places} required properties` : 'required property'} added${inField}`;
    case 'property_added':
      return `${many ? `${places} properties` : 'property'} added${inField}`;
    case 'property_removed':
      return `${many ? `${places} properties` : 'property'} removed${inField}`;
    case 'required_added':
      return `${names.length > 1 ? `${names.length} properties` : 'property'} now required${inField}`;
    case 'required_removed':
      return `${names.length > 1 ? `${names.length} properties` : 'property'} no longer required${inField}`;
    case 'explicit_spec_default':
      return `default written out or left out${inField}`;
    case 'field_added':
    case 'field_removed':
      return `${markup.name(field)} ${kind === 'field_added' ? 'added' : 'removed'}`;
    case 'other':
      return `${INPUT_SCHEMAS.has(field) ? 'schema' : markup.name(field)} changed otherwise`;
    default:
      return `${CHANGE_WORDS[kind]}${inField}`;
  }
}

function former(value: ChangeFact['before']): string {
  if (value === 'idempotent-write' || value === 'non-idempotent-write')
    return `before: ${CLASS_WORDS[value]}`;
  return typeof value === 'string' ? FORMER_WORDS[value] : `was ${stated(value)}`;
}

function stated(value: ChangeFact['after']): string {
  if (value === null) return 'absent';
  return typeof value === 'boolean' ? String(value) : CLASS_WORDS[value];
}

function value(text: string | null, markup: Markup): string {
  return text === null ? 'absent' : markup.name(text.startsWith('sha256:') ? text.slice(7, 19) : text);
}

/** Kinds whose count stands in their words. */
const COUNTED: ReadonlySet<string> = new Set([
  'required_property_added',
  'property_added',
  'property_removed',
  'required_added',
  'required_removed',
]);

/** Where it is: names of properties, or pointers, where they may be told; else how many places there are. */
function placesWords(fact: ChangeFact, markup: Markup, detail: Detail): string {
  const { kind, field, hint, places, names, pointers, values } = fact;
  if (hint !== null || values !== null || kind.startsWith('side_effect_')) return '';
  if (detail === 'fingerprints') return places > 1 && !COUNTED.has(kind) ? ` (${places} places)` : '';
  // With values the places stand in the fold itself.
  const elsewhere = detail === 'values' ? [] : pointers.filter((pointer) => pointer !== `/${field}`);
  const told = names.length > 0 ? names : elsewhere;
  if (told.length === 0) return places > 1 && !COUNTED.has(kind) ? ` (${places} places)` : '';
  const shown = told
    .slice(0, MAX_PLACES)
    .map((name) => (names.length > 0 ? markup.name(name) : markup.pointer(name)));
  const more = Math.max(places, told.length) - shown.length;
  return ` ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
