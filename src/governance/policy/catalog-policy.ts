import type { ClientRule } from '../../clients/index.js';
import { GateError } from '../../errors/index.js';
import type { ArgumentClassifier, ArgumentRule, CheckedPolicy } from '../classification/index.js';
import { argumentClassifier } from '../classification/index.js';
import type { ProjectionRequest } from '../projection/index.js';
import type { HmacKey } from '../values/index.js';

/** What holds for a tool that is not named, and what instead for each that is. */
export interface ByTool<T> {
  /** null where nothing is said of tools that are not named. */
  readonly all: T | null;
  readonly tools: ReadonlyMap<string, T>;
}

/** Which arguments tools may take, and what becomes of them. */
export interface CoveragePolicy {
  readonly policy: CheckedPolicy;
  readonly rules: ByTool<readonly ArgumentRule[]>;
}

/** What a team asks of its tools; see parsePolicy. What it does not ask for is null, or false. */
export interface CatalogPolicy {
  readonly contractLint: boolean;
  readonly projection: ByTool<ProjectionRequest> | null;
  readonly coverage: CoveragePolicy | null;
  /** What clients refuse and no tool may have; empty where the policy does not say. */
  readonly clients: readonly ClientRule[];
}

/** What is said of a tool, by its own name or for all; null where nothing is. */
export function saidOf<T>(said: ByTool<T>, tool: string): T | null {
  return said.tools.get(tool) ?? said.all;
}

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
