import type { CatalogDecision, Decision, Row } from '../../gate/index.js';
import { VERDICTS } from '../../gate/index.js';
import { approvalSection } from './approval-section.js';
import type { Budget } from './budget.js';
import { catalogChanges, catalogEvidence, catalogSection, unchangedOf } from './catalog-section.js';
import { fold } from './evidence.js';
import { cellSpan, codeSpan, shownText } from '../escape/index.js';
import {
  countsLine,
  countsOf,
  firstNotices,
  headline,
  inheritedCount,
  helpAddress,
  icon,
  nextStep,
  ownerStep,
  setupSentences,
  VERDICT_WORDS,
} from '../wording/index.js';
import type { ReportContext } from '../context.js';
import type { Detail } from '../detail.js';
import type { NextStepOptions } from '../wording/index.js';
import type { Page, Piece } from './page.js';
import { writePage } from './page.js';
import { tableHead, tableRow } from './table.js';

/** How renderMarkdown writes a decision. */
export interface MarkdownOptions extends NextStepOptions {
  readonly detail: Detail;
  /** Where it is shown; decides how long it may be. */
  readonly budget: Budget;
  /** The invisible last line of a comment (see `marker`), else null; part of the budget. */
  readonly marker: string | null;
  /** What is known of the run: gives names their links and the evidence its commits. */
  readonly context?: ReportContext | null;
}

const MALICIOUS_ALREADY =
  'A baseline can hold malicious text already: read the catalog itself before you approve its first baseline.';
const NEW_BASELINES: ReadonlySet<Row> = new Set<Row>([
  'first-baseline',
  'mended-baseline',
  'migrated-format',
  'new-baseline-otherwise',
]);

const WHERE_THE_REST: Readonly<Record<Budget, string>> = {
  file: '',
  summary:
    'This is not the whole report: the files that the outputs `report-markdown` and `report-json` name hold it.',
  comment:
    'This is not the whole report: the summary of the job and the file that the output `report-markdown` names hold it.',
  'check-run':
    'This is not the whole report: the summary of the job and the file that the output `report-markdown` names hold it.',
};

/**
 * The report of a decision as GitHub Flavored Markdown, within its budget. The first line is the verdict, the second
 * the next step. Text from a catalog, a path or a login stands only in code spans. The same decision gives the same
 * bytes.
 */
export function renderMarkdown(decision: Decision, options: MarkdownOptions): string {
  return writePage(pageOf(decision, options), options.budget, WHERE_THE_REST[options.budget]);
}

function pageOf(decision: Decision, options: MarkdownOptions): Page {
  const [only, ...others] = decision.catalogs;
  const single = only !== undefined && others.length === 0;
  const shown = { detail: options.detail, context: options.context ?? null };
  const approval = approvalSection(decision);
  const isWaiting = decision.approval === 'missing';
  return {
    top: [
      `### ${icon(decision)} ${headline(decision)}\n**Next step:** ${nextStep(decision, options)} [More](${helpAddress(decision)})\n\n`,
      ownerLine(decision, shown.context),
      ...firstNotices(decision),
      decision.catalogs.some((catalog) => catalog.diff !== null)
        ? `${countsLine(decision.catalogs)}\n\n`
        : '',
      ...(single ? catalogChanges(only, shown) : catalogsTables(decision.catalogs)),
      ...(isWaiting ? approval : []),
      ...fold('Evidence', [
        ...(single ? catalogEvidence(only, shown) : []),
        ...(isWaiting ? [] : approval),
        ...contextLines(shown.context),
      ]),
      ...(single ? unchangedOf(only) : []),
      ...setupNotices(decision, options.budget),
    ],
    sections: single
      ? []
      : byVerdict(decision.catalogs)
          .filter(isNotUnchanged)
          .map((catalog) => catalogSection(catalog, shown)),
    bottom: [
      closingWords(decision, options.budget, shown.context),
      options.marker === null ? '' : `\n${options.marker}\n`,
    ],
  };
}

