import { compareCodePoints } from '../../json/index.js';
import { isPatternId } from '../identifiers/index.js';
import { plainItems } from '../values/index.js';
import type { AccessField } from './access-denial.js';
import { accessDenial } from './access-denial.js';
import type { RecordSelector } from './record-selector.js';
import { isRecordSelector } from './record-selector.js';
import type { ToolAction } from './tool-action.js';
import { isToolAction } from './tool-action.js';

/**
 * Unique `data:` identifiers, at least one; sorted. Throws on field `projection`: `invalid_scope` (no array, or an
 * empty one), `invalid_governance_identifier`, `duplicate_scope`.
 */
export function dataClassScope(given: unknown): readonly string[] {
  const classes = someItems(given, 'projection');
  if (!classes.every(isDataClass)) throw accessDenial('invalid_governance_identifier', 'projection');
  return distinct(classes, 'projection', (dataClass) => dataClass);
}

/** Unique selectors, at least one; sorted. Throws on field `record_selectors`: `invalid_scope`, `duplicate_scope`. */
export function selectorScope(given: unknown): readonly RecordSelector[] {
  const selectors = someItems(given, 'record_selectors');
  if (!selectors.every(isRecordSelector)) throw accessDenial('invalid_scope', 'record_selectors');
  return distinct(selectors, 'record_selectors', selectorKey);
}

/** Unique tool actions, at least one; sorted. Throws on field `tool_action`: `invalid_scope`, `duplicate_scope`. */
export function toolActionScope(given: unknown): readonly ToolAction[] {
  const actions = someItems(given, 'tool_action');
  if (!actions.every(isToolAction)) throw accessDenial('invalid_scope', 'tool_action');
  return distinct(actions, 'tool_action', toolActionKey);
}

/** What a selector is told from others by. */
export function selectorKey({ kind, digest }: RecordSelector): string {
  return `${kind}\0${digest}`;
}

/** What a tool action is told from others by. */
export function toolActionKey({ tool, action }: ToolAction): string {
  return `${tool}\0${action}`;
}

function isDataClass(value: unknown): value is string {
  return isPatternId(value, 'data');
}

function someItems(given: unknown, field: AccessField): readonly unknown[] {
  const items = plainItems(given);
  if (items === null || items.length === 0) throw accessDenial('invalid_scope', field);
  return items;
}

function distinct<Item>(
  items: readonly Item[],
  field: AccessField,
  keyOf: (item: Item) => string,
): readonly Item[] {
  if (new Set(items.map(keyOf)).size !== items.length) throw accessDenial('duplicate_scope', field);
  return Object.freeze([...items].sort((a, b) => compareCodePoints(keyOf(a), keyOf(b))));
}
