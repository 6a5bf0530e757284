import type { CatalogDecision, Decision, Row, Verdict } from '../../gate/index.js';
import { ROW_VERDICTS } from '../../gate/index.js';

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
  'mended-baseline': 'a baseline that could not be read is fixed, so every tool counts as added',
  'migrated-format': 'the baseline is now in another format, so every tool counts as added',
  'new-baseline-otherwise': 'the new baseline is not what the tools are',
  retired: 'the catalog is retired',
  error: 'no verdict on the tools',
};

/** The verdict of a whole step in one line of plain words of our own, without a line feed. */
export function headline(decision: Decision): string {
  const { verdict, fault } = decision;
  if (fault !== null) return `${VERDICT_WORDS[verdict]}: nothing could be decided${asides(decision)}`;
  const worst = decision.catalogs.filter((catalog) => catalog.verdict === verdict);
  return `${VERDICT_WORDS[verdict]}${extent(worst, decision)}${what(worst)}${waiting(decision)}${asides(decision)}`;
}

/** A sign that tells at a glance whether the step passes, and whether with nothing to say. */
export function icon(decision: Decision): string {
  if (!decision.passes) return '❌';
  return decision.verdict === 'unchanged' || decision.verdict === 'approved' ? '✅' : '⚠️';
}

/** The verdict of one catalog in plain words: `Drift: the tools changed, the baseline did not`. */
export function catalogHeadline(catalog: CatalogDecision): string {
  return `${VERDICT_WORDS[catalog.verdict]}: ${catalogWords(catalog)}`;
}

/** What the table says of the tools, unless something else decided. */
function catalogWords({ verdict, row }: CatalogDecision): string {
  if (verdict === ROW_VERDICTS[row]) return ROW_WORDS[row];
  const isUntouched = ROW_VERDICTS[row] === 'unchanged';
  switch (verdict) {
    case 'could-not-check':
      return 'nobody can approve the change';
    case 'policy-violation':
      return 'the tools do not hold to the policy';
    case 'approved':
      return isUntouched
        ? 'the owners of a protected file approved its change'
        : `${ROW_WORDS[row]}, and the owners approved exactly that`;
    case 'baseline-change':
      return isUntouched ? 'the push changed the baseline' : ROW_WORDS[row];
    default:
      return isUntouched ? 'the tools are unchanged, a file that protects them is not' : ROW_WORDS[row];
  }
}

/** A verdict in words of a first line. */
export function verdictWords(verdict: Verdict): string {
  return VERDICT_WORDS[verdict];
}

/** In how many of several catalogs it is so: ` in 2 of 5 catalogs`. */
function extent(worst: readonly CatalogDecision[], { verdict, catalogs }: Decision): string {
  if (worst.length === 0 || catalogs.length < 2) return '';
  return `${verdict === 'could-not-check' ? '' : ' in'} ${worst.length} of ${catalogs.length} catalogs`;
}

/** What is so of all of them alike; nothing where they differ in it. */
function what(worst: readonly CatalogDecision[]): string {
  const words = new Set(worst.map(catalogWords));
  const [only] = words;
  if (only === undefined) return ': files that protect the catalog changed';
  return words.size > 1 ? '' : `: ${only}`;
}

function waiting({ verdict, approval, event }: Decision): string {
  if (approval !== 'missing') return '';
  if (verdict !== 'baseline-change' && verdict !== 'protected-change') return '';
  return event === 'push' ? '; its approval is missing' : '; an owner has to approve';
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
