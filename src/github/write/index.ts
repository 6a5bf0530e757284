export { checkRunName, publishCheckRun } from './check-run.js';
export { publishComment } from './comment.js';
export { alignCheck } from './rerun.js';
