export { GateError } from './gate-error.js';
export type { ErrorCode, GovernanceCode, Place } from './gate-error.js';
export { known, unknown } from './known.js';
export type { Known, Read } from './read.js';
export { codeOfSystemError } from './system-error.js';
