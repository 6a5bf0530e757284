import type { Decision, FileDecision, Refusal } from '../../gate/index.js';
import { compareCodePoints } from '../../json/index.js';
import { cellSpan, codeSpan, shownText } from '../escape/index.js';
import type { Piece } from './page.js';
import { REFUSAL_WORDS, ROLE_WORDS, someOf } from '../wording/index.js';
import { tableHead, tableRow } from './table.js';

// One row must never fill a report on its own.
const MAX_NAMES = 6;

/** Which protected files changed, who owns each, who approved, and what each other review lacks. */
export function approvalSection(decision: Decision): readonly Piece[] {
  if (decision.files.length === 0) return [];
  const audited = decision.event === 'push';
  const pullRequest = (file: FileDecision): readonly string[] =>
    audited ? [file.pullRequest === null ? 'none' : cellSpan(`#${file.pullRequest}`)] : [];
  const refusals = decision.files.flatMap((file) =>
    file.asked ? file.refusals.map((refusal) => refusalRow(file, refusal, pullRequest(file))) : [],
  );
  const column = audited ? ['Pull request'] : [];
  return [
    {
      head: `#### Approval\n\n${tableHead(['Protected file', ...column, 'Owners', 'Approved by', 'State'])}`,
      rows: decision.files.map((file) =>
        tableRow([
          fileCell(file),
          ...pullRequest(file),
          ownersCell(file),
          file.approvedBy.length === 0 ? '—' : loginsCell(file.approvedBy),
          stateOf(file),
        ]),
      ),
      foot: '\n',
      rank: 'first',
    },
    ...(refusals.length === 0
      ? []
      : [
          {
            head: `Reviews that do not count:\n\n${tableHead(['Reviewer', 'File', ...column, 'Why'])}`,
            rows: refusals,
            foot: '\n',
            rank: 'first' as const,
          },
        ]),
    ...unreadFacts(decision),
  ];
}

function fileCell(file: FileDecision): string {
  return `${cellSpan(shownText(file.path))} (${ROLE_WORDS[file.role]})`;
}

function ownersCell(file: FileDecision): string {
  if (!file.ownersKnown) return '*could not be read*';
  return file.owners.length === 0 ? '*nobody*' : loginsCell(file.owners);
}

function loginsCell(logins: readonly string[]): string {
  return someOf(
    logins.map((login) => cellSpan(shownText(login))),
    MAX_NAMES,
  );
}

function stateOf(file: FileDecision): string {
  if (!file.asked) return 'not asked yet: baseline and tools must agree first';
  if (file.needed === 0) return 'not asked: approval is off';
  if (file.error !== null) return '❌ nobody can approve';
  if (file.missingPermission !== null) return `❌ needs ${cellSpan(shownText(file.missingPermission))}`;
  if (file.ownersKnown && !file.reviewsKnown && file.pullRequest === null)
    return '❌ no pull request is known that could hold an approval';
  if (!file.ownersKnown || !file.reviewsKnown) return '❌ could not be read';
  if (file.approved) return '✅ approved';
  if (file.blockedBy.length > 0) return '❌ blocked by a request for changes';
  return `❌ ${file.approvedBy.length} of ${file.needed} approvals`;
}

function refusalRow(file: FileDecision, refusal: Refusal, pullRequest: readonly string[]): string {
  const who = refusal.login === null ? '*deleted account*' : cellSpan(shownText(refusal.login));
  const permission = refusal.permission === null ? '' : `; needs ${cellSpan(shownText(refusal.permission))}`;
  const why = `${REFUSAL_WORDS[refusal.code]}${permission} (\`${refusal.code}\`)`;
  return tableRow([who, cellSpan(shownText(file.path)), ...pullRequest, why]);
}

/** Facts that disqualify nobody and must be known all the same. */
function unreadFacts(decision: Decision): readonly string[] {
  const authors = [...new Set(decision.files.flatMap((file) => file.unknownAuthors))].sort(compareCodePoints);
  const pushers = decision.files.filter((file) => file.asked && file.needed > 0 && !file.pushersRead);
  return [
    ...(authors.length === 0
      ? []
      : [
          `Commits without a GitHub account changed these files, and their authors are unknown: ${someOf(
            authors.map((author) => codeSpan(shownText(author))),
            MAX_NAMES,
          )}.\n\n`,
        ]),
    ...(pushers.length === 0
      ? []
      : ['Who pushed these changes could not be read, so no reviewer was refused for pushing them.\n\n']),
  ];
}
