import type { Known } from '../errors/index.js';
import { DEFAULT_LIMITS } from '../json/index.js';
import { CODEOWNERS_PATHS, parseCodeOwners } from '../patterns/index.js';
import type { CodeOwnersRule } from '../patterns/index.js';
import type { CommitReader } from '../git/index.js';
import { known, unknown } from '../errors/index.js';
import { MAX_CODEOWNERS_BYTES } from '../limits.js';

/** The CODEOWNERS file of a commit. */
export interface CodeOwnersFile {
  /** Where it lies; null where there is none. */
  readonly path: string | null;
  /** Its rules, none where there is no file. */
  readonly rules: Known<readonly CodeOwnersRule[]>;
}

const LIMITS = { ...DEFAULT_LIMITS, maxBytes: MAX_CODEOWNERS_BYTES };

/**
 * Reads CODEOWNERS as GitHub does: the first of its three places where anything stands. What is no ordinary file there,
 * is over 3 MB or cannot be had leaves the owners unknown.
 */
export async function readCodeOwners(reader: CommitReader, commit: string): Promise<CodeOwnersFile> {
  for (const path of CODEOWNERS_PATHS) {
    const file = await reader.read(commit, path, LIMITS, 'codeowners');
    if (file.state === 'absent') continue;
    if (file.state !== 'present') return { path, rules: unknown(file.error) };
    const text = new TextDecoder().decode(file.value.bytes);
    return { path, rules: await known(async () => parseCodeOwners(text)) };
  }
  return { path: null, rules: { known: true, value: [] } };
}
