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
