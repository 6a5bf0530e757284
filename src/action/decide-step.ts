import { decide } from '../gate/index.js';
import type { Decision } from '../gate/index.js';
import { callBudget, createApi } from '../github/index.js';
import { faultEvidence, runGate } from '../run/index.js';
import type { Api, Environment, TimeBudget } from '../github/index.js';
import type { GateRun } from '../run/index.js';
import { GateError } from '../errors/index.js';
import { presentationOf, readInputs } from '../settings/index.js';
import type { Presentation } from '../settings/index.js';

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
 * From the step's environment to its verdict. What can be foreseen is a decision, inputs and events that are not
 * understood included; anything thrown is a fault of the gate itself.
 */
export async function decideStep(environment: Environment): Promise<DecidedStep> {
  let known: Omit<DecidedStep, 'decision'> = {
    presentation: PLAIN,
    serverUrl: serverUrlOf(environment),
    api: null,
    run: null,
  };
  try {
    const inputs = readInputs(environment);
    known = { ...known, presentation: presentationOf(inputs) };
    refuseInsecureTls(environment);
    const budget = callBudget();
    const api = openApi(inputs.githubToken, environment, budget);
    known = { ...known, api };
    const run = await runGate({
      inputs,
      environment,
      workspace: environment['GITHUB_WORKSPACE'] || process.cwd(),
      api,
      ownersApi: openApi(inputs.ownersToken, environment, budget) ?? api,
    });
    return { ...known, run, decision: run.decision };
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return { ...known, decision: decideFault(error) };
  }
}

function serverUrlOf(environment: Environment): string | null {
  const url = environment['GITHUB_SERVER_URL'] ?? '';
  return /^https?:\/\/[A-Za-z0-9.:-]+$/.test(url) ? url : null;
}

function openApi(token: string | null, environment: Environment, budget: TimeBudget): Api | null {
  return token === null ? null : createApi({ token, environment, budget });
}

/** With or without a token: what another step fetched so is not to be trusted either. */
function refuseInsecureTls(environment: Environment): void {
  if (environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0') throw new GateError('insecure_tls', 'environment');
}

/** The decision of a step that has nothing but a fault. */
export function decideFault(fault: GateError): Decision {
  return decide(faultEvidence(null, fault));
}
