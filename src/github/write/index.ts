export { alignJobs } from './align-jobs.js';
export type { AlignedState, Alignment, AlignRequest } from './align-jobs.js';
export { checkRunName, publishCheckRun } from './check-run.js';
export { publishComment } from './comment.js';
export { alignCheck } from './rerun.js';
