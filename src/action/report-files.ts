import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GateError } from '../errors/index.js';
import type { StepOutput } from './step-outputs.js';

/** A report as a file for the steps behind this one. */
export interface ReportFile {
  /** The output that names its path. */
  readonly output: string;
  readonly name: string;
  readonly text: string;
}

/**
 * Writes reports into a new folder below RUNNER_TEMP, so that two gates of one job do not share files and nothing is
 * written to the workspace. Returns the outputs that name their paths. Throws GateError `not_writable` about
 * `temporary-directory`.
 */
export function writeReportFiles(
  files: readonly ReportFile[],
  environment: Readonly<Record<string, string | undefined>>,
): readonly StepOutput[] {
  try {
    const folder = mkdtempSync(join(environment['RUNNER_TEMP'] || tmpdir(), 'tool-catalog-gate-'));
    return files.map((file) => written(folder, file));
  } catch {
    throw new GateError('not_writable', 'temporary-directory');
  }
}

function written(folder: string, { output, name, text }: ReportFile): StepOutput {
  const path = join(folder, name);
  writeFileSync(path, text);
  return [output, path];
}
