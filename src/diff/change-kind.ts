/**
 * Kinds of change: facts, not judgements. In the order in which they are reported: first what changes the tool's stated
 * effects and the text that a model reads; then what lets more in; then what is not classified; then what takes
 * away or narrows; last what is form alone.
 */
export const CHANGE_KINDS = [
  /** The class of side effects (an inventory's, or the one that MCP's annotations stand for) went up or down. */
  'side_effect_raised',
  'side_effect_lowered',
  /** A boolean hint of MCP's annotations, from one value (null: absent) to another. */
  'annotation_hint',
  /** Characters that show nothing or reorder text stand where there were none such. */
  'invisible_characters',
  /** A description, title or instruction. */
  'description_text',
  /** A schema that said something says nothing now, `$schema` aside. */
  'schema_emptied',
  'additional_properties_opened',
  'property_added',
  'required_removed',
  'enum_widened',
  /** Of `anyOf` or `oneOf`. */
  'alternative_added',
  /** Of `allOf`. */
  'condition_removed',
  'type_changed',
  /** A `$ref` points elsewhere, or came or went where what it points at is not in the schema. */
  'reference_changed',
  /** A bound, a length, a pattern, a format, a constant, … */
  'constraint_changed',
  'default_changed',
  /** Anything that no other kind describes. */
  'other',
  /** A top-level field of the definition, or a member of the catalog. */
  'field_added',
  'field_removed',
  'property_removed',
  'required_added',
  'enum_narrowed',
  'alternative_removed',
  'condition_added',
  'additional_properties_closed',
  'schema_filled',
  /** An inline schema became a `$ref`; what differs behind it is reported at its place. */
  'reference_introduced',
  /** A `$ref` became an inline schema. */
  'reference_inlined',
  /** A schema under `$defs` or `definitions`, for references to point at. */
  'definition_added',
  'definition_removed',
  /** `$schema`. */
  'schema_dialect',
  'null_against_missing',
  /** A value that its specification assumes where it is absent was written out, or left out. */
  'explicit_spec_default',
  /** A text differs in spaces, tabs and line ends alone. */
  'text_whitespace',
  'order_only',
] as const;
/** A kind of change: a fact, not a judgement; docs/changes.md tells what each stands for. */
export type ChangeKind = (typeof CHANGE_KINDS)[number];
