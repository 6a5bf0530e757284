import * as core from '@actions/core';
import type { Environment } from './github/index.js';
import { annotations, errorSentence, neutralise, renderDecisionText, renderJson } from './report/index.js';
import { GateError } from './json/index.js';
import { catalogTexts } from './step/catalog-texts.js';
import { decideStep, faultAlone } from './step/decide-step.js';
import type { DecidedStep } from './step/decide-step.js';
import { markdownOf, publish } from './step/publish.js';
import { writeReportFiles } from './step/report-files.js';
import { stepOutputs } from './step/step-outputs.js';

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
    await report(step, environment);
    return exitCode(step);
  } catch {
    const fault = new GateError('internal', 'gate');
    for (const [name, value] of stepOutputs(faultAlone(fault))) core.setOutput(name, value);
    core.error(errorSentence(fault));
    return 2;
  }
}

async function report(step: DecidedStep, environment: Environment): Promise<void> {
  setOutputs(step, environment);
  await writeSummary(step);
  annotate(step);
  for (const warning of await publish(step, environment)) core.warning(neutralise(warning));
}

function setOutputs(step: DecidedStep, environment: Environment): void {
  const files = [
    {
      output: 'report-json',
      name: 'report.json',
      text: renderJson(step.decision, { detail: step.presentation.detail }),
    },
    { output: 'report-markdown', name: 'report.md', text: markdownOf(step.decision, step, 'file', null) },
  ];
  const outputs = [...stepOutputs(step.decision), ...writeReportFiles(files, environment)];
  for (const [name, value] of outputs) core.setOutput(name, value);
}

async function writeSummary(step: DecidedStep): Promise<void> {
  try {
    await core.summary.addRaw(markdownOf(step.decision, step, 'summary', null)).write();
  } catch {
    core.warning('The summary of the job could not be written. The verdict does not depend on it.');
  }
}

function annotate(step: DecidedStep): void {
  const { decision, presentation, run } = step;
  const { detail, updateHint } = presentation;
  core.info(renderDecisionText(decision, { detail, color: false, updateHint }));
  const remarks = annotations(decision, catalogTexts(run));
  for (const { level, path, line, title, message } of remarks) {
    const place = {
      title,
      ...(path === null ? {} : { file: path }),
      ...(line === null ? {} : { startLine: line }),
    };
    if (level === 'error') core.error(message, place);
    else core.warning(message, place);
  }
  if (decision.fault !== null)
    core.error(neutralise(errorSentence(decision.fault)), { title: 'Could not check' });
}

function exitCode({ decision }: DecidedStep): ExitCode {
  if (decision.passes) return 0;
  return decision.verdict === 'could-not-check' ? 2 : 1;
}
