import { rerunFailedCheck } from '../run/index.js';
import { publishCheckRun, publishComment } from '../github/index.js';
import type { Environment, Warning } from '../github/index.js';
import type { GateEvent, GateRun } from '../run/index.js';
import { annotations, headline, marker } from '../report/index.js';
import type { DecidedStep } from './decide-step.js';
import { markdownReport, sourcesOf } from './reports.js';

/**
 * Tells GitHub of a decision, one thing after the other: the check run, the comment, the check of the pull request that
 * a review changes. What could not be written comes back as warnings; the verdict does not depend on any of it.
 */
export async function publish(step: DecidedStep, environment: Environment): Promise<readonly Warning[]> {
  const { api, run } = step;
  if (api === null || run === null) return [];
  const readOnly = isReadOnly(run.event, environment);
  const writes = [
    () => (step.presentation.checkRun ? writeCheckRun(api, step, run, readOnly) : null),
    () => writeComment(api, step, run.event, readOnly),
    () => rerunFailedCheck(api, run.event, environment, step.decision.passes),
  ];
  const warnings: Warning[] = [];
  for (const write of writes) {
    const warning = await write();
    if (warning !== null) warnings.push(warning);
  }
  return warnings;
}

type Publishing = NonNullable<DecidedStep['api']>;

function writeCheckRun(
  api: Publishing,
  step: DecidedStep,
  run: GateRun,
  readOnly: boolean,
): Promise<Warning | null> {
  const { event } = run;
  return publishCheckRun(api, {
    repository: event.repository,
    head: 'head' in event ? event.head : event.commit,
    id: step.presentation.id ?? '',
    readOnly,
    content: async () => {
      const decision = await run.decideAgain();
      return {
        passes: decision.passes,
        title: headline(decision),
        summary: markdownReport({ ...step, decision }, 'check-run', null),
        annotations: annotations(decision, sourcesOf(run)),
      };
    },
  });
}

async function writeComment(
  api: Publishing,
  step: DecidedStep,
  event: GateEvent,
  readOnly: boolean,
): Promise<Warning | null> {
  if (!event.name.startsWith('pull_request') || !('pullRequest' in event) || event.pullRequest === null)
    return null;
  const { decision, presentation } = step;
  const line = marker(presentation.id ?? '');
  return publishComment(api, {
    repository: event.repository,
    pullRequest: event.pullRequest,
    mode: presentation.comment,
    unchanged: decision.verdict === 'unchanged',
    marker: line,
    body: markdownReport(step, 'comment', line),
    readOnly,
  });
}

/** GitHub gives runs for forks and for Dependabot a token that can only read, except to `pull_request_target`. */
function isReadOnly(event: GateEvent, environment: Environment): boolean {
  if (event.name === 'pull_request_target') return false;
  return ('fork' in event && event.fork) || environment['GITHUB_ACTOR'] === 'dependabot[bot]';
}
