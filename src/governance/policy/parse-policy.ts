import type { ClientRule } from '../../clients/index.js';
import { CLIENT_RULES } from '../../clients/index.js';
import type { ErrorCode } from '../../errors/index.js';
import { GateError } from '../../errors/index.js';
import type { JsonObject, JsonValue, Limits } from '../../json/index.js';
import { DEFAULT_LIMITS, isArray, isObject, locate, member, parseJson, toValue } from '../../json/index.js';
import type { ArgumentRule } from '../classification/index.js';
import { checkedPolicy, checkedRule, indexRules } from '../classification/index.js';
import type { ProjectionRequest } from '../projection/index.js';
import { projectionAuthority } from '../projection/index.js';
import type { ByTool, CatalogPolicy, CoveragePolicy } from './catalog-policy.js';

const POLICY_VERSION = 'tool-catalog-gate.policy.v1';

/**
 * Reads a policy (docs/policy.schema.json) from the bytes of its file. Throws on field `policy`, with the place: what
 * parseJson throws; `policy_invalid` for another shape; `unsupported_version`; and for what the contracts check, their
 * codes: `invalid_governance_identifier`, `unversioned_governance_identifier`, `duplicate_grant`, `invalid_path`,
 * `invalid_data_class`, `duplicate_rule`, `invalid_policy_profile`, `invalid_action`, `invalid_argument_value`,
 * `replacement_requires_redact`, `duplicate_data_class`, `missing_decision`.
 */
export function parsePolicy(bytes: Uint8Array, limits: Limits = DEFAULT_LIMITS): CatalogPolicy {
  const { root, text } = parseJson(bytes, limits, 'policy');
  const document = requireObject(text, root, 0, [
    '$schema',
    'schema_version',
    'contract_lint',
    'projection',
    'argument_coverage',
    'clients',
  ]);
  if (member(document, 'schema_version') !== POLICY_VERSION)
    throw faultIn(text, document, 'schema_version', 'unsupported_version');
  const contractLint = member(document, 'contract_lint') ?? false;
  if (typeof contractLint !== 'boolean') throw faultIn(text, document, 'contract_lint');
  const policy = {
    contractLint,
    projection: sectionOf(text, document, 'projection', readProjection),
    coverage: sectionOf(text, document, 'argument_coverage', readCoverage),
    clients: sectionOf(text, document, 'clients', readClients) ?? [],
  };
  const asksNothing = policy.projection === null && policy.coverage === null && policy.clients.length === 0;
  if (!contractLint && asksNothing) throw fault(text, document.start);
  return policy;
}

type ReadMember<T> = (text: string, value: JsonValue, start: number) => T;

function sectionOf<T>(text: string, document: JsonObject, name: string, read: ReadMember<T>): T | null {
  const section = member(document, name);
  return section === undefined ? null : read(text, section, startOf(document, name));
}

/** Names of rules, each once, at least one. */
function readClients(text: string, value: JsonValue, start: number): readonly ClientRule[] {
  if (!isArray(value) || value.items.length === 0) throw fault(text, start);
  const rules = value.items.map((item) => {
    const rule = CLIENT_RULES.find((known) => known === item);
    if (rule === undefined) throw fault(text, value.start);
    return rule;
  });
  if (new Set(rules).size !== rules.length) throw fault(text, value.start);
  return rules;
}

function readProjection(text: string, value: JsonValue, start: number): ByTool<ProjectionRequest> {
  return readByTool(text, requireObject(text, value, start, ['all', 'tools']), readRequest);
}

function readRequest(text: string, value: JsonValue, start: number): ProjectionRequest {
  const names = ['workflow_purpose', 'granted_data_classes'];
  const given = toPlain(requireObject(text, value, start, names));
  const request = {
    workflowPurpose: given.get('workflow_purpose'),
    grantedDataClasses: given.get('granted_data_classes'),
  };
  return checked(text, start, () => {
    const { purpose, grants } = projectionAuthority(request);
    return { workflowPurpose: purpose, grantedDataClasses: [...grants] };
  });
}

