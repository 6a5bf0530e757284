import * as core from '@actions/core';
import { GateError } from './errors/index.js';
import { createApi } from './github/index.js';
import type { Environment, IssueOutcome } from './github/index.js';
import { errorSentence } from './report/index.js';
import { compareFiles, watchCatalog, watchInputs } from './watch/index.js';

/**
 * The watch's action: inputs, comparison, issue, outputs. Takes the environment that GitHub's runner gives a step. Ends
 * with 0 where the issue says what is true, drift or none, else with 2: what could not be checked leaves the issue as it
 * was. Whatever nobody foresaw leaves no word of it in the log.
 */
export async function runWatch(environment: Environment): Promise<0 | 2> {
  try {
    return await watchStep(environment);
  } catch (error) {
    return endWith(error instanceof GateError ? error : new GateError('internal', 'watch'));
  }
}

/** Ends because of a fault of our own; throws nothing. */
export function endUnforeseen(): 2 {
  return endWith(new GateError('internal', 'watch'));
}

function endWith(fault: GateError): 2 {
  core.error(errorSentence(fault));
  return 2;
}

async function watchStep(environment: Environment): Promise<0> {
  const inputs = watchInputs(environment);
  const drift = compareFiles(inputs, environment['GITHUB_WORKSPACE'] || process.cwd());
  const [owner = '', repo = ''] = (environment['GITHUB_REPOSITORY'] ?? '').split('/');
  const api = createApi({ token: inputs.token, environment });
  const outcome = await watchCatalog(api, { owner, repo }, inputs, drift);
  core.info(WORDS[outcome.is](outcome.number ?? 0));
  core.setOutput('drift', String(drift.comparison !== null));
  core.setOutput('digest', drift.digest);
  core.setOutput('issue', String(outcome.number ?? ''));
  return 0;
}

const WORDS: Readonly<Record<IssueOutcome['is'], (number: number) => string>> = {
  opened: (number) => `The catalog drifted: issue #${number} was opened.`,
  updated: (number) => `The catalog drifted: issue #${number} was brought up to date.`,
  kept: (number) => `The catalog drifted: issue #${number} says so already.`,
  dismissed: (number) =>
    `The catalog drifted as in issue #${number}, which somebody closed: it stays closed.`,
  closed: (number) => `The catalog is as it was reviewed: issue #${number} was closed.`,
  none: () => 'The catalog is as it was reviewed.',
};
