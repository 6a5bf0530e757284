import type { SideEffectClass } from '../catalog/index.js';
import { compareSideEffects, isSideEffectClass } from '../catalog/index.js';
import type { JsonObject, JsonValue } from '../json/index.js';
import { canonicalJson, isArray, isObject, jsonArray } from '../json/index.js';
import type { ChangeKind } from './change-kind.js';
import type { Fact } from './explanation.js';
import { hasNewInvisible } from './invisible-characters.js';
import type { Difference, Hint, Role } from './place-role.js';
import { HINTS } from './place-role.js';
import { isReordered, itemsOfOne } from './reordered.js';
import { openness, saysNothing } from './schema-content.js';
import { isSpecDefault } from './spec-default.js';

type Place = Pick<Difference, 'before' | 'after'>;

/** All that is said of one place, one fact at least. */
export function classifyChange(difference: Difference): readonly Fact[] {
  const facts = changeFacts(difference);
  return appearedInvisible(difference) ? [...facts, fact('invisible_characters')] : facts;
}

function fact(kind: ChangeKind, subject: string | null = null): Fact {
  return { kind, hint: null, subject, before: null, after: null };
}

function appearedInvisible({ path, before, after }: Difference): boolean {
  if (after === undefined) return false;
  const name = before === undefined ? String(path.at(-1)) : null;
  return hasNewInvisible(before, after) || hasNewInvisible(undefined, name);
}

function changeFacts(difference: Difference): readonly Fact[] {
  if (isNullAgainstMissing(difference)) return [fact('null_against_missing')];
  if (isSpecDefault(difference)) return [{ ...stated(difference), kind: 'explicit_spec_default' }];
  if (isOrderOnly(difference)) return [fact('order_only')];
  const facts = FACTS[difference.role](difference);
  return facts.length === 0 ? [fact('other')] : facts;
}

function isNullAgainstMissing({ before, after }: Place): boolean {
  return (before === null && after === undefined) || (before === undefined && after === null);
}

function isOrderOnly({ before, after }: Place): boolean {
  return isArray(before) && isArray(after) && isReordered(before.items, after.items);
}

/** By the role of the place; none where the values are of no shape that the role has. */
const FACTS: Readonly<Record<Role, (difference: Difference) => readonly Fact[]>> = {
  definition: addedOrRemoved,
  'nested-definition': addedOrRemoved,
  members: addedOrRemoved,
  field: addedOrRemoved,
  plain: () => [],
  text: textFacts,
  annotations: annotationFacts,
  hint: hintFacts,
  'side-effect-class': classFacts,
  'tool-schema': toolSchemaFacts,
  schema: () => [],
  schemas: () => [],
  definitions: definitionsFacts,
  'definition-schema': definitionFacts,
  reference: () => [fact('reference_changed')],
  'reference-move': moveFacts,
  'schema-list': listFacts,
  properties: propertiesFacts,
  property: propertyFacts,
  required: requiredFacts,
  type: () => [fact('type_changed')],
  enum: enumFacts,
  constraint: () => [fact('constraint_changed')],
  default: () => [fact('default_changed')],
  dialect: () => [fact('schema_dialect')],
  'additional-properties': additionalFacts,
};

function addedOrRemoved({ before, after }: Place): readonly Fact[] {
  if (before === undefined) return [fact('field_added')];
  return after === undefined ? [fact('field_removed')] : [];
}

function textFacts({ before, after }: Place): readonly Fact[] {
  if (typeof before === 'string' && typeof after === 'string' && collapsed(before) === collapsed(after))
    return [fact('text_whitespace')];
  return isTextOrAbsent(before) && isTextOrAbsent(after) ? [fact('description_text')] : [];
}

/** Other space than that of a source text is no white space here: it can be invisible, or mean something. */
function collapsed(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ').trim();
}

function isTextOrAbsent(value: JsonValue | undefined): boolean {
  return value === undefined || typeof value === 'string';
}

/** Annotations that came or went as a whole are reported hint by hint. */
function annotationFacts(difference: Difference): readonly Fact[] {
  const { path, before, after } = difference;
  if (before !== undefined && after !== undefined) return [];
  const hints = HINTS.flatMap((hint) => {
    const [old, now] = [memberOf(before, hint), memberOf(after, hint)];
    if (old === undefined && now === undefined) return [];
    const within: Difference = {
      path: [...path, hint],
      role: 'hint',
      parent: 'annotations',
      before: old,
      after: now,
    };
    return changeFacts(within);
  });
  return hints.length > 0 ? hints : addedOrRemoved(difference);
}

function memberOf(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (!isObject(value)) return undefined;
  const index = value.keys.indexOf(key);
  return index === -1 ? undefined : value.values[index];
}

function hintFacts(difference: Difference): readonly Fact[] {
  const { before, after } = difference;
  if (!isBooleanOrAbsent(before) || !isBooleanOrAbsent(after)) return [];
  return [{ ...stated(difference), kind: 'annotation_hint' }];
}

function isBooleanOrAbsent(value: JsonValue | undefined): value is boolean | undefined {
  return value === undefined || typeof value === 'boolean';
}

