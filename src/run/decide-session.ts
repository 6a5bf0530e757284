import { decide } from '../gate/index.js';
import type { Decision, Evidence } from '../gate/index.js';
import { withBaseBranch } from './base-branch.js';
import { catalogReader } from './catalog-reader.js';
import { collectEvidence } from './collect-evidence.js';
import type { GateSession } from './session.js';

/** A decision, and what it was made from. */
export interface DecidedSession {
  readonly evidence: Evidence;
  readonly decision: Decision;
}

/**
 * Collects and decides; where tools drift, what the base branch has of them is collected too, and it is decided again.
 * Throws what `collectEvidence` throws.
 */
export async function decideSession(session: GateSession): Promise<DecidedSession> {
  const reader = catalogReader(session.commits, session.workspace, session.settings);
  const collected = await collectEvidence(session, reader);
  const decision = decide(collected);
  const evidence = await withBaseBranch(collected, decision, session, reader);
  return evidence === null ? { evidence: collected, decision } : { evidence, decision: decide(evidence) };
}
