import { catalogDigest } from '../../catalog/index.js';
import { isEmpty } from '../../diff/index.js';
import type { CatalogSide } from '../../gate/index.js';
import type { Comparison } from '../comparison.js';
import { NO_RULES } from '../comparison.js';
import { sideOf } from '../comparison.js';
import type { Detail } from '../detail.js';
import { NO_LINKS } from '../places/index.js';
import { countsLine, orderStep, ruleNotices } from '../wording/index.js';
import type { Budget } from './budget.js';
import { catalogNotes, clientSection } from './catalog-section.js';
import { changesSection } from './changes-section.js';
import { fieldTables, fold, sidesTable, unchangedList } from './evidence.js';
import { writePage } from './page.js';

/** A comparison as GitHub Flavored Markdown, within a budget: the list of changes and its evidence, without a verdict. */
export function renderDiffMarkdown(comparison: Comparison, detail: Detail, budget: Budget): string {
  const { before, after } = sidesOf(comparison);
  const { diff } = comparison;
  const { format } = comparison.after;
  const order = orderStep([{ diff, format }], detail);
  const page = {
    top: [
      isEmpty(diff)
        ? '### ✅ Unchanged: both catalogs are the same\n\n'
        : '### ❌ Drift: the catalogs differ\n\n',
      `${countsLine([comparison])}\n\n`,
      ...ruleNotices(comparison.rules ?? NO_RULES),
      ...(order === null ? [] : [`**Next step:** ${order}\n\n`]),
      ...catalogNotes({ before, after }),
      ...changesSection(diff, { format, detail, policy: null, linkOf: NO_LINKS }),
      ...clientSection(comparison.clients ?? null, detail),
      ...fold('Evidence', [
        sidesTable([
          { title: 'Baseline', path: null, side: before, source: 'the first file' },
          { title: 'Candidate', path: null, side: after, source: 'the second file' },
        ]),
        ...fieldTables(diff, format, detail),
      ]),
      ...unchangedList(diff),
    ],
    sections: [],
    bottom: [],
  };
  return writePage(page, budget, 'This is not the whole comparison: the JSON output holds it.');
}

function sidesOf({ before, after, diff }: Comparison): {
  readonly before: CatalogSide;
  readonly after: CatalogSide;
} {
  const digest = catalogDigest(before);
  return {
    before: sideOf(before, digest),
    // Equal catalogs have equal digests, and a digest costs more than a comparison.
    after: sideOf(after, isEmpty(diff) ? digest : catalogDigest(after)),
  };
}
