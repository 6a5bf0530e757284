import type { CatalogDiff } from '../../diff/index.js';
import type { CatalogDecision } from '../../gate/index.js';
import { driftParts } from '../../gate/index.js';
import type { ClientOutcome } from '../../clients/index.js';
import type { PolicyOutcome } from '../../governance/index.js';
import { compareCodePoints } from '../../json/index.js';
import type { ReportContext } from '../context.js';
import type { Detail } from '../detail.js';
import { cellSpan, codeSpan, shownName, shownPointer, shownText } from '../escape/index.js';
import { newInThisChange } from '../new-in-this-change.js';
import type { CatalogSources } from '../places/index.js';
import { linksOf } from '../places/index.js';
import {
  CLIENT_RULE_WORDS,
  growthLine,
  captureSentence,
  catalogErrorSentence,
  catalogHeadline,
  countsLine,
  INHERITED_WORDS,
  inheritedCount,
  inheritedTitle,
  someOf,
} from '../wording/index.js';
import { changesSection } from './changes-section.js';
import { fieldTables, fold, sidesOf, sidesTable, unchangedList } from './evidence.js';
import type { Piece } from './page.js';
import { tableHead, tableRow } from './table.js';

const MAX_FILES = 8;

/** What a catalog is shown with. */
export interface CatalogOptions {
  readonly detail: Detail;
  readonly context: ReportContext | null;
}

/** One of several catalogs: its name and verdict as a heading, its changes, its evidence. */
export function catalogSection(catalog: CatalogDecision, options: CatalogOptions): readonly Piece[] {
  const heading = `### ${codeSpan(shownText(catalog.name))}\n\n${catalogHeadline(catalog)}.\n\n`;
  const counts = catalog.diff === null ? '' : `${countsLine([catalog])}\n\n`;
  const error =
    catalog.error === null
      ? ''
      : `${catalogErrorSentence(catalog.error, catalog)}${captureSentence(catalog, options.detail)}\n\n`;
  return [
    `${heading}${error}${counts}`,
    ...catalogChanges(catalog, options),
    ...fold('Evidence', catalogEvidence(catalog, options)),
    ...unchangedOf(catalog),
  ];
}

/**
 * What differs and what the policy finds, the latter first where it is why the step fails; then what is said of the
 * catalogs themselves.
 */
export function catalogChanges(catalog: CatalogDecision, options: CatalogOptions): readonly Piece[] {
  const changes = differences(catalog, options);
  const findings = policyTables(catalog.policy);
  const body = catalog.policy?.failing === true ? [...findings, ...changes] : [...changes, ...findings];
  return [...catalogNotes(catalog), ...body, ...clientSection(catalog.clients, options.detail)];
}

/** What the verdict on a catalog rests on: both sides with their digests, fingerprints, places. */
export function catalogEvidence(
  catalog: CatalogDecision,
  { detail, context }: CatalogOptions,
): readonly Piece[] {
  const format = catalog.after?.format ?? catalog.before?.format;
  const fields =
    catalog.diff === null || format === undefined ? [] : fieldTables(catalog.diff, format, detail);
  return [sidesTable(sidesOf(catalog, context)), ...fields];
}

/** The entries that are the same, folded away. */
export function unchangedOf({ diff }: CatalogDecision): readonly Piece[] {
  return diff === null ? [] : unchangedList(diff);
}

/** What is said of the catalogs themselves, each note once. */
export function catalogNotes(catalog: Pick<CatalogDecision, 'before' | 'after'>): readonly Piece[] {
  const notes = [...(catalog.before?.notes ?? []), ...(catalog.after?.notes ?? [])];
  const files = notes.filter((note) => note.code === 'file_name_differs').flatMap(({ about }) => about ?? []);
  const spans = [...new Set(files)].sort(compareCodePoints).map((file) => codeSpan(shownText(file)));
  return [
    notes.some((note) => note.code === 'descriptions_not_compared')
      ? '**Descriptions are not compared:** the digests of this inventory cover the schemas alone.\n\n'
      : '',
    notes.some((note) => note.code === 'one_hash_for_all')
      ? '**This lock file locks nothing:** all its hashes are the same.\n\n'
      : '',
    spans.length === 0 ? '' : `Not named after their tool: ${someOf(spans, MAX_FILES)}.\n\n`,
  ];
}

