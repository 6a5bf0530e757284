import type { CatalogDecision, Decision, FileDecision, RefusalCode, Row } from '../gate/index.js';
import { compareCodePoints } from '../json/index.js';
import { captureSentence } from './capture-sentence.js';
import { codeSpan } from './code-span.js';
import { catalogErrorSentence, errorSentence } from './error-sentence.js';
import { shownText } from './shown-name.js';
import { someOf } from './some-of.js';

const ANOTHER_CATALOG: readonly RefusalCode[] = [
  'approved_another_catalog',
  'force_pushed_from_another_catalog',
];
const APPROVED_OTHERWISE: readonly RefusalCode[] = [
  ...ANOTHER_CATALOG,
  'approved_before_base_moved',
  'approved_for_another_base',
];

/** Rows of drift in which the baseline is another one than that of the base branch. */
const BASELINE_CHANGED: readonly Row[] = ['baseline-changed-otherwise', 'new-baseline-otherwise'];

// A sentence stays a sentence.
const MOST_NAMES = 4;
const LONGEST_HINT = 400;

/** What a next step is told with. */
export interface NextStepOptions {
  /** What an author runs to propose a new baseline (input `update-hint`), else null. */
  readonly updateHint: string | null;
}

/**
 * What a reader does next, as Markdown on one line: plain sentences, with names, paths and the hint in code spans.
 * Nothing to do is said too.
 */
export function nextStep(decision: Decision, options: NextStepOptions): string {
  switch (decision.verdict) {
    case 'could-not-check':
      return afterError(decision);
    case 'drift':
      return afterDrift(decision, options);
    case 'policy-violation':
      return 'Bring the tools in line with the policy, as the findings below say; or change the policy on the base branch first, with its owners.';
    case 'baseline-change':
    case 'protected-change':
      return afterChange(decision);
    case 'approved':
      return decision.approvedBy.length === 0
        ? 'Nothing to do.'
        : `Nothing to do: approved by ${logins(decision.approvedBy)}.`;
    case 'unchanged':
      return 'Nothing to do.';
  }
}

function afterError(decision: Decision): string {
  if (decision.fault !== null) return errorSentence(decision.fault);
  const failed = decision.catalogs.filter((catalog) => catalog.error !== null);
  const [first] = failed;
  const file = decision.files.find((candidate) => candidate.asked && candidate.error !== null);
  const more = failed.length > 1 ? ` ${failed.length - 1} more could not be checked: see below.` : '';
  if (file?.error && (first === undefined || first.error === file.error)) {
    return `${errorSentence(file.error, file.path)}${more}`;
  }
  if (first?.error) {
    return `${catalogPrefix(first, decision)}${catalogErrorSentence(first.error, first)}${captureSentence(first)}${more}`;
  }
  return 'See below what could not be checked.';
}

function catalogPrefix(catalog: CatalogDecision, decision: Decision): string {
  return decision.catalogs.length < 2 ? '' : `${codeSpan(shownText(catalog.name))}: `;
}

function afterDrift(decision: Decision, options: NextStepOptions): string {
  const drifting = decision.catalogs.filter((catalog) => catalog.verdict === 'drift');
  const paths = someOf(
    drifting.map((catalog) => codeSpan(shownText(catalog.baselinePath))),
    MOST_NAMES,
  );
  const where = hasPullRequest(decision) ? 'in this pull request' : 'in a pull request';
  const update =
    options.updateHint === null
      ? `update ${paths} to match the tools and commit it`
      : `run ${hint(options.updateHint)}, commit the updated ${paths}`;
  // Where the baseline was changed, the tools may be as they were: there is no change of them to want or undo.
  if (drifting.every(({ row }) => BASELINE_CHANGED.includes(row)))
    return `Baseline and tools have to agree. ${update.charAt(0).toUpperCase()}${update.slice(1)} ${where}, or bring the tools to what it says. Where the baseline then still differs from the base branch, an owner has to approve it.`;
  return `If this change of the tools is wanted, ${update} ${where}, and have an owner approve it. If it is not, undo it.`;
}

function hint(text: string): string {
  return codeSpan(text.length <= LONGEST_HINT ? text : `${text.slice(0, LONGEST_HINT)}…`);
}

function hasPullRequest(decision: Decision): boolean {
  return decision.event?.startsWith('pull_request') === true;
}

/**
 * Sentences in the order in which they help: who blocks, who only has to approve again, what is unreadable, who can
 * approve.
 */
function afterChange(decision: Decision): string {
  const waiting = decision.files.filter((file) => file.asked && file.needed > 0 && !file.approved);
  if (waiting.length === 0)
    return 'Read the change before you merge it: approval is off, so the gate asks nobody.';
  const sentences = [
    ...blockedSentence(waiting),
    ...approvedOtherwise(waiting),
    ...approvedBeforeBaseMoved(waiting),
    ...approvedForAnotherBase(waiting),
    ...permissionSentence(waiting),
    ...(decision.event === 'push' ? afterPush(waiting) : askOwners(waiting)),
  ];
  return [...sentences, ...afterQueue(decision)].join(' ');
}

