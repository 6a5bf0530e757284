import { GateError } from '../errors/index.js';
import { SETTINGS_PATH } from '../gate/index.js';
import { mergeSettings, parseSettingsFile } from '../settings/index.js';
import type { Inputs, Settings, SettingsFile } from '../settings/index.js';
import { commitReader, localObjects } from '../git/index.js';
import type { Checkout, CommitReader } from '../git/index.js';
import { apiObjects } from '../github/index.js';
import { baseTipOf } from './base-tip.js';
import { checkoutOf } from './checkout.js';
import type { GateEvent } from './event.js';
import type { GateContext, GateSession } from './gate-session.js';
import { establishSubject } from './subject.js';
import { whereItLeft } from './where-it-left.js';
import { MAX_SETTINGS_BYTES } from '../limits.js';

const SETTINGS_LIMITS = { maxBytes: MAX_SETTINGS_BYTES, maxDepth: 0 };

/**
 * Finds out where an event's commits are read, what its settings are and which commits it compares; commits come
 * through the API where there is a token, else from the checkout. Whoever opens a session closes its `commits`. Throws
 * GateError: `token_missing` where there is neither token nor checkout, what `mergeSettings`, `establishSubject` and
 * the readers throw.
 */
export async function openSession(event: GateEvent, context: GateContext): Promise<GateSession> {
  const { api, inputs, workspace } = context;
  const commits = openCommits(event, context);
  try {
    const baseTip = await baseTipOf(event, api);
    const settings = settingsOf(
      inputs,
      baseTip === null ? null : await readSettingsFile(commits, baseTip),
      baseTip,
    );
    const checkout = checkoutOf(workspace, candidatesOf(settings));
    const { candidateSource } = settings;
    const subject = await establishSubject(event, { api, commits, checkout, baseTip, candidateSource });
    return { ...context, settings, subject, commits, checkout, whereItLeft: whereItLeft(api, subject) };
  } catch (error) {
    commits.close();
    throw error;
  }
}

/**
 * The settings file as a commit has it, null where it has none. Throws what the readers and `parseSettingsFile` throw.
 */
export async function readSettingsFile(commits: CommitReader, commit: string): Promise<SettingsFile | null> {
  const file = await commits.read(commit, SETTINGS_PATH, SETTINGS_LIMITS, 'settings');
  if (file.state === 'absent') return null;
  if (file.state !== 'present') throw file.error;
  return parseSettingsFile(file.value.bytes);
}

function openCommits(event: GateEvent, { api, inputs, workspace }: GateContext): CommitReader {
  if (api !== null) return commitReader(apiObjects(api, event.repository));
  const checkout: Checkout | null = checkoutOf(workspace, candidatesOf({ catalogs: givenCatalogs(inputs) }));
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

function givenCatalogs(inputs: Inputs): readonly { readonly candidate: string }[] {
  return inputs.catalogs ?? [{ candidate: inputs.candidate ?? 'candidate' }];
}

function candidatesOf({
  catalogs,
}: {
  readonly catalogs: readonly { readonly candidate: string }[];
}): readonly string[] {
  return catalogs.map(({ candidate }) => candidate);
}

function noToken(): GateError {
  return new GateError('token_missing', 'github-token');
}
