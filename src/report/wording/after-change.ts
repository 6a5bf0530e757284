import { foldLogin, sameLogin } from '../../gate/index.js';
import type { Decision, FileDecision, OwnerFault, RefusalCode } from '../../gate/index.js';
import { compareCodePoints } from '../../json/index.js';
import { MAX_PATH_COMMITS } from '../../limits.js';
import { codeSpans } from './name-list.js';

/** Why somebody who approved has only to approve again. */
interface Again {
  readonly codes: readonly RefusalCode[];
  readonly why: string;
}

const AGAIN: readonly Again[] = [
  {
    codes: ['approved_another_catalog', 'force_pushed_from_another_catalog'],
    why: 'was for another catalog: ask them to look again and approve again.',
  },
  {
    codes: ['approved_before_base_moved'],
    why: 'is older than the baseline on the base branch: ask them to approve again.',
  },
  {
    codes: ['approved_for_another_base'],
    why: 'was for another base branch: ask them to look again and approve again.',
  },
];
const APPROVED_OTHERWISE = AGAIN.flatMap(({ codes }) => codes);
/** It may be anybody's, so that owners are asked all the same. */
const NOT_LOOKED_INTO: Again = {
  codes: ['too_many_requests'],
  why: 'was not looked into, since the gate asks GitHub only so much: the newest comes first, so ask the owners among them to approve again.',
};

/**
 * What a reader does about a change that waits for approval, as Markdown on one line. Sentences stand in the order in
 * which they help: who blocks, who only has to approve again, what is unreadable, who can approve.
 */
export function afterChange(decision: Decision): string {
  const waiting = decision.files.filter((file) => file.asked && file.needed > 0 && !file.approved);
  if (waiting.length === 0)
    return 'Read the change before you merge it: approval is off, so the gate asks nobody.';
  const sentences = [
    ...blockedSentence(waiting),
    ...[...AGAIN, NOT_LOOKED_INTO].flatMap((again) => againSentence(waiting, again)),
    ...permissionSentence(waiting),
    ...(decision.event === 'push' ? afterPush(waiting) : askOwners(waiting)),
  ];
  return [...sentences, ...afterQueue(decision)].join(' ');
}

function blockedSentence(waiting: readonly FileDecision[]): readonly string[] {
  const blocking = waiting.flatMap((file) => file.blockedBy);
  if (blocking.length === 0) return [];
  const names = distinct(blocking.flatMap((login) => (login === null ? [] : [login])));
  const who = names.length === 0 ? 'A deleted account' : codeSpans(names);
  return [
    `${who} requested changes: settle it with them and have them approve, or, if they are gone, let someone with write access dismiss that review (in the pull request, the review’s “…” menu, “Dismiss review”).`,
  ];
}

function againSentence(waiting: readonly FileDecision[], { codes, why }: Again): readonly string[] {
  const names = refused(waiting, codes);
  return names.length === 0 ? [] : [`The approval of ${codeSpans(names)} ${why}`];
}

function permissionSentence(waiting: readonly FileDecision[]): readonly string[] {
  const missing = distinct(
    waiting.flatMap((file) => [
      ...(file.missingPermission === null ? [] : [file.missingPermission]),
      ...file.refusals.flatMap((refusal) => (refusal.permission === null ? [] : [refusal.permission])),
    ]),
  );
  if (missing.length === 0) return [];
  const remedy = missing.every((permission) => permission.startsWith('members'))
    ? 'give the step an `owners-token` that has it, since the token of a job never does'
    : 'add that line under `permissions:` of the job';
  return [`Some of it could not be read: the token needs ${codeSpans(missing)} (${remedy}).`];
}

/** Nothing where whoever is asked above to approve again makes up for all that is missing. */
function askOwners(waiting: readonly FileDecision[]): readonly string[] {
  const long = waiting.filter(hasTooManyCommits);
  const others = waiting.filter((file) => !hasTooManyCommits(file));
  const unapprovable = others.filter(cannotBeApproved);
  return [
    ...longSentence(long),
    ...unapprovable.map(cannotSentence),
    ...(unapprovable.length === 0 ? [] : [CANNOT_REMEDY]),
    ...askWhoCan(others.filter((file) => !cannotBeApproved(file))),
  ];
}

