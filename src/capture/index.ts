export { CAPTURE } from './command.js';
export { settingsOf } from './capture-options.js';
export type { Environment } from './environment.js';
export { runCaptures } from './run-captures.js';
export type { CaptureResult } from './run-captures.js';
export { stepRequest } from './step-arguments.js';
export { stepOutputs } from './step-outputs.js';
export { targetsOf, usageFault } from './targets.js';
export { resultLines } from './words.js';
