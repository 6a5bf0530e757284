import type { Read } from '../errors/index.js';
import { GateError } from '../errors/index.js';
import {
  awaitCapture,
  newestBranchCapture,
  readArtifact,
  readBranchChanges,
  readPullsOfHead,
} from '../github/index.js';
import type { Api, ArtifactFiles, Clock, Repository, WantedCapture, WorkflowRun } from '../github/index.js';
import type { Settings } from '../settings/index.js';
import type { GateEvent, PullRequestEvent } from './event.js';

/** What a capture workflow uploaded for the commit under test. */
export interface CapturedArtifact {
  readonly files: Read<ArtifactFiles>;
  /** Address of the run that captured, as far as one was found. */
  readonly run: string | null;
}

/** What is waited with, and where it is waited for. */
export interface CaptureSources {
  readonly api: Api;
  readonly clock: Clock;
  /** GITHUB_SERVER_URL. */
  readonly server: string;
}

const WORKFLOW = 'capture-workflow';
const MINUTE = 60_000;

/**
 * The artifact of the commit under test: waits up to `capture-timeout` for the capture workflow's run, and takes nothing
 * of one that may have been made for another base branch. What stands in the way is `unavailable`, or `invalid` for an
 * archive that is refused, with the codes of `awaitCapture`, `readArtifact` and the client, or
 * `capture_of_another_base`. Source: design.md, "Which commit".
 */
export async function readCapturedArtifact(
  event: GateEvent,
  settings: Settings,
  { api, clock, server }: CaptureSources,
): Promise<CapturedArtifact> {
  const { owner, repo } = event.repository;
  const addressOf = ({ id }: WorkflowRun) => `${server}/${owner}/${repo}/actions/runs/${id}`;
  let run: WorkflowRun | null = null;
  try {
    const capture = await awaitCapture(api, wantedCapture(event, settings), clock);
    ({ run } = capture);
    if (capture.error !== null || run === null) throw capture.error ?? missing();
    if (isAboutPullRequest(event)) await refuseOtherBase(event, run, api);
    const files = await readArtifact(api, event.repository, run.id, settings.artifact);
    return { files: { state: 'present', value: files }, run: addressOf(run) };
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return { files: { state: 'unavailable', error }, run: run === null ? null : addressOf(run) };
  }
}

/** A commit of a guarded branch. */
export interface BranchCommit {
  readonly repository: Repository;
  readonly baseBranch: string;
  readonly commit: string;
}

/**
 * What the capture workflow uploaded when a guarded branch was pushed to a commit; null where nothing of it is to be had,
 * for whatever reason. It is not waited for: nothing passes by it that would not pass without it being looked at.
 */
export async function readBranchCapture(
  api: Api,
  { captureWorkflow: workflow, artifact }: Settings,
  { repository, baseBranch, commit }: BranchCommit,
): Promise<ArtifactFiles | null> {
  if (workflow === null) return null;
  try {
    const run = await newestBranchCapture(api, repository, { workflow, branch: baseBranch, head: commit });
    return run === null ? null : await readArtifact(api, repository, run.id, artifact);
  } catch (error) {
    if (error instanceof GateError) return null;
    throw error;
  }
}

function wantedCapture(event: GateEvent, settings: Settings): WantedCapture {
  const { captureWorkflow: workflow, captureTimeout } = settings;
  if (workflow === null) throw new GateError('missing_input', WORKFLOW);
  const { repository } = event;
  const common = { repository, workflow, timeout: captureTimeout * MINUTE };
  switch (event.name) {
    case 'pull_request_target':
      return { ...common, event: 'pull_request', head: event.head, from: originOf(event) };
    case 'merge_group':
      return { ...common, event: 'merge_group', head: event.head, from: null };
    case 'push':
      return { ...common, event: 'push', head: event.commit, from: null };
    default:
      throw new GateError('unsupported_source', 'candidate-source');
  }
}

function originOf({ headRepository, headBranch }: PullRequestEvent): { repository: string; branch: string } {
  if (headRepository === null || headBranch === null) throw missing();
  return { repository: headRepository, branch: headBranch };
}

function isAboutPullRequest(event: GateEvent): event is PullRequestEvent {
  return event.name === 'pull_request_target';
}

/** GitHub records which commit a run was for, not which base. */
async function refuseOtherBase(event: PullRequestEvent, run: WorkflowRun, api: Api): Promise<void> {
  const { repository, pullRequest, baseBranch } = event;
  const { baseChanges } = await readBranchChanges(api, repository, pullRequest);
  if (baseChanges.some((time) => time >= run.createdAt)) throw ofAnotherBase();
  const head = { ...originOf(event), commit: event.head };
  const pulls = await readPullsOfHead(api, repository, head, 'all');
  if (pulls.some((pull) => pull.number !== pullRequest && pull.baseBranch !== baseBranch))
    throw ofAnotherBase();
}

function ofAnotherBase(): GateError {
  return new GateError('capture_of_another_base', WORKFLOW);
}

function missing(): GateError {
  return new GateError('capture_missing', WORKFLOW);
}
