import type { LintFinding, LintReason } from './lint-report.js';
import type { PathBudget } from '../values/index.js';
import { pathBudget, spendPath } from '../values/index.js';

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
