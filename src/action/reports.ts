import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GateError } from '../errors/index.js';
import { PACKAGE_VERSION } from '../package-version.js';
import type { Budget, CatalogSources, ReportContext } from '../report/index.js';
import { LIMITS, catalogSources, renderJson, renderMarkdown, renderSarif, sizeOf } from '../report/index.js';
import type { GateRun } from '../run/index.js';
import type { DecidedStep } from './decide-step.js';
import type { StepOutput } from './step-outputs.js';

/** The whole report of a step in each of its forms. */
export interface Reports {
  readonly json: string;
  readonly markdown: string;
  readonly sarif: string;
}

export function renderReports(step: DecidedStep): Reports {
  const { decision, run } = step;
  const { detail } = step.presentation;
  return {
    json: renderJson(decision, { detail }),
    markdown: markdownReport(step, 'file', null),
    sarif: renderSarif(decision, sourcesOf(run), { detail, version: PACKAGE_VERSION }),
  };
}

/** A report as a file for the steps behind this one. */
interface ReportFile {
  /** The output that names its path. */
  readonly output: string;
  readonly name: string;
  readonly text: string;
}

/** The reports as files for the steps behind this one. */
export function reportFiles({ json, markdown, sarif }: Reports): readonly ReportFile[] {
  return [
    { output: 'report-json', name: 'report.json', text: json },
    { output: 'report-markdown', name: 'report.md', text: markdown },
    { output: 'report-sarif', name: 'report.sarif', text: sarif },
  ];
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

/** The report for the summary of the job: the whole one where that fits. */
export function summaryReport(step: DecidedStep, { markdown }: Reports): string {
  const fits = sizeOf(markdown, 'summary') <= LIMITS.summary.size;
  return fits ? markdown : markdownReport(step, 'summary', null);
}

/** The report of a step for one place; `marker` is a comment's invisible last line. */
export function markdownReport(step: DecidedStep, budget: Budget, marker: string | null): string {
  const { updateHint, detail } = step.presentation;
  return renderMarkdown(step.decision, { updateHint, detail, budget, marker, context: contextOf(step) });
}

/** What the report says of the run beside its decision; null where commits could not be established. */
function contextOf({ run, serverUrl }: DecidedStep): ReportContext | null {
  if (run === null || run.session === null) return null;
  const { subject } = run.session;
  const { owner, repo } = subject.repository;
  return {
    repository:
      serverUrl === null
        ? null
        : {
            url: `${serverUrl}/${encodeURIComponent(owner)}/${encodeURIComponent(repo)}`,
            pullRequest: subject.pullRequest,
            commit: subject.head,
          },
    head: subject.pullRequestHead,
    baseCommit: subject.base,
    baseBranch: { name: subject.baseBranch, tip: subject.baseTip },
    sources: sourcesOf(run),
  };
}

/** The catalogs of a run that lines are counted in, as far as they could be read. */
export function sourcesOf(run: GateRun | null): readonly CatalogSources[] {
  if (run === null) return [];
  const { evidence, session } = run;
  const source = session?.settings.candidateSource;
  const candidateCommitted =
    source === 'commit' || (source === 'workspace' && session !== null && session.checkout !== null);
  return catalogSources(evidence.catalogs, candidateCommitted);
}
