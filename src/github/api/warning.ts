import type { ErrorCode } from '../../errors/index.js';

/** Something beside the verdict that could not be done. */
export type WarningSubject = 'comment' | 'check-run' | 'rerun';

/** Why it could not be done: the code of an error, or what was found instead. */
export type WarningReason = ErrorCode | 'job_not_found' | 'run_not_over' | 'rerun_refused';

/** What could not be done beside the verdict, which does not depend on it. */
export interface Warning {
  readonly subject: WarningSubject;
  readonly reason: WarningReason;
  /** Whether the run has a read-only token whatever its workflow asks for (a fork's pull request, or Dependabot's). */
  readonly readOnly: boolean;
}
