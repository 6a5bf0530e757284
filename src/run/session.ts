import { GateError } from '../errors/index.js';
import { githubForge } from '../approval/index.js';
import type { Forge } from '../approval/index.js';
import { DEFAULT_LIMITS } from '../json/index.js';
import { mergeSettings } from '../settings/index.js';
import type { Inputs, Settings } from '../settings/index.js';
import { commitReader, localObjects } from '../git/index.js';
import type { Checkout, CommitReader } from '../git/index.js';
import { apiObjects, memoizedApi, systemClock } from '../github/index.js';
import type { Api, ArtifactFiles, Clock, Environment } from '../github/index.js';
import { readBranchCapture, readCapturedArtifact } from './captured-artifact.js';
import type { CapturedArtifact } from './captured-artifact.js';
import { checkoutOf } from './checkout.js';
import { isAudited } from './collect-notices.js';
import type { GateEvent } from './event.js';
import { guardedBase, noToken } from './guarded-base.js';
import type { GuardedBase } from './guarded-base.js';
import { likelyPlaces } from './read-ahead.js';
import type { LikelyPlaces } from './read-ahead.js';
import { establishSubject } from './subject.js';
import type { Subject } from './subject.js';
import { refuseOutdatedWorkflow, workflowFiles } from './workflow-files.js';

/** What a run of the gate is given. */
export interface GateContext {
  readonly inputs: Inputs;
  readonly environment: Environment;
  /** Absolute. */
  readonly workspace: string;
  /** null without a token. */
  readonly api: Api | null;
  /** The client with `owners-token`, which may be able to read teams; null without a token. */
  readonly ownersApi: Api | null;
  /** What the capture is waited with; the machine's without it. */
  readonly clock?: Clock;
}

/** A run whose settings and commits are known: what evidence is collected from. */
export interface GateSession {
  readonly settings: Settings;
  readonly subject: Subject;
  readonly commits: CommitReader;
  /** Absolute. */
  readonly workspace: string;
  readonly checkout: Checkout | null;
  /** The workflow files of this repository that run the gate. */
  readonly workflows: readonly string[];
  /** null without a token. */
  readonly forge: Forge | null;
  /** What was captured for the commit under test; null where the candidate is no artifact. */
  readonly artifact: CapturedArtifact | null;
  /** What was captured for a commit of the base branch; null where nothing is to be had. */
  readonly captureAt: (commit: string) => Promise<ArtifactFiles | null>;
}

/**
 * Finds out where an event's commits are read, what its settings are and which commits it compares; commits come
 * through the API where there is a token, else from the checkout. A candidate that is an artifact is waited for in
 * between, so that the base branch is read as it is afterwards. Whoever opens a session closes its `commits`. Throws
 * GateError: `base_moved` where the settings of the capture changed meanwhile, `token_missing` where there is neither
 * token nor checkout, what `guardedBase`, `mergeSettings`, `establishSubject`, the workflow files and the readers throw.
 */
export async function openSession(event: GateEvent, context: GateContext): Promise<GateSession> {
  const session = await openSessionNow(event, context);
  const { api, clock = systemClock } = context;
  if (session.settings.candidateSource !== 'artifact' || api === null) return session;
  session.commits.close();
  const server = context.environment['GITHUB_SERVER_URL'] || 'https://github.com';
  const artifact = await readCapturedArtifact(event, session.settings, { api, clock, server });
  const now = await openSessionNow(event, context);
  if (!isSameCapture(now.settings, session.settings)) {
    now.commits.close();
    throw new GateError('base_moved', 'settings');
  }
  return { ...now, artifact };
}

function isSameCapture(a: Settings, b: Settings): boolean {
  return (
    a.candidateSource === b.candidateSource &&
    a.captureWorkflow === b.captureWorkflow &&
    a.artifact === b.artifact
  );
}

async function openSessionNow(event: GateEvent, context: GateContext): Promise<GateSession> {
  const { inputs, workspace, environment } = context;
  const api = context.api === null ? null : memoizedApi(context.api);
  const commits = openCommits(event, context);
  const forge = forgeOf(event, { ...context, api }, commits);
  try {
    if (api !== null) readAhead(commits, likelyPlaces(event, inputs, environment));
    if (isAudited(event.name)) forge?.readAhead(branchOf(event));
    const target = await guardedBase(event, api, commits);
    const settings = settingsOf(inputs, target);
    const checkout = checkoutOf(workspace, placesInWorkspace(settings));
    const { candidateSource, jobWorkflow } = settings;
    const subject = await establishSubject(event, { api, commits, checkout, target, candidateSource });
    const workflows = workflowFiles(event, environment, jobWorkflow);
    await refuseOutdatedWorkflow(commits, event, environment, subject, workflows);
    return {
      settings,
      subject,
      commits,
      workspace,
      checkout,
      workflows,
      forge,
      artifact: null,
      captureAt: (commit) => captureOf(commit, { api, settings, subject }),
    };
  } catch (error) {
    commits.close();
    throw error;
  }
}

async function captureOf(
  commit: string,
  { api, settings, subject }: Pick<GateSession, 'settings' | 'subject'> & { readonly api: Api | null },
): Promise<ArtifactFiles | null> {
  return api === null ? null : readBranchCapture(api, settings, { ...subject, commit });
}

function readAhead(commits: CommitReader, { places, contents }: LikelyPlaces): void {
  commits.readAhead(places, contents, DEFAULT_LIMITS);
}

function branchOf(event: GateEvent): string {
  return 'branch' in event ? event.branch : event.baseBranch;
}

function openCommits(event: GateEvent, { api, inputs, workspace }: GateContext): CommitReader {
  if (api !== null) return commitReader(apiObjects(api, event.repository));
  const checkout = checkoutOf(workspace, candidatesOf({ catalogs: givenCatalogs(inputs) }));
  if (checkout === null) throw noToken();
  return commitReader(localObjects(checkout.objects, checkout.commit.length));
}

/** Without a token the base branch's settings file is out of reach, and what it may name too. */
function settingsOf(inputs: Inputs, { file, rulesTip }: GuardedBase): Settings {
  try {
    return mergeSettings(inputs, file);
  } catch (error) {
    const isMissing = error instanceof GateError && error.code === 'missing_input';
    throw isMissing && rulesTip === null ? noToken() : error;
  }
}

interface Candidates {
  readonly catalogs: readonly { readonly candidate: string }[];
}

function givenCatalogs(inputs: Inputs): Candidates['catalogs'] {
  return inputs.catalogs ?? [{ candidate: inputs.candidate ?? 'candidate' }];
}

/** Where candidates stand in the workspace; those of an artifact do not. */
function placesInWorkspace(settings: Settings): readonly string[] {
  return settings.candidateSource === 'artifact' ? ['candidate'] : candidatesOf(settings);
}

function candidatesOf({ catalogs }: Candidates): readonly string[] {
  return catalogs.map(({ candidate }) => candidate);
}

function forgeOf(
  { repository }: GateEvent,
  { api, ownersApi }: GateContext,
  commits: CommitReader,
): Forge | null {
  return api === null ? null : githubForge({ api, ownersApi: ownersApi ?? api }, repository, commits);
}
