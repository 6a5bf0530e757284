export { alignJobs } from './align-jobs.js';
export type { AlignedState, Alignment } from './align-jobs.js';
export { checkRunName, completeCheckRun, startCheckRun } from './check-run.js';
export type { CheckRunConclusion } from './check-run.js';
export { publishComment } from './comment.js';
export { keepIssue } from './watch-issue.js';
export type { IssueOutcome, IssueRequest } from './watch-issue.js';
