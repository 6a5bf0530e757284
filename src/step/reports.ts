import { PACKAGE_VERSION } from '../package-version.js';
import type { Budget } from '../report/index.js';
import { renderJson, renderMarkdown, renderSarif } from '../report/index.js';
import { catalogTexts } from './catalog-texts.js';
import type { DecidedStep } from './decide-step.js';
import type { ReportFile } from './report-files.js';

/** The reports of a step as files, whole. */
export function reportFiles(step: DecidedStep): readonly ReportFile[] {
  const { decision, run } = step;
  const { detail } = step.presentation;
  const sarif = renderSarif(decision, catalogTexts(run), { detail, version: PACKAGE_VERSION });
  return [
    { output: 'report-json', name: 'report.json', text: renderJson(decision, { detail }) },
    { output: 'report-markdown', name: 'report.md', text: markdownReport(step, 'file', null) },
    { output: 'report-sarif', name: 'report.sarif', text: sarif },
  ];
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
