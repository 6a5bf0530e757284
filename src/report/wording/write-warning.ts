import type { ErrorCode } from '../../errors/index.js';

/** A comment that could not be written. */
export interface WriteFault {
  readonly reason: ErrorCode;
  /** Whether GitHub gives this run a read-only token (a fork's pull request, or Dependabot's). */
  readonly readOnly: boolean;
}

const VERDICT_STANDS = 'The verdict does not depend on it.';

/** Why the comment could not be written, and what to do about it, on one line of our own words. */
export function writeWarning({ reason, readOnly }: WriteFault): string {
  if (reason !== 'permission_missing')
    return `The comment could not be written (${reason}). ${VERDICT_STANDS}`;
  if (readOnly)
    return `The comment could not be written: GitHub gives a read-only token to pull requests from forks and from Dependabot. ${VERDICT_STANDS}`;
  return `The comment could not be written: the token lacks \`pull-requests: write\`. Add it to the job's \`permissions\`. ${VERDICT_STANDS}`;
}