/** Who wrote the change is told by its commits, so that nobody's approval counts while they are too many to be read. */
function hasTooManyCommits({ refusals }: FileDecision): boolean {
  return refusals.some(({ code }) => code === 'too_many_commits');
}

function longSentence(long: readonly FileDecision[]): readonly string[] {
  if (long.length === 0) return [];
  const paths = codeSpans(distinct(long.map(({ path }) => path)));
  return [
    `More than ${MAX_PATH_COMMITS.toLocaleString('en')} commits of this pull request touch ${paths}, too many to tell who wrote the change, so no approval counts: squash them, or split the change into several pull requests, then have it approved.`,
  ];
}

const CANNOT_REMEDY =
  'Name another owner on the default branch. Where one person maintains alone, set `approvals: 0` in the settings file there: every change is still shown first, and drift still fails.';

const OWNER_FAULTS: Readonly<Record<OwnerFault['code'] | 'wrote', string>> = {
  is_author: 'is the author of the pull request',
  wrote: 'wrote or pushed the change',
  no_write_access: 'has no write access to the repository',
  unknown_owner: 'is no account or team that GitHub knows',
  email_address: 'is an e-mail address, whose account GitHub does not tell',
};

interface Unable {
  readonly owner: string;
  readonly why: string;
}

/** Owners who cannot approve, whatever they are asked. */
function unableOwners({ owners, ownerFaults, refusals }: FileDecision): readonly Unable[] {
  return owners.flatMap((owner) => {
    const fault = ownerFaults.find((one) => one.owner === owner)?.code ?? null;
    const wrote = refusals.some(
      ({ login, code }) => WROTE.includes(code) && login !== null && sameLogin(`@${login}`, owner),
    );
    const code = fault ?? (wrote ? 'wrote' : null);
    return code === null ? [] : [{ owner, why: OWNER_FAULTS[code] }];
  });
}

const WROTE: readonly RefusalCode[] = ['wrote_the_change', 'pushed_the_change'];

/** Whether fewer people than are needed could ever approve; a team may be of any size. */
function cannotBeApproved(file: FileDecision): boolean {
  const unable = unableOwners(file).map(({ owner }) => owner);
  const able = file.owners.filter((owner) => !unable.includes(owner));
  return file.owners.length > 0 && !able.some((owner) => owner.includes('/')) && able.length < file.needed;
}

function cannotSentence(file: FileDecision): string {
  const unable = unableOwners(file).map(({ owner, why }) => `${codeSpans([owner])} ${why}`);
  const count = file.owners.length === 1 ? 'one owner' : `${file.owners.length} owners`;
  const few = file.needed > file.owners.length ? [`it needs ${file.needed} approvals and has ${count}`] : [];
  return `Nobody can approve ${codeSpans([file.path])}: ${[...few, ...unable].join(', ')}.`;
}

function askWhoCan(waiting: readonly FileDecision[]): readonly string[] {
  const open = waiting.filter((file) => missingOf(file) > askedAgain(file).length);
  if (open.length === 0) return [];
  const owners = distinct(open.flatMap((file) => withoutLogins(file.owners, file.approvedBy)));
  const paths = codeSpans(open.map((file) => file.path));
  if (owners.length === 0) return [`Ask an owner of ${paths} to approve.`];
  const oneEach = open.every((file) => sameList(file.owners, open[0]?.owners ?? []));
  const whom = `${ownersWanted(open)} of ${oneEach ? '' : 'each of '}${paths}`;
  return [`Ask ${whom} to review this pull request and approve: ${codeSpans(owners)}.`];
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
  const known = new Set(approved.map((login) => foldLogin(`@${login}`)));
  return owners.filter((owner) => !known.has(foldLogin(owner)));
}

/** What an audit finds is in already. */
function afterPush(waiting: readonly FileDecision[]): readonly string[] {
  const owners = distinct(waiting.flatMap((file) => file.owners));
  const direct = distinct(waiting.flatMap((file) => (file.pullRequest === null ? [file.path] : [])));
  const byNone =
    direct.length === 0
      ? []
      : [`No pull request is known to have brought the change of ${codeSpans(direct)}.`];
  const whom = owners.length === 0 ? '' : `: ${codeSpans(owners)}`;
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

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].sort(compareCodePoints);
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
