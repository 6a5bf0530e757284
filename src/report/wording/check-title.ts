import type { Decision } from '../../gate/index.js';
import { countsOf, inheritedCount } from './counts.js';
import { isAllInherited } from './inheritance-words.js';
import { VERDICT_WORDS } from './verdict-words.js';

// GitHub's list of checks shows so much of one.
const MAX_TITLE = 60;

/**
 * The title of a check run in at most 60 characters: what changed, then what follows from it, such as
 * `2 tools changed, 1 added: waits for an owner`.
 */
export function checkTitle(decision: Decision): string {
  const { verdict, fault } = decision;
  if (verdict === 'could-not-check') {
    const code = (fault ?? decision.catalogs.find(({ error }) => error !== null)?.error ?? null)?.code;
    return code === undefined ? 'Could not check' : `Could not check: ${code}`;
  }
  const title = `${whatChanged(decision)}: ${outcomeOf(decision)}`;
  return title.length <= MAX_TITLE ? title : `${howMuchChanged(decision)}: ${outcomeOf(decision)}`;
}

function outcomeOf(decision: Decision): string {
  const { verdict, approval, passes, event } = decision;
  const isOfOwners = verdict === 'baseline-change' || verdict === 'protected-change';
  if (isOfOwners && approval === 'off') return 'approval is off';
  if (isOfOwners && event === 'push') return 'its approval is missing';
  const outcome = verdict === 'drift' ? driftOutcome(decision) : VERDICT_WORDS[verdict].outcome;
  return passes && verdict !== 'approved' && verdict !== 'unchanged' ? `${outcome} (reported)` : outcome;
}

function driftOutcome(decision: Decision): string {
  if (isAllInherited(decision)) return 'inherited';
  const inherited = inheritedCount(decision.catalogs);
  return inherited === 0
    ? VERDICT_WORDS.drift.outcome
    : `${VERDICT_WORDS.drift.outcome}, ${inherited} inherited`;
}

function whatChanged({ catalogs, files }: Decision): string {
  const { changed, added, removed, members } = countsOf(catalogs);
  const counts = [
    ...(changed === 0 ? [] : [`${changed} ${changed === 1 ? 'tool' : 'tools'} changed`]),
    ...(added === 0 ? [] : [`${added} ${toolsWord(changed, added)}added`]),
    ...(removed === 0 ? [] : [`${removed} ${toolsWord(changed + added, removed)}removed`]),
  ];
  if (counts.length > 0) return counts.join(', ');
  if (members > 0) return 'The catalog itself changed';
  return files.length > 0 ? 'A protected file changed' : 'No tool changed';
}

/** All counts as one, where they are too long. */
function howMuchChanged({ catalogs }: Decision): string {
  const { changed, added, removed } = countsOf(catalogs);
  return `${changed + added + removed} tools differ`;
}

/** The noun stands with the first count alone. */
function toolsWord(before: number, count: number): string {
  if (before > 0) return '';
  return count === 1 ? 'tool ' : 'tools ';
}
