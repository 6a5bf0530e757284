import { GateError } from '../errors/index.js';
import { foldLogin } from '../gate/index.js';
import { githubForge } from '../approval/index.js';
import type { Forge } from '../approval/index.js';
import { mergeSettings } from '../settings/index.js';
import type { Inputs, Settings, SettingsFile } from '../settings/index.js';
import { commitReader, localObjects } from '../git/index.js';
import type { Checkout, CommitReader } from '../git/index.js';
import { apiObjects, systemClock, workflowOf } from '../github/index.js';
import type { Api, Clock, Environment, Repository } from '../github/index.js';
import { readCapturedArtifact } from './captured-artifact.js';
import type { CapturedArtifact } from './captured-artifact.js';
import { checkoutOf } from './checkout.js';
import type { GateEvent } from './event.js';
import { readSettingsFile } from './settings-file.js';
import { baseTipOf, establishSubject, noToken } from './subject.js';
import type { Subject } from './subject.js';

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
  /** The workflow file of this repository that runs the gate; null where it is another's or not known. */
  readonly workflow: string | null;
  /** null without a token. */
  readonly forge: Forge | null;
  /** What was captured for the commit under test; null where the candidate is no artifact. */
  readonly artifact: CapturedArtifact | null;
}

/**
 * Finds out where an event's commits are read, what its settings are and which commits it compares; commits come
 * through the API where there is a token, else from the checkout. A candidate that is an artifact is waited for in
 * between, so that the base branch is read as it is afterwards. Whoever opens a session closes its `commits`. Throws
 * GateError: `base_moved` where the settings of the capture changed meanwhile, `token_missing` where there is neither token nor checkout, what `mergeSettings`, `establishSubject` and
 * the readers throw.
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
  const { api, inputs, workspace, environment } = context;
  const commits = openCommits(event, context);
  try {
    const baseTip = await baseTipOf(event, api);
    const file = baseTip === null ? null : await readSettingsFile(commits, baseTip);
    const settings = settingsOf(inputs, file, baseTip);
    const checkout = checkoutOf(workspace, placesInWorkspace(settings));
    const { candidateSource } = settings;
    const subject = await establishSubject(event, { api, commits, checkout, baseTip, candidateSource });
    const workflow = workflowPath(environment['GITHUB_WORKFLOW_REF'] ?? '', event.repository);
    return {
      settings,
      subject,
      commits,
      workspace,
      checkout,
      workflow,
      forge: forgeOf(event, context, commits),
      artifact: null,
    };
  } catch (error) {
    commits.close();
    throw error;
  }
}

function openCommits(event: GateEvent, { api, inputs, workspace }: GateContext): CommitReader {
  if (api !== null) return commitReader(apiObjects(api, event.repository));
  const checkout = checkoutOf(workspace, candidatesOf({ catalogs: givenCatalogs(inputs) }));
  if (checkout === null) throw noToken();
  return commitReader(localObjects(checkout.objects, checkout.commit.length));
}

/** Without a token the base branch's settings file is out of reach, and what it may name too. */
function settingsOf(inputs: Inputs, file: SettingsFile | null, baseTip: string | null): Settings {
  try {
    return mergeSettings(inputs, file);
  } catch (error) {
    const isMissing = error instanceof GateError && error.code === 'missing_input';
    throw isMissing && baseTip === null ? noToken() : error;
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

/**
 * The file in `OWNER/REPO/PATH@REF`, null where it is of another repository. Of a reusable workflow only the caller's
 * file is named (GitHub's page "Variables reference").
 */
function workflowPath(reference: string, { owner, repo }: Repository): string | null {
  const prefix = `${owner}/${repo}/`;
  const workflow = workflowOf(reference);
  if (foldLogin(workflow.slice(0, prefix.length)) !== foldLogin(prefix)) return null;
  const path = workflow.slice(prefix.length);
  return path === '' ? null : path;
}

function forgeOf(
  { repository }: GateEvent,
  { api, ownersApi }: GateContext,
  commits: CommitReader,
): Forge | null {
  return api === null ? null : githubForge({ api, ownersApi: ownersApi ?? api }, repository, commits);
}
