import * as core from '@actions/core';
import type { Environment } from './github/index.js';
import { GateError } from './errors/index.js';
import { annotations, errorSentence, neutralise, renderDecisionText, writeWarning } from './report/index.js';
import {
  decideStep,
  decideFault,
  publish,
  renderReports,
  reportFiles,
  sourcesOf,
  stepOutputs,
  summaryReport,
  writeReportFiles,
} from './action/index.js';
import type { DecidedStep, StepOutput } from './action/index.js';

/** How the step ends: it passes, its verdict fails, or it could not be checked. */
export type ExitCode = 0 | 1 | 2;

/**
 * The Action: inputs, verdict, outputs, summary, annotations, check run, comment, in this order. Takes the environment
 * that GitHub's runner gives a step. Whatever nobody foresaw ends as could not check, without a word of it in the log,
 * since it may hold text of an input.
 */
export async function runAction(environment: Environment): Promise<ExitCode> {
  try {
    const step = await decideStep(environment);
    const reports = renderReports(step);
    setOutputs([...stepOutputs(step.decision), ...writeReportFiles(reportFiles(reports), environment)]);
    await writeSummary(summaryReport(step, reports));
    annotate(step);
    for (const warning of await publish(step, environment)) core.warning(neutralise(writeWarning(warning)));
    return exitCode(step);
  } catch (error) {
    return error instanceof GateError ? endWith(error) : endUnforeseen();
  }
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
