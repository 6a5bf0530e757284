import { randomBytes } from 'node:crypto';
import type { RunId } from '../governance/index.js';
import { parseRunId } from '../governance/index.js';

/** A fresh run id: 128 random bits. */
export function newRunId(): RunId {
  return parseRunId(`run_${randomBytes(16).toString('hex')}`);
}
