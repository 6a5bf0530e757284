import type { ErrorCode } from '../../errors/index.js';

/** A comment that could not be written; the verdict does not depend on it. */
export interface Warning {
  readonly reason: ErrorCode;
  /** Whether the run has a read-only token whatever its workflow asks for (a fork's pull request, or Dependabot's). */
  readonly readOnly: boolean;
}
