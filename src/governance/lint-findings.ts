import { GateError } from '../json/index.js';
import type { LintFinding, LintReason } from './lint-report.js';

/** Most characters of all findings' paths together: a few long names above many fields would fill the memory. */
const MOST_PATH_CHARACTERS = 64 * 1024 * 1024;

/** Collects the findings of one schema. */
export interface LintFindings {
  readonly all: LintFinding[];
  pathCharacters: number;
}

export function noFindings(): LintFindings {
  return { all: [], pathCharacters: 0 };
}

/** Adds a finding. Throws `schema: too_large` where the paths together have over 64 Mi characters. */
export function addFinding(findings: LintFindings, reason: LintReason, path: string): void {
  findings.pathCharacters += path.length;
  if (findings.pathCharacters > MOST_PATH_CHARACTERS) throw new GateError('too_large', 'schema');
  findings.all.push(Object.freeze({ severity: 'error', reason_code: reason, schema_path: path }));
}
