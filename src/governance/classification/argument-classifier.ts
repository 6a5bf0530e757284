import type { KeyObject } from 'node:crypto';
import { GateError } from '../../errors/index.js';
import type { JsonObject, JsonValue } from '../../json/index.js';
import type { HmacKey } from '../values/index.js';
import { pathBudget, plainItems, sealedType, secretKey } from '../values/index.js';
import type { ArgumentForm, SafeArguments } from './argument-form.js';
import { DOCUMENT_FORM, PLAIN_FORM } from './argument-form.js';
import type { ArgumentPolicy } from './argument-policy.js';
import type { CheckedDecision } from './argument-policy.js';
import { checkedPolicy } from './argument-policy.js';
import type { ArgumentReport } from './argument-report.js';
import { argumentReport } from './argument-report.js';
import type { ArgumentRule } from './argument-rule.js';
import { checkedRule } from './argument-rule.js';
import { walkArguments } from './argument-walk.js';
import type { RuleNode } from './rule-index.js';
import { indexRules, startOf } from './rule-index.js';

/** What a classifier is made of. */
export interface ArgumentClassifierOptions {
  /** One rule a path; every scalar must match exactly one. */
  readonly rules: readonly ArgumentRule[];
  readonly policy: ArgumentPolicy;
  /** Keys the value hashes. Protect and rotate it: at one path, equal values have equal hashes under one key. */
  readonly hashKey: HmacKey;
}

/** What came of classifying arguments: the copy that may be passed on, and the report, which holds no value. */
export interface ClassifiedArguments<Copy = SafeArguments> {
  readonly arguments: Copy;
  readonly report: ArgumentReport;
}

/** Rules, policy and key, put together; see argumentClassifier. */
export interface ArgumentClassifier {
  readonly policyProfile: string;
  /**
   * Classifies arguments given as a plain JavaScript value, which is read once and not changed. Throws on field
   * `arguments`: `invalid_arguments` (no plain object), `invalid_argument_field`, `invalid_argument_value` (no JSON
   * value, a lone surrogate, over 512 levels), `too_large` (over 500,000 values, or 64 Mi characters of paths); on
   * `rules`: `unclassified_argument`, `ambiguous_rule`; whichever comes first in the arguments' own order.
   */
  readonly classify: (args: unknown) => ClassifiedArguments;
  /** Classifies arguments that were read from a document; as `classify`. */
  readonly classifyValue: (args: JsonValue) => ClassifiedArguments<JsonObject>;
}

const classifiers = sealedType<ArgumentClassifier>('ArgumentClassifier', [
  'policyProfile',
  'classify',
  'classifyValue',
]);
const plainResults = sealedType<ClassifiedArguments>('ClassifiedArguments', ['arguments', 'report']);
const documentResults = sealedType<ClassifiedArguments<JsonObject>>('ClassifiedArguments', [
  'arguments',
  'report',
]);

/**
 * A classifier of tool arguments. OpenMed v1, "Argument classification"; rules are indexed, so that the
 * time grows with the arguments, not with the rules. Throws, in this order: of each rule `rules: invalid_rules`,
 * `invalid_path`, `invalid_data_class`; `policy: invalid_policy`; of each decision `decisions: invalid_decisions`,
 * `invalid_data_class`, `invalid_action`, `invalid_argument_value`, `replacement_requires_redact`; on `policy`
 * `invalid_policy_profile`, `invalid_decisions`, `duplicate_data_class`; `rules: invalid_rules` (no array, or an empty
 * one); `hash_key: invalid_hash_key` (no Uint8Array or secret KeyObject of 32 bytes or more);
 * `policy: missing_decision` (for a rule's class); `rules: duplicate_rule`.
 */
export function argumentClassifier(options: ArgumentClassifierOptions): ArgumentClassifier {
  const rules = (plainItems(options.rules) ?? []).map(checkedRule);
  const policy = checkedPolicy(options.policy);
  if (rules.length === 0) throw new GateError('invalid_rules', 'rules');
  const hashKey = secretKey(options.hashKey);
  if (hashKey === null) throw new GateError('invalid_hash_key', 'hash_key');
  const decisions = new Map(policy.decisions.map((decision) => [decision.dataClass, decision]));
  if (!rules.every((rule) => decisions.has(rule.dataClass)))
    throw new GateError('missing_decision', 'policy');
  const { root, duplicates } = indexRules(rules);
  if (duplicates > 0) throw new GateError('duplicate_rule', 'rules');
  const by: ClassifiedBy = { root, decisions, hashKey };
  return classifiers.seal({
    policyProfile: policy.policyProfile,
    classify: (args) => plainResults.seal(classify(by, PLAIN_FORM, args)),
    classifyValue: (args) => documentResults.seal(classify(by, DOCUMENT_FORM, args)),
  });
}

/** Whether a value was made by argumentClassifier. */
export function isArgumentClassifier(value: unknown): value is ArgumentClassifier {
  return classifiers.holds(value);
}

interface ClassifiedBy {
  readonly root: RuleNode;
  readonly decisions: ReadonlyMap<string, CheckedDecision>;
  readonly hashKey: KeyObject;
}

function classify<Given, Copy, ObjectCopy extends Copy>(
  { root, decisions, hashKey }: ClassifiedBy,
  form: ArgumentForm<Given, Copy, ObjectCopy>,
  args: Given,
): ClassifiedArguments<ObjectCopy> {
  const findings = { allow: [], redact: [], block: [] };
  const walk = { form, decisions, hashKey, findings, budget: pathBudget('arguments'), values: 0 };
  const copy = walkArguments(walk, args, startOf(root));
  const { allow: allowed, redact: redacted, block: blocked } = findings;
  return { arguments: copy, report: argumentReport({ allowed, redacted, blocked }) };
}
