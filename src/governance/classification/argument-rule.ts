import { GateError } from '../../errors/index.js';
import { isFieldName, isPatternId } from '../identifiers/index.js';
import { exactMembers, plainItems } from '../values/index.js';

/** A field's name, an exact index, or `*` for any index. */
export type PathSegment = string | number;

/** Which data class the scalar at a path has. */
export interface ArgumentRule {
  readonly path: readonly PathSegment[];
  /** A `data:` identifier. */
  readonly dataClass: string;
}

/**
 * A copy of one rule, given as a plain object of exactly `path` and `dataClass`. Throws on field `rules`:
 * `invalid_rules` (no such object), `invalid_path`, `invalid_data_class`.
 */
export function checkedRule(value: unknown): ArgumentRule {
  const members = exactMembers(value, ['path', 'dataClass']);
  if (members === null) throw new GateError('invalid_rules', 'rules');
  const path = plainItems(members.get('path'));
  const dataClass = members.get('dataClass');
  if (path === null || path.length === 0 || !path.every(isSegment))
    throw new GateError('invalid_path', 'rules');
  if (!isPatternId(dataClass, 'data')) throw new GateError('invalid_data_class', 'rules');
  return Object.freeze({ path: Object.freeze([...path]), dataClass });
}

function isSegment(segment: unknown): segment is PathSegment {
  if (typeof segment === 'number') return Number.isInteger(segment) && segment >= 0;
  return segment === '*' || isFieldName(segment);
}
