import type { GateError } from '../../errors/index.js';

/** What could not be written, and how to mend it: one line of our own words that changes no verdict. */
export type Warning = string;

/**
 * Why a write failed. `what` is the subject of the sentence; `permission` is what the write needs; `readOnly` says that
 * the run has a read-only token whatever its workflow asks for (a fork's pull request, or Dependabot's).
 */
export function writeWarning(what: string, permission: string, readOnly: boolean, error: GateError): Warning {
  const verdict = 'The verdict does not depend on it.';
  if (error.code !== 'permission_missing') return `${what} could not be written (${error.code}). ${verdict}`;
  if (readOnly)
    return `${what} could not be written: GitHub gives a read-only token to pull requests from forks and from Dependabot. ${verdict}`;
  return `${what} could not be written: the token lacks \`${permission}\`. Add it to the job's \`permissions\`. ${verdict}`;
}