/** A fact with the hint, and its values, that a place stands for; with none where it stands for no hint. */
function stated({ path, role, before, after }: Difference): Omit<Fact, 'kind'> {
  const hint = role === 'hint' ? (HINTS.find((known) => known === path.at(-1)) ?? null) : null;
  return { hint, subject: null, before: valueOf(hint, before), after: valueOf(hint, after) };
}

function valueOf(hint: Hint | null, value: JsonValue | undefined): boolean | null {
  return hint !== null && typeof value === 'boolean' ? value : null;
}

function classFacts({ before, after }: Place): readonly Fact[] {
  return isSideEffectClass(before) && isSideEffectClass(after) ? sideEffectFact(before, after) : [];
}

function toolSchemaFacts(difference: Difference): readonly Fact[] {
  const { before, after } = difference;
  if (before === undefined || after === undefined) return addedOrRemoved(difference);
  if (saysNothing(after) && !saysNothing(before)) return [fact('schema_emptied')];
  return saysNothing(before) && !saysNothing(after) ? [fact('schema_filled')] : [];
}

/** Definitions that came or went as a whole are reported one by one. */
function definitionsFacts({ before, after }: Place): readonly Fact[] {
  if (before === undefined && isObject(after)) return eachKey('definition_added', after);
  return after === undefined && isObject(before) ? eachKey('definition_removed', before) : [];
}

function definitionFacts({ before, after }: Place): readonly Fact[] {
  if (before === undefined) return [fact('definition_added')];
  return after === undefined ? [fact('definition_removed')] : [];
}

function moveFacts({ after }: Place): readonly Fact[] {
  return [fact(memberOf(after, '$ref') === undefined ? 'reference_inlined' : 'reference_introduced')];
}

/** Lists of one length are compared item by item. */
function listFacts({ path, before, after }: Difference): readonly Fact[] {
  const keyword = path.at(-1);
  const isConditions = keyword === 'allOf';
  if (
    !isConditions &&
    ((keyword !== 'anyOf' && keyword !== 'oneOf') || before === undefined || after === undefined)
  )
    return [];
  const [old, now] = [before ?? NO_ITEMS, after ?? NO_ITEMS];
  if (!isArray(old) || !isArray(now)) return [];
  const only = itemsOfOne(old.items, now.items);
  return [
    ...(only.after > 0 ? [fact(isConditions ? 'condition_added' : 'alternative_added')] : []),
    ...(only.before > 0 ? [fact(isConditions ? 'condition_removed' : 'alternative_removed')] : []),
  ];
}

const NO_ITEMS = jsonArray([]);

/** Properties that came or went as a whole are reported one by one. */
function propertiesFacts({ before, after }: Place): readonly Fact[] {
  if (before === undefined && isObject(after)) return eachKey('property_added', after);
  return after === undefined && isObject(before) ? eachKey('property_removed', before) : [];
}

function eachKey(kind: ChangeKind, object: JsonObject): readonly Fact[] {
  return object.keys.map((key) => fact(kind, key));
}

function propertyFacts({ before, after }: Place): readonly Fact[] {
  if (before === undefined) return [fact('property_added')];
  return after === undefined ? [fact('property_removed')] : [];
}

function requiredFacts({ before, after }: Place): readonly Fact[] {
  const old = namesOf(before);
  const now = namesOf(after);
  if (old === null || now === null) return [];
  return [
    ...[...now].filter((name) => !old.has(name)).map((name) => fact('required_added', name)),
    ...[...old].filter((name) => !now.has(name)).map((name) => fact('required_removed', name)),
  ];
}

function namesOf(value: JsonValue | undefined): ReadonlySet<string> | null {
  if (value === undefined) return new Set();
  if (!isArray(value)) return null;
  const names = value.items.filter((item) => typeof item === 'string');
  return names.length === value.items.length ? new Set(names) : null;
}

function enumFacts({ before, after }: Place): readonly Fact[] {
  const old = setOf(before);
  const now = setOf(after);
  if (before === undefined && now !== null) return [fact('enum_narrowed')];
  if (after === undefined && old !== null) return [fact('enum_widened')];
  if (old === null || now === null) return [];
  return [
    ...([...now].some((item) => !old.has(item)) ? [fact('enum_widened')] : []),
    ...([...old].some((item) => !now.has(item)) ? [fact('enum_narrowed')] : []),
  ];
}

function setOf(value: JsonValue | undefined): ReadonlySet<string> | null {
  return isArray(value) ? new Set(value.items.map(canonicalJson)) : null;
}

function additionalFacts({ before, after }: Place): readonly Fact[] {
  const opened = openness(after) - openness(before);
  if (opened === 0) return [];
  return [fact(opened > 0 ? 'additional_properties_opened' : 'additional_properties_closed')];
}

/** Whether a side-effect class went up or down in the contract's order; nothing where it stayed. */
export function sideEffectFact(before: SideEffectClass, after: SideEffectClass): readonly Fact[] {
  const order = compareSideEffects(before, after);
  if (order === 0) return [];
  const kind = order < 0 ? 'side_effect_raised' : 'side_effect_lowered';
  return [{ kind, hint: null, subject: null, before, after }];
}
