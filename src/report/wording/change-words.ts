import type { ChangeKind, Fact, StatedValue } from '../../diff/index.js';

/** Each kind of change in a few words of our own. */
export const CHANGE_WORDS: Readonly<Record<ChangeKind, string>> = {
  side_effect_raised: 'side effects raised',
  side_effect_lowered: 'side effects lowered',
  annotation_hint: 'hint changed',
  invisible_characters: 'invisible characters appeared',
  description_text: 'text changed',
  schema_emptied: 'schema emptied: it says nothing any more',
  additional_properties_opened: 'additional properties opened',
  property_added: 'property added',
  required_removed: 'no longer required',
  enum_widened: 'allowed values added',
  alternative_added: 'alternative added',
  condition_removed: 'condition removed',
  type_changed: 'type changed',
  reference_changed: 'reference changed',
  constraint_changed: 'constraint changed',
  default_changed: 'default changed',
  other: 'changed otherwise',
  field_added: 'field added',
  field_removed: 'field removed',
  property_removed: 'property removed',
  required_added: 'now required',
  enum_narrowed: 'allowed values removed',
  alternative_removed: 'alternative removed',
  condition_added: 'condition added',
  additional_properties_closed: 'additional properties closed',
  schema_filled: 'schema filled: it said nothing before',
  reference_introduced: 'an inline schema became a reference',
  reference_inlined: 'a reference became an inline schema',
  definition_added: 'definition added for references',
  definition_removed: 'definition for references removed',
  schema_dialect: 'schema dialect changed',
  null_against_missing: 'null against missing',
  explicit_spec_default: 'default of the specification written out or left out',
  text_whitespace: 'white space of a text only',
  order_only: 'order only',
};

/** A kind of change with the values of a closed vocabulary that it goes between, in plain words. */
export function changeWords({ kind, hint, before, after }: Fact): string {
  const values = before === null && after === null ? '' : `: ${stated(before)} → ${stated(after)}`;
  return hint === null
    ? `${CHANGE_WORDS[kind]}${values}`
    : `${CHANGE_WORDS[kind]}: ${hint}${values.replace(':', '')}`;
}

function stated(value: StatedValue): string {
  return value === null ? 'absent' : String(value);
}
