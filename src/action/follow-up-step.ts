import { GateError } from '../errors/index.js';
import type { Environment } from '../github/index.js';
import type { FollowUpWords } from '../report/index.js';
import { alignPull, readFollowUp, startedWorkflow } from '../run/index.js';
import { decideIn, openStep } from './decide-step.js';
import type { DecidedStep, OpenStep } from './decide-step.js';
import type { RememberChecks } from './decision-check.js';

/** What a run that decides nothing did. */
export interface FollowUpStep {
  readonly words: readonly FollowUpWords[];
  /** Its look at each pull request. */
  readonly steps: readonly DecidedStep[];
  /** Whether something that passed may go on passing though it should not. */
  readonly unsafe: boolean;
}

/**
 * After a review or a capture: decides again about the pull requests that it may have changed something for, and has the
 * jobs that decide run again where they say otherwise; with an App's token the decision itself is the check. Throws
 * GateError as `openStep`, `readFollowUp` and `decideIn` do.
 */
export async function followUpStep(
  environment: Environment,
  remember: RememberChecks,
): Promise<FollowUpStep> {
  const step = withoutWaiting(openStep(environment, remember));
  const { pulls, reason } = await readFollowUp(environment, step.context.api);
  const words: FollowUpWords[] = reason === null ? [] : [{ kind: reason }];
  const steps: DecidedStep[] = [];
  let unsafe = false;
  for (const pull of pulls) {
    const decided = await decideIn(step, pull);
    const done = step.presentation.checkRun ? null : await aligned(step, decided);
    steps.push(decided);
    words.push(done ?? { kind: 'written', pullRequest: pull.pullRequest });
    unsafe ||= done !== null && !done.passes && (done.state === 'refused' || done.reason !== null);
  }
  return { words, steps, unsafe };
}

/** A capture that is not over is waited for by the job that decides. */
function withoutWaiting(step: OpenStep): OpenStep {
  const { context } = step;
  return { ...step, context: { ...context, inputs: { ...context.inputs, captureTimeout: 0 } } };
}

async function aligned(
  { context }: OpenStep,
  { run, decision, api }: DecidedStep,
): Promise<Extract<FollowUpWords, { readonly kind: 'aligned' }>> {
  if (run === null || api === null || !('headBranch' in run.event))
    throw new GateError('token_missing', 'github-token');
  const { environment, inputs } = context;
  const workflow = startedWorkflow(environment, run.event.repository);
  const job = inputs.decidingJob ?? 'tool-catalog';
  const { state, earlierAsked, error } = await alignPull(api, run.event, decision.passes, { workflow, job });
  const { passes } = decision;
  const { pullRequest } = run.event;
  return { kind: 'aligned', pullRequest, passes, state, earlierAsked, reason: error?.code ?? null };
}
