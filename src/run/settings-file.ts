import { GateError } from '../errors/index.js';
import { SETTINGS_PATH } from '../gate/index.js';
import type { CommitReader } from '../git/index.js';
import { parseSettingsFile } from '../settings/index.js';
import type { SettingsFile } from '../settings/index.js';
import { MAX_SETTINGS_BYTES } from '../limits.js';

const LIMITS = { maxBytes: MAX_SETTINGS_BYTES, maxDepth: 0 };

/**
 * The settings file as a commit has it, null where it has none. Throws what the readers and `parseSettingsFile` throw.
 */
export async function readSettingsFile(commits: CommitReader, commit: string): Promise<SettingsFile | null> {
  const file = await commits.read(commit, SETTINGS_PATH, LIMITS, 'settings');
  if (file.state === 'absent') return null;
  if (file.state !== 'present') throw file.error;
  return parseSettingsFile(file.value.bytes);
}

/** What is wrong with the settings file that a commit has; null where it can be read, is not there, or cannot be had. */
export async function settingsFault(commits: CommitReader, commit: string): Promise<GateError | null> {
  const file = await commits.read(commit, SETTINGS_PATH, LIMITS, 'settings');
  if (file.state === 'invalid') return file.error;
  if (file.state !== 'present') return null;
  try {
    await parseSettingsFile(file.value.bytes);
    return null;
  } catch (error) {
    if (error instanceof GateError) return error;
    throw error;
  }
}