function readCoverage(text: string, value: JsonValue, start: number): CoveragePolicy {
  const section = requireObject(text, value, start, ['policy_profile', 'decisions', 'all', 'tools']);
  const policyProfile = toValue(member(section, 'policy_profile') ?? null);
  const decisions = decisionsOf(text, section);
  const policy = checked(text, start, () => checkedPolicy({ policyProfile, decisions }));
  const classes = new Set(policy.decisions.map(({ dataClass }) => dataClass));
  const rules = readByTool(text, section, (_text, list, at) => readRules(text, list, at, classes));
  return { policy, rules };
}

function decisionsOf(text: string, section: JsonObject): unknown {
  const decisions = member(section, 'decisions');
  if (!isArray(decisions)) throw faultIn(text, section, 'decisions');
  return decisions.items.map((item) => {
    const given = toPlain(
      requireObject(text, item, decisions.start, ['data_class', 'action', 'replacement']),
    );
    const [dataClass, action] = [given.get('data_class'), given.get('action')];
    return given.has('replacement')
      ? { dataClass, action, replacement: given.get('replacement') }
      : { dataClass, action };
  });
}

function readRules(
  text: string,
  value: JsonValue,
  start: number,
  classes: ReadonlySet<string>,
): readonly ArgumentRule[] {
  if (!isArray(value)) throw fault(text, start);
  const rules = value.items.map((item) => readRule(text, item, value.start, classes));
  if (indexRules(rules).duplicates > 0) throw fault(text, value.start, 'duplicate_rule');
  return rules;
}

function readRule(text: string, item: JsonValue, start: number, classes: ReadonlySet<string>): ArgumentRule {
  const object = requireObject(text, item, start, ['path', 'data_class']);
  const given = toPlain(object);
  const rule = checked(text, object.start, () =>
    checkedRule({ path: given.get('path'), dataClass: given.get('data_class') }),
  );
  if (!classes.has(rule.dataClass)) throw fault(text, object.start, 'missing_decision');
  return rule;
}

/** The members `all` and `tools` of an object; at least one of them. */
function readByTool<T>(text: string, object: JsonObject, read: ReadMember<T>): ByTool<T> {
  const all = sectionOf(text, object, 'all', read);
  const tools = sectionOf(text, object, 'tools', (_text, value, start) => {
    if (!isObject(value)) throw fault(text, start);
    return value.keys.map((key, index): [string, T] => {
      return [key, read(text, value.values[index] ?? null, value.starts[index] ?? start)];
    });
  });
  if (all === null && tools === null) throw fault(text, object.start);
  return { all, tools: new Map(tools) };
}

function requireObject(text: string, value: JsonValue, start: number, names: readonly string[]): JsonObject {
  if (!isObject(value)) throw fault(text, start);
  const index = value.keys.findIndex((key) => !names.includes(key));
  if (index !== -1) throw fault(text, value.starts[index] ?? value.start);
  return value;
}

/** An object's members as plain values. */
function toPlain(object: JsonObject): ReadonlyMap<string, unknown> {
  return new Map(object.keys.map((key, index) => [key, toValue(object.values[index] ?? null)]));
}

/** A contract's own check, whose code is reported at a place of the policy. */
function checked<T>(text: string, start: number, check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (error instanceof GateError) throw fault(text, start, error.code);
    throw error;
  }
}

function faultIn(
  text: string,
  object: JsonObject,
  name: string,
  code: ErrorCode = 'policy_invalid',
): GateError {
  return fault(text, startOf(object, name), code);
}

function startOf(object: JsonObject, name: string): number {
  return object.starts[object.keys.indexOf(name)] ?? object.start;
}

function fault(text: string, offset: number, code: ErrorCode = 'policy_invalid'): GateError {
  return new GateError(code, 'policy', locate(text, offset));
}
