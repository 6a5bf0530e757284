export { alignReview } from './align-review.js';
export type { GateEvent } from './event.js';
export { decideLocalChange } from './local-change.js';
export type { DecidedChange } from './local-change.js';
export { faultEvidence, runGate } from './run-gate.js';
export type { GateRun } from './run-gate.js';
