import { resolve } from 'node:path';
import * as core from '@actions/core';
import {
  CAPTURE,
  resultLines,
  runCaptures,
  settingsOf,
  stepOutputs,
  stepRequest,
  targetsOf,
  usageFault,
} from './capture/index.js';
import type { CaptureResult, Environment } from './capture/index.js';
import { readArguments } from './cli/index.js';
import { GateError } from './errors/index.js';
import { errorSentence } from './report/index.js';

/**
 * The capture's action: inputs, captures, outputs, log. Takes the environment that GitHub's runner gives a step. Ends
 * with 0 where every server was captured, else with 2. Whatever nobody foresaw leaves no word of it in the log.
 */
export async function runCaptureAction(environment: Environment): Promise<0 | 2> {
  try {
    return await captureStep(environment);
  } catch (error) {
    return endWith(error instanceof GateError ? errorSentence(error) : errorSentence(internal()));
  }
}

/** Ends because of a fault of our own; throws nothing. */
export function endUnforeseen(): 2 {
  return endWith(errorSentence(internal()));
}

function internal(): GateError {
  return new GateError('internal', 'capture');
}

function endWith(sentence: string): 2 {
  core.error(sentence);
  return 2;
}

async function captureStep(environment: Environment): Promise<0 | 2> {
  const request = stepRequest(environment);
  const read = readArguments(CAPTURE, request.arguments);
  if (read.is !== 'given') return endWith(read.is === 'fault' ? read.sentence : errorSentence(internal()));
  const fault = usageFault(read.given);
  if (fault !== null) return endWith(fault);
  const directory = resolve(environment['GITHUB_WORKSPACE'] || '.', request.directory);
  const settings = settingsOf(read.given);
  const results = await runCaptures(targetsOf(read.given, { environment, directory }), settings);
  for (const result of results) log(result, resultLines(result, settings));
  for (const [name, value] of stepOutputs(results, read.given.options.has('config')))
    core.setOutput(name, value);
  return results.every(({ captured }) => !(captured instanceof Error)) ? 0 : 2;
}

function log({ captured }: CaptureResult, [first = '', ...more]: readonly string[]): void {
  if (captured instanceof Error) core.error([first, ...more].join('\n'));
  else for (const line of [first, ...more]) core.info(line);
}
