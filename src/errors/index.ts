export type { ErrorCode, GovernanceCode } from './codes.js';
export { GateError } from './gate-error.js';
export type { Place } from './gate-error.js';
export { known, unknown } from './known.js';
export type { Known, Limit, Unknown } from './known.js';
export { attempt, invalid, present, unavailable } from './read.js';
export type { Read } from './read.js';
export { codeOfSystemError } from './system-error.js';