function differences(catalog: CatalogDecision, { detail, context }: CatalogOptions): readonly Piece[] {
  const { diff, baselineDiff, policy } = catalog;
  const format = catalog.after?.format ?? catalog.before?.format;
  if (diff === null || format === undefined) return [];
  const own = context?.sources.find(({ name }) => name === catalog.name);
  const listOf = (listed: CatalogDiff, sources: CatalogSources | undefined) =>
    changesSection(listed, {
      ...{ format, detail, policy },
      linkOf: linksOf(catalog, sources, context?.repository ?? null),
    });
  const changes = [
    ...listOf(driftParts(catalog).own ?? diff, own),
    ...inheritedSection(catalog, (inherited) =>
      // What the change does not touch stands in the file, not among the files changed.
      listOf(inherited, own === undefined ? own : { ...own, candidateChanged: false }),
    ),
  ];
  if (baselineDiff === null) return changes;
  // As after an approval: what the baseline itself became.
  const baseline = { ...catalog, row: 'baseline-changed' } as const;
  return [
    ...changes,
    `#### What this change does to the baseline itself\n\n${countsLine([{ diff: baselineDiff }])}\n\n`,
    ...changesSection(baselineDiff, {
      format: catalog.before?.format ?? format,
      detail,
      policy: null,
      linkOf: linksOf(baseline, own, context?.repository ?? null),
    }),
  ];
}

/** What the base branch has already; what the change brings gets its room first. */
function inheritedSection(
  catalog: CatalogDecision,
  listOf: (inherited: CatalogDiff) => readonly Piece[],
): readonly Piece[] {
  const { inherited } = driftParts(catalog);
  const count = inheritedCount([catalog]);
  if (inherited === null || count === 0) return [];
  const words = `${INHERITED_WORDS.charAt(0).toUpperCase()}${INHERITED_WORDS.slice(1)}.`;
  return [
    `#### ${inheritedTitle(count)}\n\n${words}\n\n`,
    ...listOf(inherited).map((piece) =>
      typeof piece === 'string' ? piece : { ...piece, rank: 'last' as const },
    ),
  ];
}

/** What clients refuse that the baseline has not, and how the catalog's cost changed: facts beside the verdict. */
export function clientSection(clients: ClientOutcome | null, detail: Detail): readonly Piece[] {
  if (clients === null) return [];
  const findings = newInThisChange(clients);
  const growth = `${growthLine(clients.before, clients.after)}.\n\n`;
  if (findings.length === 0) return [`#### New in this change\n\n${growth}`];
  return [
    `#### New in this change\n\n${growth}`,
    ...rows(
      `What clients refuse (${findings.length})`,
      ['Tool', 'What', 'Place'],
      findings.map(({ code, entry, path }) =>
        tableRow([
          entry === null ? '' : cellSpan(shownName(entry)),
          `${CLIENT_RULE_WORDS[code]} (\`${code}\`)`,
          path === '' || detail === 'fingerprints' ? '' : cellSpan(shownPointer(path)),
        ]),
      ),
    ),
  ];
}

function policyTables(policy: PolicyOutcome | null): readonly Piece[] {
  if (policy === null) return [];
  const findings = [...policy.findings].sort((a, b) => Number(b.isNew) - Number(a.isNew));
  return [
    ...rows(
      `Policy findings (${findings.length}${policy.mode === 'new' ? ', new ones fail' : ''})`,
      ['Tool', 'Finding', 'Place', 'New'],
      findings.map((finding) =>
        tableRow([
          finding.entry === null ? '' : cellSpan(shownName(finding.entry)),
          cellSpan(shownName(finding.code)),
          cellSpan(shownName(finding.path)),
          finding.isNew ? 'new' : 'as before',
        ]),
      ),
    ),
    ...rows(
      `Data exposed that was not before (${policy.exposures.length})`,
      ['Tool', 'Data class', 'Place'],
      policy.exposures.map((exposure) =>
        tableRow(
          [exposure.entry, exposure.dataClass, exposure.path].map((text) => cellSpan(shownName(text))),
        ),
      ),
    ),
  ];
}

function rows(title: string, columns: readonly string[], list: readonly string[]): readonly Piece[] {
  if (list.length === 0) return [];
  return [{ head: `#### ${title}\n\n${tableHead(columns)}`, rows: list, foot: '\n', rank: 'first' }];
}
