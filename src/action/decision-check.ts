import { GateError } from '../errors/index.js';
import type { Decision } from '../gate/index.js';
import { completeCheckRun, createApi, startCheckRun } from '../github/index.js';
import type { Api, CheckRunConclusion, Environment, Repository } from '../github/index.js';
import { annotations, checkTitle, INTERRUPTED } from '../report/index.js';
import { startedWorkflow } from '../run/index.js';
import type { GateEvent } from '../run/index.js';
import { readInputs } from '../settings/index.js';
import type { DecidedStep, OpenStep } from './decide-step.js';
import { markdownReport, sourcesOf } from './reports.js';

/** Keeps what the step behind this one must know: the check run that is not completed, null where none is. */
export type RememberChecks = (checkRun: number | null) => void;

/** A check run in progress. */
export interface OpenCheck {
  readonly api: Api;
  readonly repository: Repository;
  readonly id: number;
  readonly remember: RememberChecks;
}

/** The name of the state that is kept. */
export const CHECK_STATE = 'check-run';

/**
 * Starts the check run of a decision where `check-run` asks for one, else null. Throws GateError `check_token_missing`
 * without an App's token, since any workflow can make a check run with its own; `check_run_refused` on the events whose
 * workflow file is the pull request's, which would have that token in its hands; and what `startCheckRun` throws.
 */
export async function openCheck(step: OpenStep, event: GateEvent): Promise<OpenCheck | null> {
  const { presentation, context, checkApi: api, remember } = step;
  if (!presentation.checkRun) return null;
  if (api === null) throw new GateError('check_token_missing', 'check-token');
  const { repository } = event;
  const isPullRequests = event.name === 'pull_request' || event.name === 'pull_request_review';
  if (isPullRequests && startedWorkflow(context.environment, repository) !== null)
    throw new GateError('check_run_refused', 'check-run');
  const head = 'head' in event ? event.head : event.commit;
  const id = await startCheckRun(api, { repository, head, id: presentation.id ?? '' });
  remember(id);
  return { api, repository, id, remember };
}

/** Completes the check run with a decision. Throws what `completeCheckRun` throws. */
export async function completeCheck(check: OpenCheck, step: DecidedStep): Promise<void> {
  const { api, repository, id, remember } = check;
  await completeCheckRun(api, repository, id, {
    conclusion: conclusionOf(step.decision),
    title: checkTitle(step.decision),
    summary: markdownReport(step, 'check-run', null),
    annotations: annotations(step.decision, sourcesOf(step.run)),
  });
  remember(null);
}

/** What is left to do is an owner's, or the author's. */
function conclusionOf({ passes, verdict, approval }: Decision): CheckRunConclusion {
  if (passes) return 'success';
  const isWaiting = verdict === 'baseline-change' || verdict === 'protected-change';
  return isWaiting && approval === 'missing' ? 'action_required' : 'failure';
}

/**
 * Ends the check run of a step that died as a failure: what stays in progress says nothing. Throws GateError as
 * `readInputs` and `completeCheckRun` do, `check_token_missing`.
 */
export async function endCheck(environment: Environment): Promise<void> {
  const state = environment[`STATE_${CHECK_STATE}`] ?? '';
  const [owner = '', repo = ''] = (environment['GITHUB_REPOSITORY'] ?? '').split('/');
  if (!/^[1-9]\d{0,15}$/.test(state)) return;
  const { checkToken: token } = readInputs(environment);
  if (token === null) throw new GateError('check_token_missing', 'check-token');
  const content = { conclusion: 'failure', ...INTERRUPTED, annotations: [] } as const;
  await completeCheckRun(createApi({ token, environment }), { owner, repo }, Number(state), content);
}