function blockedSentence(waiting: readonly FileDecision[]): readonly string[] {
  const blocking = waiting.flatMap((file) => file.blockedBy);
  if (blocking.length === 0) return [];
  const names = distinct(blocking.flatMap((login) => (login === null ? [] : [login])));
  const who = names.length === 0 ? 'A deleted account' : logins(names);
  return [
    `${who} requested changes: settle it with them and have them approve, or, if they are gone, let someone with write access dismiss that review (in the pull request, the review’s “…” menu, “Dismiss review”).`,
  ];
}

function approvedOtherwise(waiting: readonly FileDecision[]): readonly string[] {
  const names = refused(waiting, ANOTHER_CATALOG);
  return names.length === 0
    ? []
    : [`The approval of ${logins(names)} was for another catalog: ask them to look again and approve again.`];
}

function approvedBeforeBaseMoved(waiting: readonly FileDecision[]): readonly string[] {
  const names = refused(waiting, ['approved_before_base_moved']);
  return names.length === 0
    ? []
    : [
        `The approval of ${logins(names)} is older than the baseline on the base branch: ask them to approve again.`,
      ];
}

function approvedForAnotherBase(waiting: readonly FileDecision[]): readonly string[] {
  const names = refused(waiting, ['approved_for_another_base']);
  return names.length === 0
    ? []
    : [
        `The approval of ${logins(names)} was for another base branch: ask them to look again and approve again.`,
      ];
}

function permissionSentence(waiting: readonly FileDecision[]): readonly string[] {
  const missing = distinct(
    waiting.flatMap((file) => [
      ...(file.missingPermission === null ? [] : [file.missingPermission]),
      ...file.refusals.flatMap((refusal) => (refusal.permission === null ? [] : [refusal.permission])),
    ]),
  );
  return missing.length === 0
    ? []
    : [`Some of it could not be read: the token needs ${someOf(spans(missing), MOST_NAMES)}.`];
}

/** Nothing where whoever is asked above to approve again makes up for all that is missing. */
function askOwners(waiting: readonly FileDecision[]): readonly string[] {
  const open = waiting.filter((file) => missingOf(file) > askedAgain(file).length);
  if (open.length === 0) return [];
  const owners = distinct(open.flatMap((file) => withoutLogins(file.owners, file.approvedBy)));
  const paths = someOf(spans(open.map((file) => file.path)), MOST_NAMES);
  if (owners.length === 0) return [`Ask an owner of ${paths} to approve.`];
  const oneEach = open.every((file) => sameList(file.owners, open[0]?.owners ?? []));
  const whom = `${ownersWanted(open)} of ${oneEach ? '' : 'each of '}${paths}`;
  return [`Ask ${whom} to review this pull request and approve: ${logins(owners)}.`];
}

function missingOf({ needed, approvedBy }: FileDecision): number {
  return needed - approvedBy.length;
}

function ownersWanted(open: readonly FileDecision[]): string {
  const most = Math.max(...open.map(missingOf));
  const more = open.every((file) => file.approvedBy.length > 0) ? ' more' : '';
  if (most > 1) return `${most}${more} owners`;
  return more === '' ? 'an owner' : 'one more owner';
}

/** Owners whom another sentence asks to approve already. */
function askedAgain(file: FileDecision): readonly string[] {
  const blocking = file.blockedBy.flatMap((login) => (login === null ? [] : [login]));
  const owning = blocking.filter((login) => withoutLogins(file.owners, [login]).length < file.owners.length);
  return distinct([...owning, ...refused([file], APPROVED_OTHERWISE)]);
}

/** GitHub's logins are the same in upper and lower case. */
function withoutLogins(owners: readonly string[], approved: readonly string[]): readonly string[] {
  const known = new Set(approved.map((login) => `@${login.toLowerCase()}`));
  return owners.filter((owner) => !known.has(owner.toLowerCase()));
}

/** What an audit finds is in already. */
function afterPush(waiting: readonly FileDecision[]): readonly string[] {
  const owners = distinct(waiting.flatMap((file) => file.owners));
  const direct = distinct(waiting.flatMap((file) => (file.pullRequest === null ? [file.path] : [])));
  const byNone =
    direct.length === 0
      ? []
      : [`No pull request is known to have brought the change of ${someOf(spans(direct), MOST_NAMES)}.`];
  const whom = owners.length === 0 ? '' : `: ${logins(owners)}`;
  return [
    ...byNone,
    `The change is on the branch already: have an owner look at it now, or revert it${whom}.`,
  ];
}

function afterQueue(decision: Decision): readonly string[] {
  return decision.event === 'merge_group' ? ['Then queue the pull request again.'] : [];
}

function refused(waiting: readonly FileDecision[], codes: readonly RefusalCode[]): readonly string[] {
  return distinct(
    waiting.flatMap((file) =>
      file.refusals.flatMap(({ login, code }) => (login !== null && codes.includes(code) ? [login] : [])),
    ),
  );
}

function logins(names: readonly string[]): string {
  return someOf(spans(names), MOST_NAMES);
}

function spans(texts: readonly string[]): readonly string[] {
  return texts.map((text) => codeSpan(shownText(text)));
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].sort(compareCodePoints);
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
