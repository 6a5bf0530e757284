import type { CatalogDecision, Decision } from '../../gate/index.js';
import { codeSpan, shownText } from '../escape/index.js';
import { countsText } from './counts.js';
import { isForOwners } from './inheritance-words.js';

// A sentence stays a sentence.
const MAX_CATALOGS = 3;
const HEX_OF_A_DIGEST = 24;

/**
 * What an owner's approval will mean, as Markdown on one line: which digest becomes the baseline of which file, and how
 * much that changes. null where no owner is asked.
 */
export function ownerStep(decision: Decision): string | null {
  const { verdict, approval, event } = decision;
  const isAsked = verdict === 'baseline-change' || verdict === 'protected-change' || isForOwners(decision);
  if (!isAsked || approval !== 'missing' || event === 'push') return null;
  const catalogs = decision.catalogs.filter(
    ({ verdict: own, baselineDiff }) =>
      own === 'baseline-change' || (own === 'drift' && baselineDiff !== null),
  );
  const shown = catalogs.slice(0, MAX_CATALOGS).map(meaningOf);
  const more = catalogs.length - shown.length;
  const meaning = shown.length === 0 ? ['your approval lets the changed files in'] : shown;
  const rest = more > 0 ? ` (and ${more} more catalogs)` : '';
  return `${capital(meaning.join('; '))}${rest}. It holds until one of these files is changed again.`;
}

function meaningOf(catalog: CatalogDecision): string {
  const path = codeSpan(shownText(catalog.baselinePath));
  // Beside inherited drift, what is approved is what the baseline itself became.
  const { after, diff } =
    catalog.baselineDiff === null ? catalog : { after: catalog.before, diff: catalog.baselineDiff };
  if (after === null) return `your approval retires the catalog ${path}`;
  const digest = codeSpan(`${after.digest.slice(0, 'sha256:'.length + HEX_OF_A_DIGEST)}…`);
  const counts = diff === null ? '' : ` (${countsText([{ diff }])})`;
  return `your approval makes ${digest} the baseline in ${path}${counts}`;
}

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
