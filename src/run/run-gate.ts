import { decide } from '../gate/index.js';
import type { Decision, Evidence, EventName } from '../gate/index.js';
import { GateError } from '../errors/index.js';
import { decideSession } from './decide-session.js';
import type { GateEvent } from './event.js';
import { recheck } from './recheck.js';
import { openSession } from './session.js';
import type { GateContext, GateSession } from './session.js';

/** A verdict and what it was decided from. */
export interface GateRun extends DecidedEvent {
  readonly event: GateEvent;
}

interface DecidedEvent {
  readonly evidence: Evidence;
  readonly decision: Decision;
  /** null where settings or commits could not be established: the decision's fault says why. */
  readonly session: GateSession | null;
  /** Whether the pull request was read once more at the end, and has the head that was decided about. */
  readonly isRechecked: boolean;
}

/** The gate from event to verdict: whatever is not understood is a decision. */
export async function runGate(event: GateEvent, context: GateContext): Promise<GateRun> {
  return { ...(await decideEvent(event, context)), event };
}

/** Open, collect, decide, and before a pass recheck. */
async function decideEvent(event: GateEvent, context: GateContext): Promise<DecidedEvent> {
  let session: GateSession | null = null;
  try {
    session = await openSession(event, context);
    const { evidence, decision } = await decideSession(session);
    if (!decision.passes) return { evidence, decision, session, isRechecked: false };
    const changed = await recheck(context.api, session.subject);
    if (changed !== null) return { ...decided({ ...evidence, fault: changed }), session, isRechecked: false };
    const { pullRequest, pullRequestHead } = session.subject;
    const isRechecked = context.api !== null && pullRequest !== null && pullRequestHead !== null;
    return { evidence, decision, session, isRechecked };
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return { ...decided(faultEvidence(event.name, error)), session, isRechecked: false };
  } finally {
    session?.commits.close();
  }
}

function decided(evidence: Evidence): Pick<DecidedEvent, 'evidence' | 'decision'> {
  return { evidence, decision: decide(evidence) };
}

/** The evidence of a step that has nothing but a fault. */
export function faultEvidence(event: EventName | null, fault: GateError): Evidence {
  return {
    event,
    catalogs: [],
    files: [],
    approvals: 1,
    workflowApprovals: 1,
    failOnDrift: true,
    fault,
    blockingError: null,
    notices: [],
  };
}
