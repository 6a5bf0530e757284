import type { ClientFinding, ComparedClientFinding } from '../../clients/index.js';
import type { Catalog } from '../../catalog/index.js';
import { holdsSchemas } from '../../catalog/index.js';
import { compareCodePoints } from '../../json/index.js';
import type { ArgumentRule, RuleNode } from '../classification/index.js';
import { coverageOf, indexRules } from '../classification/index.js';
import type { CatalogPolicy, CoveragePolicy } from './catalog-policy.js';
import { saidOf } from './catalog-policy.js';
import type { ExposedField } from './exposure.js';
import { newFields, projectCatalog } from './exposure.js';
import { toolsWithSchemas } from './input-schemas.js';
import { lintCatalog } from './lint-catalog.js';
import type { ReplacementFit } from './replacement-fit.js';
import { replacementFits } from './replacement-fit.js';

/** Whether findings that the baseline has too fail the gate. */
export type PolicyMode = 'new' | 'all';

/** One thing that a policy asks for and a catalog does not hold to. */
export interface CatalogFinding {
  /** A reason code of the contract lint, the projection or the argument coverage, or a rule of what clients refuse. */
  readonly code: string;
  /** The tool's key; null for a rule of the policy that is for all tools. */
  readonly entry: string | null;
  /**
   * A JSON Pointer into the tool's schema, from `#`; of what clients refuse, one into its definition; of an idle rule its own path, `/documents/*\/text`. Property names:
   * shown only where `detail` allows it.
   */
  readonly path: string;
}

/** A finding about a candidate, beside the baseline that the change is built on. */
export interface PolicyFinding extends CatalogFinding {
  /** Whether the baseline has it not. */
  readonly isNew: boolean;
}

/** What a policy says of a candidate. */
export interface PolicyOutcome {
  readonly mode: PolicyMode;
  /** Whether any finding fails the gate under that mode. */
  readonly failing: boolean;
  /** Sorted by tool, path and code. */
  readonly findings: readonly PolicyFinding[];
  /** Data classes that the candidate's plans expose at places where the baseline's do not. */
  readonly exposures: readonly ExposedField[];
}

/** What a policy says of one catalog. */
export interface PolicyCheck {
  readonly findings: readonly CatalogFinding[];
  readonly fields: readonly ExposedField[];
  readonly replacements: readonly ReplacementFit[];
}

/**
 * Holds a candidate against a policy, beside the baseline that the change is built on (null where there is none). A
 * finding is new where the baseline has it not; where that holds no schemas, every finding is. An `idle_rule`, which
 * matches nothing that a tool can be given, is reported but fails nothing. `clients` are what clients refuse in the candidate
 * (of compareForClients); those that the policy asks for are findings too. Throws `catalog: no_definitions` (a candidate
 * without schemas) and `schema: too_large`.
 */
export function examinePolicy(
  policy: CatalogPolicy,
  mode: PolicyMode,
  base: Catalog | null,
  candidate: Catalog,
  clients: readonly ComparedClientFinding[] = [],
): PolicyOutcome {
  const before = base === null || !holdsSchemas(base.format) ? null : checkPolicy(policy, base);
  const after = checkPolicy(policy, candidate);
  const known = new Set(before?.findings.map(findingKey));
  const own = after.findings.map((finding) => ({
    ...finding,
    isNew: finding.code !== IDLE && !known.has(findingKey(finding)),
  }));
  const findings = inOrder([...own, ...askedOf(policy, clients)]);
  return {
    mode,
    failing: findings.some(({ code, isNew }) => code !== IDLE && (mode === 'all' || isNew)),
    findings,
    exposures: newFields(before?.fields ?? [], after.fields),
  };
}

/**
 * Holds one catalog against a policy: its findings, sorted by tool, path and code, the fields that its plans are made
 * of, and how the policy's replacements fit. Throws as examinePolicy does.
 */
export function checkPolicy(
  policy: CatalogPolicy,
  catalog: Catalog,
  clients: readonly ClientFinding[] = [],
): PolicyCheck {
  if (policy.clients.length > 0) toolsWithSchemas(catalog, 'catalog');
  const lint = policy.contractLint ? lintCatalog(catalog) : [];
  const projection = policy.projection === null ? null : projectCatalog(catalog, policy.projection);
  const coverage = policy.coverage === null ? null : coverCatalog(policy.coverage, catalog);
  const contracts = [...lint, ...(projection?.findings ?? []), ...(coverage?.findings ?? [])];
  return {
    findings: inOrder([...contracts, ...askedOf(policy, clients)]),
    fields: projection?.fields ?? [],
    replacements: coverage?.replacements ?? [],
  };
}

const IDLE = 'idle_rule';

/** What clients refuse, where the policy asks for it. */
function askedOf<Finding extends ClientFinding>(
  { clients: rules }: CatalogPolicy,
  clients: readonly Finding[],
): readonly Finding[] {
  return clients.filter(({ code }) => rules.includes(code));
}

function inOrder<Finding extends CatalogFinding>(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((a, b) => compareCodePoints(sortKey(a), sortKey(b)));
}

function coverCatalog(
  { policy, rules }: CoveragePolicy,
  catalog: Catalog,
): Pick<PolicyCheck, 'findings' | 'replacements'> {
  const decisions = new Map(policy.decisions.map((decision) => [decision.dataClass, decision]));
  const indexes = new Map<readonly ArgumentRule[], RuleNode>();
  const indexOf = (said: readonly ArgumentRule[]): RuleNode => {
    const index = indexes.get(said) ?? indexRules(said).root;
    indexes.set(said, index);
    return index;
  };
  const covered = toolsWithSchemas(catalog, 'catalog').map(({ name, inputSchema }) => {
    const index = indexOf(saidOf(rules, name) ?? NO_RULES);
    return { name, ...coverageOf(inputSchema ?? null, index) };
  });
  const used = new Set(covered.flatMap((coverage) => [...coverage.used]));
  const found = covered.flatMap(({ name, findings }) =>
    findings.map((finding) => ({ entry: name, ...finding })),
  );
  return {
    findings: [...found, ...idleRules(rules, used)],
    replacements: covered.flatMap(({ name, leaves }) => replacementFits(name, leaves, decisions)),
  };
}

const NO_RULES: readonly ArgumentRule[] = [];

function idleRules(
  rules: CoveragePolicy['rules'],
  used: ReadonlySet<ArgumentRule>,
): readonly CatalogFinding[] {
  const said: readonly (readonly [string | null, readonly ArgumentRule[]])[] = [
    [null, rules.all ?? []],
    ...rules.tools,
  ];
  return said.flatMap(([entry, list]) =>
    list
      .filter((rule) => !used.has(rule))
      .map((rule) => ({ code: IDLE, entry, path: `/${rule.path.join('/')}` })),
  );
}

function findingKey({ entry, path, code }: CatalogFinding): string {
  return `${entry ?? ''}\0${path}\0${code}`;
}

/** What is said of the policy as a whole comes last. */
function sortKey(finding: CatalogFinding): string {
  return `${finding.entry === null ? '1' : '0'}${findingKey(finding)}`;
}
