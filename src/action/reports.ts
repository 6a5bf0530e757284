import { PACKAGE_VERSION } from '../package-version.js';
import type { Budget, CatalogSources } from '../report/index.js';
import { LIMITS, catalogSources, renderJson, renderMarkdown, renderSarif, sizeOf } from '../report/index.js';
import type { GateRun } from '../run/index.js';
import type { DecidedStep } from './decide-step.js';
import type { ReportFile } from './report-files.js';

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

/** The reports as files for the steps behind this one. */
export function reportFiles({ json, markdown, sarif }: Reports): readonly ReportFile[] {
  return [
    { output: 'report-json', name: 'report.json', text: json },
    { output: 'report-markdown', name: 'report.md', text: markdown },
    { output: 'report-sarif', name: 'report.sarif', text: sarif },
  ];
}

/** The report for the summary of the job: the whole one where that fits. */
export function summaryReport(step: DecidedStep, { markdown }: Reports): string {
  const fits = sizeOf(markdown, 'summary') <= LIMITS.summary.size;
  return fits ? markdown : markdownReport(step, 'summary', null);
}

/** The report of a step for one place; `marker` is a comment's invisible last line. */
export function markdownReport(
  { decision, presentation }: Pick<DecidedStep, 'decision' | 'presentation'>,
  budget: Budget,
  marker: string | null,
): string {
  const { updateHint, detail } = presentation;
  return renderMarkdown(decision, { updateHint, detail, budget, marker });
}

/** The catalogs of a run that lines are counted in, as far as they could be read. */
export function sourcesOf(run: GateRun | null): readonly CatalogSources[] {
  if (run === null) return [];
  const { evidence, session } = run;
  const candidateCommitted =
    session?.settings.candidateSource === 'commit' || (session !== null && session.checkout !== null);
  return catalogSources(evidence.catalogs, candidateCommitted);
}
