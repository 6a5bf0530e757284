import * as core from '@actions/core';
import type { Environment } from './github/index.js';
import { GateError } from './errors/index.js';
import {
  annotations,
  errorSentence,
  followUpReport,
  followUpSentence,
  headline,
  neutralise,
  renderDecisionText,
  writeWarning,
} from './report/index.js';
import { isFollowUp } from './run/index.js';
import {
  CHECK_STATE,
  decideStep,
  decideFault,
  endCheck,
  followUpStep,
  publish,
  renderReports,
  reportFiles,
  sourcesOf,
  stepOutputs,
  summaryReport,
  writeReportFiles,
} from './action/index.js';
import type { DecidedStep, FollowUpStep, StepOutput } from './action/index.js';

/** How the step ends: it passes, its verdict fails, or it could not be checked. */
export type ExitCode = 0 | 1 | 2;

/**
 * The Action: inputs, verdict, check run, outputs, summary, annotations, comment, in this order; after a review, what it
 * has run again. Takes the environment
 * that GitHub's runner gives a step. Whatever nobody foresaw ends as could not check, without a word of it in the log,
 * since it may hold text of an input.
 */
export async function runAction(environment: Environment): Promise<ExitCode> {
  try {
    if (isFollowUp(environment)) return await followUp(environment);
    const step = await decideStep(environment, rememberCheck);
    const reports = renderReports(step);
    setOutputs([...stepOutputs(step.decision), ...writeReportFiles(reportFiles(reports), environment)]);
    await writeSummary(summaryReport(step, reports));
    annotate(step);
    await comment(step, environment);
    return exitCode(step);
  } catch (error) {
    return error instanceof GateError ? endWith(error) : endUnforeseen();
  }
}

/** A run that decides nothing: it fails only where something may go on passing that should not, or nothing was done. */
async function followUp(environment: Environment): Promise<ExitCode> {
  const { words, steps, unsafe } = await followUpStep(environment, rememberCheck);
  const [first] = steps;
  if (first !== undefined) setOutputs(stepOutputs(first.decision));
  await writeSummary(
    followUpReport(words.map((each, index) => ({ words: each, headline: headlineOf(steps[index]) }))),
  );
  for (const each of words) {
    const print = unsafe ? core.error : core.info;
    print(neutralise(followUpSentence(each)));
  }
  for (const step of steps) {
    if (step.presentation.checkRun) await comment(step, environment);
  }
  return unsafe ? 1 : 0;
}

/** The step behind a run: ends a check run that the run left in progress. */
export async function runPost(environment: Environment): Promise<ExitCode> {
  try {
    await endCheck(environment);
    return 0;
  } catch (error) {
    return error instanceof GateError ? endWith(error) : endUnforeseen();
  }
}

function rememberCheck(checkRun: number | null): void {
  core.saveState(CHECK_STATE, checkRun === null ? '' : String(checkRun));
}

async function comment(step: DecidedStep, environment: Environment): Promise<void> {
  const warning = await publish(step, environment);
  if (warning !== null) core.warning(neutralise(writeWarning(warning)));
}

function headlineOf(step: FollowUpStep['steps'][number] | undefined): string | null {
  return step === undefined ? null : headline(step.decision);
}

/** Could not check, because of a fault of our own; throws nothing. */
export function endUnforeseen(): ExitCode {
  return endWith(new GateError('internal', 'gate'));
}

function endWith(fault: GateError): ExitCode {
  core.error(errorSentence(fault));
  try {
    setOutputs(stepOutputs(decideFault(fault)));
  } catch {
    // The exit code says it all the same.
  }
  return 2;
}

function setOutputs(outputs: readonly StepOutput[]): void {
  try {
    for (const [name, value] of outputs) core.setOutput(name, value);
  } catch {
    throw new GateError('not_writable', 'outputs');
  }
}

async function writeSummary(markdown: string): Promise<void> {
  try {
    await core.summary.addRaw(markdown).write();
  } catch {
    core.warning('The summary of the job could not be written. The verdict does not depend on it.');
  }
}

function annotate({ decision, presentation, run }: DecidedStep): void {
  const { detail, updateHint } = presentation;
  core.info(renderDecisionText(decision, { detail, color: false, updateHint }));
  for (const { level, path, line, title, message } of annotations(decision, sourcesOf(run))) {
    const file = path === null ? {} : { file: path };
    const print = level === 'error' ? core.error : core.warning;
    print(message, { title, ...file, ...(line === null ? {} : { startLine: line }) });
  }
  if (decision.fault !== null) {
    core.error(neutralise(errorSentence(decision.fault)), { title: 'Could not check' });
  }
}

function exitCode({ decision }: DecidedStep): ExitCode {
  if (decision.passes) return 0;
  return decision.verdict === 'could-not-check' ? 2 : 1;
}
