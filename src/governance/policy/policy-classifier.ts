import { GateError } from '../../errors/index.js';
import type { ArgumentClassifier } from '../classification/index.js';
import { argumentClassifier } from '../classification/index.js';
import type { CatalogPolicy } from './catalog-policy.js';
import { saidOf } from './catalog-policy.js';
import type { HmacKey } from '../values/index.js';

/**
 * The classifier of a tool's arguments that a policy (of parsePolicy) asks for; so that what guards the calls is what
 * the pull request was held to. Throws `rules: invalid_rules` where the policy says nothing of that tool's arguments,
 * `hash_key: invalid_hash_key`.
 */
export function policyClassifier(policy: CatalogPolicy, tool: string, hashKey: HmacKey): ArgumentClassifier {
  const { coverage } = policy;
  const rules = coverage === null ? null : saidOf(coverage.rules, tool);
  if (coverage === null || rules === null) throw new GateError('invalid_rules', 'rules');
  return argumentClassifier({ rules, policy: coverage.policy, hashKey });
}
