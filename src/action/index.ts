export { decideStep, decideFault } from './decide-step.js';
export { CHECK_STATE, endCheck } from './decision-check.js';
export { followUpStep } from './follow-up-step.js';
export type { FollowUpStep } from './follow-up-step.js';
export type { DecidedStep } from './decide-step.js';
export { publish } from './publish.js';
export { renderReports, reportFiles, sourcesOf, summaryReport, writeReportFiles } from './reports.js';
export { stepOutputs } from './step-outputs.js';
export type { StepOutput } from './step-outputs.js';
