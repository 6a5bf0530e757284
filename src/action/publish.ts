import { publishComment } from '../github/index.js';
import type { Environment, Warning } from '../github/index.js';
import type { GateEvent } from '../run/index.js';
import { marker } from '../report/index.js';
import type { DecidedStep } from './decide-step.js';
import { markdownReport } from './reports.js';

/**
 * Comments on the pull request. What could not be written comes back as a warning, else null; the verdict does not depend
 * on it.
 */
export async function publish(step: DecidedStep, environment: Environment): Promise<Warning | null> {
  const { api, run, decision, presentation } = step;
  if (api === null || run === null) return null;
  const { event } = run;
  if (!event.name.startsWith('pull_request') || !('pullRequest' in event) || event.pullRequest === null)
    return null;
  const line = marker(presentation.id ?? '');
  return publishComment(api, {
    repository: event.repository,
    pullRequest: event.pullRequest,
    head: run.isRechecked ? null : event.head,
    mode: presentation.comment,
    unchanged: decision.verdict === 'unchanged',
    marker: line,
    body: markdownReport(step, 'comment', line),
    readOnly: isReadOnly(event, environment),
  });
}

/** GitHub gives runs for forks and for Dependabot a token that can only read, except to `pull_request_target`. */
function isReadOnly(event: GateEvent, environment: Environment): boolean {
  if (event.name === 'pull_request_target') return false;
  return ('fork' in event && event.fork) || environment['GITHUB_ACTOR'] === 'dependabot[bot]';
}
