import type { ProtectedFile } from '../gate/index.js';
import { isSameObject } from '../git/index.js';
import type { Change } from './change.js';
import { changedFiles } from './changed-files.js';
import type { ChangedFile, WatchedBaseline, WatchedFiles } from './changed-files.js';
import { codeOwnersPaths, readCodeOwners } from './code-owners.js';
import { filePair } from './file-digest.js';
import type { DigestSource } from './file-digest.js';
import { withoutReviews, withOwners } from './file-owners.js';
import type { BaselinePlace, OwnedFile } from './file-owners.js';
import type { Forge, NeededOf, PairOf } from './forge.js';
import type { GateFile } from './protected-paths.js';
import { refuseReintroducedChange } from './reintroduced-change.js';

/** Who decides: the settings as the base has them. */
export interface ApprovalRules {
  /** null: CODEOWNERS, path by path. */
  readonly owners: readonly string[] | null;
  readonly approvals: number;
  /** Those of a workflow file: the inputs of the step stand in it, so that no input of it can say less than one. */
  readonly workflowApprovals: number;
}

/** A change, and by what its protected files are found, compared and judged. */
export interface FilesRequest {
  readonly change: Change;
  readonly source: DigestSource;
  readonly rules: ApprovalRules;
  /** The rules as another commit has them. Throws the GateError of what could not be read. */
  readonly rulesAt: (commit: string) => Promise<ApprovalRules>;
  readonly baselines: readonly BaselinePlace[];
  /** The baselines that can be compared. */
  readonly watched: readonly WatchedBaseline[];
  /** Paths of baselines with stars. */
  readonly patterns: readonly string[];
  readonly gateFiles: readonly GateFile[];
  /** null without a token. */
  readonly forge: Forge | null;
}

/** The protected files that a change touches, with what decides about their approval. */
export interface CollectedFiles extends NeededApprovals {
  readonly files: readonly ProtectedFile[];
}

/** How many approvals each file needs. */
type NeededApprovals = Pick<ApprovalRules, 'approvals' | 'workflowApprovals'>;

/**
 * The protected files that a change touches, and everybody's approval of them: of a pull request, of the one that a
 * merge group is about, or of those that a push brought. The other events change nothing. Throws the GateError of what
 * kept a change from being seen; what kept an approval from being seen is unknown in the result.
 */
export async function collectFiles(request: FilesRequest): Promise<CollectedFiles> {
  const { change, rules } = request;
  if (change.event === 'push') return filesOfPush(request);
  const files = change.base === null ? [] : await filesOfChange(request, change.base);
  return { files, ...neededApprovals(rules) };
}

export function neededApprovals({ approvals, workflowApprovals }: ApprovalRules): NeededApprovals {
  return { approvals, workflowApprovals };
}

async function filesOfChange(request: FilesRequest, base: string): Promise<readonly ProtectedFile[]> {
  const { change, source, rules } = request;
  const watched = watchedFiles(request);
  await refuseReintroducedChange(source.commits, change, watched, mergeBaseOf(request));
  const changed = await changedFiles(source, base, change.head, watched);
  const bringing = await withoutFilesOfTip(request, changed);
  return approvalOf(request, await ownedFiles(request, bringing, rules, change.rulesTip));
}

/** An audit after the fact, by the owners and settings from before the push. */
async function filesOfPush(request: FilesRequest): Promise<CollectedFiles> {
  const { change, source, forge } = request;
  const { before, head: after, baseBranch: branch } = change;
  if (before === null || forge === null) return { files: [], ...neededApprovals(request.rules) };
  // The push itself may have changed the rules of the branch that has them.
  const judge = change.rulesTip === null || change.rulesTip === after ? before : change.rulesTip;
  const rules = await request.rulesAt(judge);
  const watched = watchedFiles(request);
  const changedBetween = async (base: string, head: string) =>
    ownedFiles(request, await changedFiles(source, base, head, watched), rules, judge);
  const files = await forge.auditPush(
    { branch, before, after, changedBetween },
    pairOf(source),
    neededBy(rules),
  );
  return { files, ...neededApprovals(rules) };
}

function watchedFiles({ watched, patterns, gateFiles }: FilesRequest): WatchedFiles {
  return { baselines: watched, patterns, files: gateFiles };
}

/** Where the pull request left its base branch; null where nobody can be asked. */
function mergeBaseOf({ change, forge }: FilesRequest): (() => Promise<string>) | null {
  const { baseTip, pullRequestHead } = change;
  if (forge === null || baseTip === null || pullRequestHead === null) return null;
  return () => forge.mergeBase(baseTip, pullRequestHead);
}

/**
 * What merging the head brings. Since it left the base branch, that can have come to the very same file, as where a
 * pull request that this one stands on was squashed. A baseline is compared with the tip's on its own.
 */
async function withoutFilesOfTip(
  { change, source }: FilesRequest,
  changed: readonly ChangedFile[],
): Promise<readonly ChangedFile[]> {
  const { head, baseTip, pullRequestHead } = change;
  if (head !== pullRequestHead || baseTip === null) return changed;
  const files: ChangedFile[] = [];
  for (const file of changed) {
    if (file.role === 'baseline' || !(await isSameObject(source.commits, head, baseTip, file.path)))
      files.push(file);
  }
  return files;
}

/** Changed files with the owners that they have at a commit. */
async function ownedFiles(
  { change, source: { commits }, baselines }: FilesRequest,
  changed: readonly ChangedFile[],
  { owners }: ApprovalRules,
  commit: string | null,
): Promise<readonly OwnedFile[]> {
  if (changed.length === 0) return [];
  if (commit === null) {
    return withOwners(changed, owners, { known: false, permission: null }, baselines, (path) => path);
  }
  const paths = [...changed, ...baselines].map(({ path }) => path);
  const asked = await codeOwnersPaths(commits, [change.head, commit], paths);
  return withOwners(changed, owners, (await readCodeOwners(commits, commit)).rules, baselines, asked);
}

function neededBy({ approvals, workflowApprovals }: NeededApprovals): NeededOf {
  return ({ role }) => (role === 'workflow' ? workflowApprovals : approvals);
}

async function approvalOf(
  { change, source, rules, forge }: FilesRequest,
  files: readonly OwnedFile[],
): Promise<readonly ProtectedFile[]> {
  const { pullRequest } = change;
  const needed = neededBy(rules);
  const isAsked = (file: OwnedFile) => needed(file) > 0;
  const asked = files.filter(isAsked);
  const off = withoutReviews(
    files.filter((file) => !isAsked(file)),
    pullRequest,
    { known: true, value: [] },
  );
  if (asked.length === 0) return off;
  const base = change.event === 'merge_group' ? change.base : change.baseTip;
  if (pullRequest === null || base === null || forge === null) {
    return [...off, ...withoutReviews(asked, pullRequest, { known: false, permission: null })];
  }
  return [
    ...off,
    ...(await forge.approvalOf(
      { number: pullRequest, head: change.pullRequestHead },
      base,
      asked,
      pairOf(source),
      needed,
    )),
  ];
}

function pairOf(source: DigestSource): PairOf {
  return (file, base, now) => filePair(source, file, base, now);
}
