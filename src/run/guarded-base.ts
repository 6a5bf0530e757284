import { GateError } from '../errors/index.js';
import type { CommitReader } from '../git/index.js';
import { branchTip, readBranch, readDefaultBranch } from '../github/index.js';
import type { Api } from '../github/index.js';
import type { SettingsFile } from '../settings/index.js';
import type { BranchEvent, GateEvent, MergeGroupEvent, PullRequestEvent } from './event.js';
import { readSettingsFile } from './settings-file.js';

/** Whose rules decide about an event, and as a change of which branch it is judged. */
export interface GuardedBase {
  /** The default branch, null where it is not known. */
  readonly defaultBranch: string | null;
  /** The default branch's tip, where settings, owners and policy are read; null where only a token could tell. */
  readonly rulesTip: string | null;
  /** The settings file at that tip; null where there is none. */
  readonly file: SettingsFile | null;
  /** The branch that the change is judged against, with its tip: the event's own where it is guarded. */
  readonly branch: string;
  readonly tip: string | null;
  /** Whether the event's own branch is guarded: a pull request into any other is judged as if into the default one. */
  readonly isGuarded: boolean;
}

/**
 * Establishes design.md's "guarded branches": the default branch, and those that its settings file names exactly and
 * that are protected too. A name that a pattern protects could be anybody's to make. Throws GateError
 * `unsupported_branch` for an event of a branch that is not guarded, `token_missing` where only a token could tell, and
 * what the readers and `parseSettingsFile` throw.
 */
export async function guardedBase(
  event: GateEvent,
  api: Api | null,
  commits: CommitReader,
): Promise<GuardedBase> {
  const defaultBranch =
    event.defaultBranch ?? (api === null ? null : await readDefaultBranch(api, event.repository));
  switch (event.name) {
    case 'push':
    case 'schedule':
    case 'workflow_dispatch':
      return ofBranch(event, api, commits, defaultBranch);
    default:
      return ofMerge(event, api, commits, defaultBranch);
  }
}

/** Why nothing that GitHub alone tells could be established. */
export function noToken(): GateError {
  return new GateError('token_missing', 'github-token');
}

async function ofBranch(
  event: BranchEvent,
  api: Api | null,
  commits: CommitReader,
  defaultBranch: string | null,
): Promise<GuardedBase> {
  const { branch, commit, repository } = event;
  const own = { defaultBranch, branch, tip: commit, isGuarded: true };
  if (branch === defaultBranch)
    return { ...own, rulesTip: commit, file: await readSettingsFile(commits, commit) };
  if (api === null || defaultBranch === null) throw noToken();
  const rulesTip = await branchTip(api, repository, defaultBranch);
  const file = await readSettingsFile(commits, rulesTip);
  const isGuarded = isNamed(file, branch) && (await readBranch(api, repository, branch)).isProtected;
  if (!isGuarded) throw new GateError('unsupported_branch', 'event');
  return { ...own, rulesTip, file };
}

/** Without a token nothing passes, so that nobody need know whether the branch is guarded. */
async function ofMerge(
  { baseBranch, repository }: PullRequestEvent | MergeGroupEvent,
  api: Api | null,
  commits: CommitReader,
  defaultBranch: string | null,
): Promise<GuardedBase> {
  if (api === null || defaultBranch === null)
    return { defaultBranch, rulesTip: null, file: null, branch: baseBranch, tip: null, isGuarded: true };
  const rulesTip = await branchTip(api, repository, defaultBranch);
  const file = await readSettingsFile(commits, rulesTip);
  const rules = { defaultBranch, rulesTip, file };
  if (baseBranch === defaultBranch) return { ...rules, branch: baseBranch, tip: rulesTip, isGuarded: true };
  const branch = isNamed(file, baseBranch) ? await readBranch(api, repository, baseBranch) : null;
  return branch?.isProtected === true
    ? { ...rules, branch: baseBranch, tip: branch.tip, isGuarded: true }
    : { ...rules, branch: defaultBranch, tip: rulesTip, isGuarded: false };
}

function isNamed(file: SettingsFile | null, branch: string): boolean {
  return file?.guardedBranches?.includes(branch) === true;
}
