import type { CatalogDecision, Decision, Row } from '../../gate/index.js';
import { ROW_VERDICTS, isInheritedAlone } from '../../gate/index.js';
import { countsOf, inheritedCount } from './counts.js';
import { INHERITED_WORDS, isAllInherited, isForOwners } from './inheritance-words.js';
import { VERDICT_WORDS } from './verdict-words.js';

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
  if (fault !== null) return `${VERDICT_WORDS[verdict].name}: nothing could be decided${asides(decision)}`;
  const worst = decision.catalogs.filter((catalog) => catalog.verdict === verdict);
  return `${VERDICT_WORDS[verdict].name}${extent(worst, decision)}${what(worst)}${inherited(decision)}${waiting(decision)}${asides(decision)}`;
}

/** A sign that tells at a glance whether the step passes, and whether with nothing to say. */
export function icon(decision: Decision): string {
  if (!decision.passes) return '❌';
  return decision.verdict === 'unchanged' || decision.verdict === 'approved' ? '✅' : '⚠️';
}

/** The verdict of one catalog in plain words: `Drift: the tools changed, the baseline did not`. */
export function catalogHeadline(catalog: CatalogDecision): string {
  return `${VERDICT_WORDS[catalog.verdict].name}: ${catalogWords(catalog)}`;
}

/** What the table says of the tools, unless something else decided. */
function catalogWords(catalog: CatalogDecision): string {
  const { verdict, row } = catalog;
  if (verdict === 'drift' && isInheritedAlone(catalog)) return INHERITED_WORDS;
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

/** How much of a drift the base branch has already, where it has a part of it. */
function inherited(decision: Decision): string {
  const catalogs = decision.catalogs.filter(({ verdict }) => verdict === 'drift');
  const count = inheritedCount(catalogs);
  if (count === 0 || decision.verdict !== 'drift' || isAllInherited(decision)) return '';
  const { changed, added, removed, members } = countsOf(catalogs);
  return `; ${count} of ${changed + added + removed + members} differences are inherited from the base branch`;
}

function waiting(decision: Decision): string {
  const { verdict, approval, event } = decision;
  if (isForOwners(decision) && breaksPolicy(decision)) return '; but the tools do not hold to the policy';
  if (approval !== 'missing') return '';
  if (verdict !== 'baseline-change' && verdict !== 'protected-change' && !isForOwners(decision)) return '';
  return event === 'push' ? '; its approval is missing' : '; an owner has to approve';
}

function breaksPolicy({ catalogs }: Decision): boolean {
  return catalogs.some(({ policy }) => policy?.failing === true);
}

function asides(decision: Decision): string {
  const off = decision.approval === 'off' ? ' — approval is off (`approvals: 0`)' : '';
  return (
    off + (isReportedOnly(decision) ? ` — reported only (\`fail-on-drift: ${decision.failOnDrift}\`)` : '')
  );
}

/** Whether a step passes by `fail-on-drift` alone. */
function isReportedOnly({ failOnDrift, passes, verdict }: Decision): boolean {
  if (!passes || failOnDrift === true) return false;
  return failOnDrift === 'new' ? verdict === 'drift' : verdict !== 'unchanged' && verdict !== 'approved';
}
