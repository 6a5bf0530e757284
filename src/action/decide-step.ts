import { decide } from '../gate/index.js';
import type { Decision } from '../gate/index.js';
import { callBudget, createApi } from '../github/index.js';
import type { Api, Environment } from '../github/index.js';
import { faultEvidence, readEvent, runGate } from '../run/index.js';
import type { GateContext, GateEvent, GateRun } from '../run/index.js';
import { GateError } from '../errors/index.js';
import { presentationOf, readInputs } from '../settings/index.js';
import type { Presentation } from '../settings/index.js';
import { completeCheck, openCheck } from './decision-check.js';
import type { RememberChecks } from './decision-check.js';

/** What a step is run with, once its inputs are understood. */
export interface OpenStep {
  readonly presentation: Presentation;
  readonly context: GateContext;
  /** The client with `check-token`; null without one. */
  readonly checkApi: Api | null;
  readonly remember: RememberChecks;
}

/** A step whose verdict is known. */
export interface DecidedStep {
  readonly decision: Decision;
  readonly presentation: Presentation;
  /** Where GitHub's pages are, such as `https://github.com`; null where the runner does not say. */
  readonly serverUrl: string | null;
  /** null without a token. */
  readonly api: Api | null;
  /** null where inputs or event were not understood: the decision's fault says so. */
  readonly run: GateRun | null;
}

const PLAIN: Presentation = {
  comment: 'never',
  id: null,
  updateHint: null,
  checkRun: false,
  detail: 'fingerprints',
};

/**
 * Reads the inputs of a step and opens its clients. Throws GateError as `readInputs` does, and `insecure_tls` with or
 * without a token: what another step fetched so is not to be trusted either.
 */
export function openStep(environment: Environment, remember: RememberChecks): OpenStep {
  const inputs = readInputs(environment);
  if (environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0') throw new GateError('insecure_tls', 'environment');
  const budget = callBudget();
  const open = (token: string | null) => (token === null ? null : createApi({ token, environment, budget }));
  const api = open(inputs.githubToken);
  return {
    presentation: presentationOf(inputs),
    context: {
      inputs,
      environment,
      workspace: environment['GITHUB_WORKSPACE'] || process.cwd(),
      api,
      ownersApi: open(inputs.ownersToken) ?? api,
    },
    checkApi: open(inputs.checkToken),
    remember,
  };
}

/**
 * From the step's environment to its verdict, and to its check run where it makes one. What can be foreseen is a
 * decision, inputs and events that are not understood included; anything thrown is a fault of the gate itself, or a
 * check run that could not be completed.
 */
export async function decideStep(environment: Environment, remember: RememberChecks): Promise<DecidedStep> {
  let step: OpenStep | null = null;
  try {
    step = openStep(environment, remember);
    return await decideIn(step, readEvent(environment));
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    const { presentation, context } = step ?? { presentation: PLAIN, context: null };
    const serverUrl = serverUrlOf(environment);
    return { presentation, serverUrl, api: context?.api ?? null, run: null, decision: decideFault(error) };
  }
}

/** Decides about an event; throws the GateError of a check run that could not be made. */
export async function decideIn(step: OpenStep, event: GateEvent): Promise<DecidedStep> {
  const { presentation, context } = step;
  const check = await openCheck(step, event);
  const run = await runGate(event, context);
  const serverUrl = serverUrlOf(context.environment);
  const decided = { presentation, serverUrl, api: context.api, run, decision: run.decision };
  if (check !== null) await completeCheck(check, decided);
  return decided;
}

function serverUrlOf(environment: Environment): string | null {
  const url = environment['GITHUB_SERVER_URL'] ?? '';
  return /^https?:\/\/[A-Za-z0-9.:-]+$/.test(url) ? url : null;
}

/** The decision of a step that has nothing but a fault. */
export function decideFault(fault: GateError): Decision {
  return decide(faultEvidence(null, fault));
}
