import type { CatalogDecision, Decision, Row, Verdict } from '../gate/index.js';

const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  'could-not-check': 'Could not check',
  drift: 'Drift',
  'policy-violation': 'Policy violation',
  'baseline-change': 'Baseline change',
  'protected-change': 'Protected change',
  approved: 'Approved',
  unchanged: 'Unchanged',
};

const ROW_WORDS: Readonly<Record<Row, string>> = {
  same: 'the tools are those of the baseline',
  'formatting-only': 'only the formatting of the baseline differs',
  moved: 'the baseline moves to another path',
  'base-moved-untouched': 'the baseline moved on the base branch, and this change leaves it alone',
  'tools-changed': 'the tools changed, the baseline did not',
  'baseline-changed': 'tools and baseline changed alike',
  'baseline-changed-otherwise': 'the baseline was changed, but not to what the tools are',
  'first-baseline': 'a first baseline',
  'mended-baseline': 'a baseline that could not be read is mended',
  'migrated-format': 'the baseline is now in another format',
  'new-baseline-otherwise': 'the new baseline is not what the tools are',
  retired: 'the catalog is retired',
  error: 'no verdict on the tools',
};

/** The verdict of a whole step in one line of plain words of our own, without a line feed. */
export function headline(decision: Decision): string {
  return `${VERDICT_WORDS[decision.verdict]}: ${what(decision)}${asides(decision)}`;
}

/** A sign that tells at a glance whether the step passes, and whether with nothing to say. */
export function icon(decision: Decision): string {
  if (!decision.passes) return '❌';
  return decision.verdict === 'unchanged' || decision.verdict === 'approved' ? '✅' : '⚠️';
}

/** The verdict of one catalog in plain words: `Drift: the tools changed, the baseline did not`. */
export function catalogHeadline(catalog: CatalogDecision): string {
  return `${VERDICT_WORDS[catalog.verdict]}: ${ROW_WORDS[catalog.row]}`;
}

export function verdictWords(verdict: Verdict): string {
  return VERDICT_WORDS[verdict];
}

function what(decision: Decision): string {
  if (decision.fault !== null) return 'the step itself has a fault';
  const worst = decision.catalogs.filter((catalog) => catalog.verdict === decision.verdict);
  switch (decision.verdict) {
    case 'policy-violation':
      return `the tools do not hold to the policy${outOf(worst, decision)}`;
    case 'protected-change':
      return 'the tools are unchanged, a file that protects them is not; an owner has to approve';
    case 'could-not-check':
      return worst.length === 0
        ? 'an approval cannot be decided'
        : `no verdict on the tools${outOf(worst, decision)}`;
    default:
      return rowWords(worst, decision) + approvalWords(decision);
  }
}

function rowWords(worst: readonly CatalogDecision[], decision: Decision): string {
  const rows = new Set(worst.map((catalog) => catalog.row));
  const [only] = rows;
  if (rows.size === 1 && only !== undefined) return ROW_WORDS[only] + outOf(worst, decision);
  return worst.length === 0
    ? 'protected files changed'
    : `${worst.length} of ${decision.catalogs.length} catalogs`;
}

function outOf(worst: readonly CatalogDecision[], decision: Decision): string {
  return decision.catalogs.length < 2 ? '' : ` in ${worst.length} of ${decision.catalogs.length} catalogs`;
}

function approvalWords(decision: Decision): string {
  if (decision.verdict === 'approved') return ', and their owners approved exactly that';
  return decision.verdict === 'baseline-change' && decision.approval === 'missing'
    ? '; an owner has to approve'
    : '';
}

function asides(decision: Decision): string {
  const off = decision.approval === 'off' ? ' — approval is off (`approvals: 0`)' : '';
  const reported =
    !decision.failOnDrift &&
    decision.passes &&
    decision.verdict !== 'unchanged' &&
    decision.verdict !== 'approved';
  return off + (reported ? ' — reported only (`fail-on-drift: false`)' : '');
}
