import { join, parse } from 'node:path';
import { workspaceReader } from '../workspace/index.js';
import type { GateSession } from './session.js';
import type { Decision, Evidence } from '../gate/index.js';
import { GateError } from '../errors/index.js';
import { mergeSettings } from '../settings/index.js';
import type { Inputs, Settings, SettingsFile } from '../settings/index.js';
import { commitReader, headCommit, localMergeBase, localObjects, resolveCommit } from '../git/index.js';
import type { Checkout } from '../git/index.js';
import { decideSession } from './decide-session.js';
import { readSettingsFile } from './settings-file.js';
import type { Subject } from './subject.js';

/** A change that was not pushed yet. */
export interface LocalChange {
  readonly inputs: Inputs;
  /** The base branch as a revision of the local repository: `main`, `origin/main`, … */
  readonly base: string;
  /** Absolute; somewhere in the working tree. Paths of the inputs count from the root of that tree. */
  readonly directory: string;
}

/** The verdict of a change, and what it was decided from. */
export interface DecidedChange {
  readonly evidence: Evidence;
  readonly decision: Decision;
  /** Files read at HEAD whose content in the working tree is not HEAD's, which is what was read. */
  readonly uncommitted: readonly string[];
}

/**
 * The verdict that a pull request of HEAD would have, from local git alone: T at the merge base with `base`, H at HEAD,
 * C in the working tree or at HEAD; settings, owners and policy at `base`. Nobody has approved anything, and the
 * workflow file is not known. Throws GateError `not_a_repository`, `commit_not_found`, `merge_base_unknown`, and what
 * settings and readers throw.
 */
export async function decideLocalChange(change: LocalChange): Promise<DecidedChange> {
  const { workspace, checkout } = workingTree(change.directory);
  const baseTip = await resolveCommit(workspace, change.base, 'base');
  const base = await localMergeBase(workspace, baseTip, checkout.commit, 'base');
  const commits = commitReader(localObjects(checkout.objects, checkout.commit.length));
  try {
    const settings = locally(
      mergeSettings(change.inputs, withSource(await readSettingsFile(commits, baseTip), change.inputs)),
    );
    const subject = subjectOf(checkout.commit, base, baseTip, change.base);
    const session = {
      settings,
      subject,
      commits,
      workspace,
      checkout,
      workflows: [],
      forge: null,
      artifact: null,
      captureAt: () => Promise.resolve(null),
    };
    const { evidence, decision } = await decideSession(session);
    const atHead = evidence.catalogs.flatMap(({ baselinePath, candidatePath }) =>
      settings.candidateSource === 'commit' ? [baselinePath, candidatePath] : [baselinePath],
    );
    const uncommitted = await uncommittedFiles(atHead, session);
    return { evidence, decision, uncommitted };
  } finally {
    commits.close();
  }
}

/** Those of some files whose bytes in the working tree are others than HEAD's, but for the ends of their lines. */
async function uncommittedFiles(
  paths: readonly string[],
  { commits, subject, settings, workspace }: GateSession,
): Promise<readonly string[]> {
  const files = workspaceReader(workspace);
  const found: string[] = [];
  for (const path of new Set(paths)) {
    const file = files.readFile(path, settings.limits, 'baseline');
    if (file.state !== 'present') continue;
    const committed = await commits.read(subject.head, path, settings.limits, 'baseline');
    const isSame = committed.state === 'present' && sameLines(committed.value.bytes, file.value);
    if (!isSame) found.push(path);
  }
  return found;
}

/** A checkout on Windows may end lines in its own way. */
function sameLines(a: Uint8Array, b: Uint8Array): boolean {
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1').replaceAll('\r\n', '\n');
  return Buffer.compare(a, b) === 0 || text(a) === text(b);
}

/** What a workflow is going to capture stands in the working tree here. */
function locally(settings: Settings): Settings {
  return settings.candidateSource === 'artifact' ? { ...settings, candidateSource: 'workspace' } : settings;
}

/** Nothing passes here: which of the two catalogs is looked at is whoever asks to say. */
function withSource(file: SettingsFile | null, { candidateSource }: Inputs): SettingsFile | null {
  return file === null || candidateSource === null ? file : { ...file, candidateSource, artifact: null };
}

function workingTree(directory: string): { readonly workspace: string; readonly checkout: Checkout } {
  const { root } = parse(directory);
  const inside = join(directory, 'file').slice(root.length).replaceAll('\\', '/');
  const checkout = headCommit(root, inside);
  if (checkout === null) throw new GateError('not_a_repository', 'repository');
  return { workspace: join(root, checkout.directory), checkout: { ...checkout, directory: '' } };
}

function subjectOf(head: string, base: string, baseTip: string, baseBranch: string): Subject {
  return {
    event: 'pull_request',
    repository: { owner: '', repo: '' },
    head,
    base,
    baseTip,
    rulesTip: baseTip,
    baseBranch,
    ownBranch: baseBranch,
    defaultBranch: null,
    pullRequest: null,
    pullRequestHead: head,
    fork: false,
    before: null,
    blockingError: null,
  };
}
