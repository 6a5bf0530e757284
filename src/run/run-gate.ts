import { decide } from '../gate/index.js';
import type { Decision, Evidence, EventName } from '../gate/index.js';
import { GateError } from '../errors/index.js';
import { readEvent } from './event.js';
import type { GateEvent } from './event.js';
import { gatherEvidence } from './gather-evidence.js';
import type { GateContext, GateSession } from './gate-session.js';
import { openSession } from './open-session.js';
import { recheck } from './recheck.js';

/** A verdict and what it was decided from. */
export interface GateRun extends Decided {
  readonly event: GateEvent;
  /** Decides once more from what GitHub says now, for whoever writes the verdict down where it lasts. */
  readonly decideAgain: () => Promise<Decision>;
}

interface Decided {
  readonly evidence: Evidence;
  readonly decision: Decision;
  /** null where settings or commits could not be established: the decision's fault says why. */
  readonly session: GateSession | null;
}

/**
 * The gate from event to verdict: settings, subject, evidence, decision, and before a pass the pull request once more.
 * Throws GateError only where the event itself is not one of ours or not understood; everything else is a decision.
 */
export async function runGate(context: GateContext): Promise<GateRun> {
  const event = readEvent(context.environment);
  const decided = await decideEvent(event, context);
  return { ...decided, event, decideAgain: async () => (await decideEvent(event, context)).decision };
}

async function decideEvent(event: GateEvent, context: GateContext): Promise<Decided> {
  let session: GateSession | null = null;
  try {
    session = await openSession(event, context);
    return await decideSession(session);
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return { ...decided(faultEvidence(event.name, error)), session };
  } finally {
    session?.commits.close();
  }
}

async function decideSession(session: GateSession): Promise<Decided> {
  const first = decided(await gatherEvidence(session));
  const changed =
    session.api !== null && first.decision.passes ? await recheck(session.api, session.subject) : null;
  return { ...(changed === null ? first : decided({ ...first.evidence, fault: changed })), session };
}

function decided(evidence: Evidence): Omit<Decided, 'session'> {
  return { evidence, decision: decide(evidence) };
}

/** The evidence of a run that found nothing but a fault; `event` is null where that is not known. */
export function faultEvidence(event: EventName | null, fault: GateError): Evidence {
  return {
    event,
    catalogs: [],
    files: [],
    approvals: 1,
    failOnDrift: true,
    fault,
    blockingError: null,
    notices: [],
  };
}