/** What an owner's approval will mean, with the files to look at. */
function ownerLine(decision: Decision, context: ReportContext | null): string {
  const words = ownerStep(decision);
  if (words === null) return '';
  const repository = context?.repository ?? null;
  const files =
    repository === null || repository.pullRequest === null
      ? ''
      : ` [The files](${repository.url}/pull/${repository.pullRequest}/files)`;
  return `**For an owner:** ${words}${files}\n\n`;
}

/** Where it was read what decides. */
function contextLines(context: ReportContext | null): readonly string[] {
  if (context === null || context.baseBranch === null) return [];
  const { name, tip } = context.baseBranch;
  const at = tip === null ? '' : `, ${codeSpan(tip.slice(0, 12))}`;
  return [`Owners, settings and policy are those of the branch ${codeSpan(shownText(name))}${at}.\n\n`];
}

function catalogsTables(catalogs: readonly CatalogDecision[]): readonly Piece[] {
  const isSplit = inheritedCount(catalogs) > 0;
  const counts = ['Changed', 'Added', 'Removed', ...(isSplit ? ['Of these inherited'] : []), 'Unchanged'];
  const columns = ['Catalog', 'Verdict', ...counts];
  const ordered = byVerdict(catalogs);
  const unchanged = ordered.filter((catalog) => !isNotUnchanged(catalog));
  return [
    ...catalogsTable(ordered.filter(isNotUnchanged), isSplit, {
      head: tableHead(columns),
      foot: '\n',
      rank: 'first',
    }),
    ...catalogsTable(unchanged, isSplit, {
      head: `<details><summary>Unchanged catalogs (${unchanged.length})</summary>\n\n${tableHead(columns)}`,
      foot: '\n</details>\n\n',
      rank: 'last',
    }),
  ];
}

function catalogsTable(
  catalogs: readonly CatalogDecision[],
  isSplit: boolean,
  frame: { readonly head: string; readonly foot: string; readonly rank: 'first' | 'last' },
): readonly Piece[] {
  if (catalogs.length === 0) return [];
  return [{ ...frame, rows: catalogs.map((catalog) => catalogRow(catalog, isSplit)) }];
}

function catalogRow(catalog: CatalogDecision, isSplit: boolean): string {
  const { changed, added, removed, unchanged } = countsOf([catalog]);
  const inherited = isSplit ? [inheritedCount([catalog])] : [];
  const counts = [changed, added, removed, ...inherited, unchanged].map((count) =>
    catalog.diff === null ? '' : String(count),
  );
  return tableRow([cellSpan(shownText(catalog.name)), VERDICT_WORDS[catalog.verdict].name, ...counts]);
}

function byVerdict(catalogs: readonly CatalogDecision[]): readonly CatalogDecision[] {
  return VERDICTS.flatMap((verdict) => catalogs.filter((catalog) => catalog.verdict === verdict));
}

function isNotUnchanged(catalog: CatalogDecision): boolean {
  return catalog.verdict !== 'unchanged';
}

function setupNotices(decision: Decision, budget: Budget): readonly Piece[] {
  const sentences = budget === 'comment' ? [] : setupSentences(decision.notices);
  if (sentences.length === 0) return [];
  return [
    {
      head: `<details><summary>How the repository is set up (${sentences.length})</summary>\n\n`,
      rows: sentences.map((sentence) => `- ${sentence}\n`),
      foot: '\n</details>\n\n',
      rank: 'last',
    },
  ];
}

function closingWords(decision: Decision, budget: Budget, context: ReportContext | null): string {
  const about = context === null || context.head === null ? '' : ` on ${codeSpan(context.head.slice(0, 12))}`;
  const verdict = `The check${about} is the verdict, not this ${budget === 'comment' ? 'comment' : 'report'}.`;
  const first = decision.catalogs.some((catalog) => NEW_BASELINES.has(catalog.row));
  return `---\n\n${verdict}${first ? ` ${MALICIOUS_ALREADY}` : ''}\n`;
}
