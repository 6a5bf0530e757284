import type { ErrorCode } from '../../errors/index.js';

/** What could not be done beside the verdict. */
export interface WriteFault {
  readonly subject: 'comment' | 'check-run' | 'rerun';
  /** The code of an error, or what was found instead. */
  readonly reason: ErrorCode | 'job_not_found' | 'run_not_over' | 'rerun_refused';
  /** Whether GitHub gives this run a read-only token (a fork's pull request, or Dependabot's). */
  readonly readOnly: boolean;
}

const VERDICT_STANDS = 'The verdict does not depend on it.';
const BY_HAND =
  'If the check of the pull request shows another result than this review run, open it and press "Re-run jobs".';
const WRITES = {
  comment: { what: 'The comment', permission: 'pull-requests: write' },
  'check-run': { what: 'The check run', permission: 'checks: write' },
} as const;

/** What could not be written or run again, and what to do about it, on one line of our own words. */
export function writeWarning({ subject, reason, readOnly }: WriteFault): string {
  if (subject === 'rerun') return `${rerunWords(reason)} ${BY_HAND}`;
  const { what, permission } = WRITES[subject];
  if (reason !== 'permission_missing') return `${what} could not be written (${reason}). ${VERDICT_STANDS}`;
  if (readOnly)
    return `${what} could not be written: GitHub gives a read-only token to pull requests from forks and from Dependabot. ${VERDICT_STANDS}`;
  return `${what} could not be written: the token lacks \`${permission}\`. Add it to the job's \`permissions\`. ${VERDICT_STANDS}`;
}

function rerunWords(reason: WriteFault['reason']): string {
  switch (reason) {
    case 'job_not_found':
      return 'The job whose check belongs to the pull request was not found.';
    case 'run_not_over':
      return 'The run with the check of the pull request is not over yet.';
    case 'rerun_refused':
      return 'GitHub did not run the check of the pull request again.';
    case 'permission_missing':
      return "The check of the pull request could not be run again: the token lacks `actions: write`, the pull request comes from a fork, or the run is past GitHub's limit of 50 re-runs within 30 days.";
    default:
      return `The check of the pull request could not be run again: ${reason}.`;
  }
}
