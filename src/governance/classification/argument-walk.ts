import type { KeyObject } from 'node:crypto';
import { GateError } from '../../errors/index.js';
import { pythonJsonText } from '../../json/index.js';
import { isFieldName } from '../identifiers/index.js';
import type { DataNode, HmacDigest, JsonScalar, PathBudget } from '../values/index.js';
import { hmacDigest, spendPath } from '../values/index.js';
import type { ArgumentForm } from './argument-form.js';
import type { ArgumentAction, CheckedDecision } from './argument-policy.js';
import type { ArgumentFinding } from './argument-report.js';
import type { PathSegment } from './argument-rule.js';
import type { RuleState } from './rule-index.js';
import { rulesAt, stepTo } from './rule-index.js';

/** Arguments nested deeper, or with more values in all, are refused: a cycle never ends, shared parts multiply. */
const MAX_LEVELS = 512;
const MAX_VALUES = 500_000;

/** A classification under way. */
export interface ArgumentWalk<Given, Copy, ObjectCopy extends Copy> {
  readonly form: ArgumentForm<Given, Copy, ObjectCopy>;
  readonly decisions: ReadonlyMap<string, CheckedDecision>;
  readonly hashKey: KeyObject;
  readonly findings: { readonly [action in ArgumentAction]: ArgumentFinding[] };
  readonly budget: PathBudget;
  values: number;
}

/** Where a walk is. */
interface Place {
  readonly path: string;
  readonly level: number;
  readonly state: RuleState;
}

/**
 * The safe copy of arguments, their findings added to the walk; `start` is the rules' state before any step. Throws as
 * the classifier's `classify` does.
 */
export function walkArguments<Given, Copy, ObjectCopy extends Copy>(
  walk: ArgumentWalk<Given, Copy, ObjectCopy>,
  value: Given,
  start: RuleState,
): ObjectCopy {
  const node = walk.form.read(value);
  if (node?.kind !== 'object') throw new GateError('invalid_arguments', 'arguments');
  return walkMembers(walk, node.members, { path: '', level: 0, state: start });
}

function walkMembers<Given, Copy, ObjectCopy extends Copy>(
  walk: ArgumentWalk<Given, Copy, ObjectCopy>,
  members: readonly (readonly [string, Given])[],
  at: Place,
): ObjectCopy {
  const copies = members.map(([name, value]) => {
    if (!isFieldName(name)) throw new GateError('invalid_argument_field', 'arguments');
    return [name, walkValue(walk, value, below(at, name))] as const;
  });
  return walk.form.object(copies);
}

function walkValue<Given, Copy, ObjectCopy extends Copy>(
  walk: ArgumentWalk<Given, Copy, ObjectCopy>,
  value: Given,
  at: Place,
): Copy {
  const node = readNode(walk, value, at);
  if (node.kind === 'object') return walkMembers(walk, node.members, at);
  if (node.kind === 'scalar') return classifyScalar(walk, value, node.scalar, at);
  return walk.form.array(node.items.map((item, index) => walkValue(walk, item, below(at, index))));
}

function readNode<Given, Copy, ObjectCopy extends Copy>(
  walk: ArgumentWalk<Given, Copy, ObjectCopy>,
  value: Given,
  at: Place,
): DataNode<Given> {
  walk.values += 1;
  if (walk.values > MAX_VALUES) throw new GateError('too_large', 'arguments');
  const node = at.level > MAX_LEVELS ? null : walk.form.read(value);
  if (node === null) throw new GateError('invalid_argument_value', 'arguments');
  return node;
}

function below(at: Place, segment: PathSegment): Place {
  return { path: `${at.path}/${segment}`, level: at.level + 1, state: stepTo(at.state, segment) };
}

function classifyScalar<Given, Copy, ObjectCopy extends Copy>(
  walk: ArgumentWalk<Given, Copy, ObjectCopy>,
  value: Given,
  scalar: JsonScalar,
  at: Place,
): Copy {
  const decision = decisionAt(walk.decisions, at.state);
  spendPath(walk.budget, at.path);
  walk.findings[decision.action].push(
    Object.freeze({
      path: at.path,
      data_class: decision.dataClass,
      value_hash: valueHash(walk.hashKey, at.path, decision.dataClass, scalar),
    }),
  );
  if (decision.action === 'allow') return walk.form.scalar(value);
  return walk.form.scalar(decision.action === 'redact' ? decision.replacement : null);
}

function decisionAt(decisions: ReadonlyMap<string, CheckedDecision>, state: RuleState): CheckedDecision {
  const [rule, another] = rulesAt(state);
  if (rule === undefined) throw new GateError('unclassified_argument', 'rules');
  if (another !== undefined) throw new GateError('ambiguous_rule', 'rules');
  const decision = decisions.get(rule.dataClass);
  if (decision === undefined) throw new GateError('missing_decision', 'policy');
  return decision;
}

/**
 * The keyed hash of one scalar argument: HMAC-SHA-256 of its path, its data class and its value as Python JSON whose
 * characters stand as themselves, with a NUL behind each of the first two. Throws
 * `arguments: invalid_argument_value` for a string with a lone surrogate, which UTF-8 cannot hold.
 */
function valueHash(key: KeyObject, path: string, dataClass: string, value: JsonScalar): HmacDigest {
  if (typeof value === 'string' && !value.isWellFormed())
    throw new GateError('invalid_argument_value', 'arguments');
  return hmacDigest(key, `${path}\0${dataClass}\0${pythonJsonText(value)}`);
}
