import { randomBytes } from 'node:crypto';
import type { ActionId, RunId } from '../governance/index.js';
import { parseActionId, parseRunId } from '../governance/index.js';

/** A fresh run id: 128 random bits. */
export function newRunId(): RunId {
  return parseRunId(`run_${randomToken()}`);
}

/** A fresh id of an action: 128 random bits. */
export function newActionId(): ActionId {
  return parseActionId(`act_${randomToken()}`);
}

function randomToken(): string {
  return randomBytes(16).toString('hex');
}
