export type { GateEvent } from './event.js';
export { decideLocalChange } from './local-change.js';
export type { DecidedChange } from './local-change.js';
export { rerunFailedCheck } from './rerun-failed-check.js';
export { faultEvidence, runGate } from './run-gate.js';
export type { GateRun } from './run-gate.js';
