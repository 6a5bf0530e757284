export { alignJobs } from './align-jobs.js';
export type { AlignedState, Alignment } from './align-jobs.js';
export { checkRunName, completeCheckRun, startCheckRun } from './check-run.js';
export type { CheckRunConclusion } from './check-run.js';
export { publishComment } from './comment.js';
