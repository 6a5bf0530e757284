import { compareCodePoints, jsonArray, jsonObject, pythonJson } from '../../json/index.js';
import type { PathBudget } from '../values/index.js';
import { pathBudget, spendPath } from '../values/index.js';

export const TOOL_CONTRACT_LINT_SCHEMA_VERSION = 'openmed.agent.tool_contract_lint.v1';

/** What a field of a schema lacks, or has that it may not: the codes of the contract. */
export type LintReason =
  | 'invalid_schema'
  | 'missing_purpose'
  | 'invalid_purpose'
  | 'overbroad_for_purpose'
  | 'missing_minimum_data'
  | 'invalid_minimum_data'
  | 'optional_input'
  | 'derived_input'
  | 'open_input_object'
  | 'unsupported_schema_keyword';

/** One thing that is wrong with a schema, by its place alone; the names are those of the wire format. */
export interface LintFinding {
  readonly severity: 'error';
  readonly reason_code: LintReason;
  /** A JSON Pointer from `#`. */
  readonly schema_path: string;
}

/** What came of linting one schema; a document of the contract, whose names are those of the wire format. */
export interface LintReport {
  readonly schema_version: typeof TOOL_CONTRACT_LINT_SCHEMA_VERSION;
  readonly passed: boolean;
  /** Unique, sorted by path, then reason. */
  readonly findings: readonly LintFinding[];
}

/** The findings of one schema, as they are met. */
export interface LintFindings {
  readonly all: LintFinding[];
  readonly budget: PathBudget;
}

/** The findings before the first. */
export function noFindings(): LintFindings {
  return { all: [], budget: pathBudget('schema') };
}

/** Adds a finding. Throws `schema: too_large` where the paths get too long together. */
export function addFinding(findings: LintFindings, reason: LintReason, path: string): void {
  spendPath(findings.budget, path);
  findings.all.push(Object.freeze({ severity: 'error', reason_code: reason, schema_path: path }));
}

/** A report of findings in any order, each as often as it was met. */
export function lintReport(findings: readonly LintFinding[]): LintReport {
  const unique = new Map(
    findings.map((finding) => [`${finding.reason_code} ${finding.schema_path}`, finding]),
  );
  const sorted = [...unique.values()].sort(compareFindings);
  return Object.freeze({
    schema_version: TOOL_CONTRACT_LINT_SCHEMA_VERSION,
    passed: sorted.length === 0,
    findings: Object.freeze(sorted),
  });
}

/** A lint report as the contract's document, in Python JSON. */
export function lintReportJson(report: LintReport): string {
  return pythonJson(
    jsonObject([
      ['schema_version', report.schema_version],
      ['passed', report.passed],
      ['findings', jsonArray(report.findings.map(findingObject))],
    ]),
  );
}

function findingObject(finding: LintFinding) {
  return jsonObject([
    ['severity', finding.severity],
    ['reason_code', finding.reason_code],
    ['schema_path', finding.schema_path],
  ]);
}

function compareFindings(a: LintFinding, b: LintFinding): number {
  return compareCodePoints(a.schema_path, b.schema_path) || compareCodePoints(a.reason_code, b.reason_code);
}
