import { GateError } from '../../errors/index.js';
import type { ArgumentFinding, ArgumentReport } from '../classification/index.js';
import { argumentReportJson } from '../classification/index.js';
import type { ProjectionPlan } from '../projection/index.js';

/**
 * Requires that each argument lies in a field of the plan and has the class that the field declares. Throws
 * `arguments: projection_denied`, whose `evidence` is the arguments' report.
 */
export function requirePlanned(report: ArgumentReport, plan: ProjectionPlan): void {
  const classes = new Map(plan.rationale.entries.map((entry) => [entry.field_path, entry.data_class]));
  const isPlanned = (finding: ArgumentFinding) => classes.get(fieldOf(finding.path)) === finding.data_class;
  if (![...report.allowed, ...report.redacted, ...report.blocked].every(isPlanned))
    throw new GateError('projection_denied', 'arguments', null, argumentReportJson(report));
}

/** The field that a scalar belongs to: its path with `*` for each index, but for those at the end. */
function fieldOf(path: string): string {
  return path.replaceAll(/\/[0-9]+(?=\/|$)/g, '/*').replace(/(?:\/\*)+$/, '');
}
