import type { Known } from '../errors/index.js';
import { DEFAULT_LIMITS } from '../json/index.js';
import { CODEOWNERS_PATHS, parseCodeOwners } from '../patterns/index.js';
import type { CodeOwnersRule } from '../patterns/index.js';
import { DIRECTORY_MODE } from '../git/index.js';
import type { CommitReader } from '../git/index.js';
import { known, unknown } from '../errors/index.js';
import { MAX_CODEOWNERS_BYTES } from '../limits.js';

/** Where CODEOWNERS is looked up for a path. */
export type CodeOwnersPath = (path: string) => string;

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
    return { path, rules: await known(() => Promise.resolve(text).then(parseCodeOwners)) };
  }
  return { path: null, rules: { known: true, value: [] } };
}

/**
 * CODEOWNERS speaks of files, and a pattern may name only what lies below a directory (`/tools/`): for a baseline that
 * is a directory of one-tool files it is asked of a file in it.
 */
export function pathInside(directory: string): string {
  return `${directory}/tool.json`;
}

/** How to ask for each of `paths`, going by what stands there at the first of the commits that has anything. */
export async function codeOwnersPaths(
  reader: CommitReader,
  commits: readonly string[],
  paths: readonly string[],
): Promise<CodeOwnersPath> {
  const directories = new Set<string>();
  for (const path of paths) {
    if (await isDirectory(reader, commits, path)) directories.add(path);
  }
  return (path) => (directories.has(path) ? pathInside(path) : path);
}

async function isDirectory(reader: CommitReader, commits: readonly string[], path: string): Promise<boolean> {
  for (const commit of commits) {
    const found = await reader.find(commit, path, 'codeowners');
    if (found.state === 'present') return found.value.mode === DIRECTORY_MODE;
  }
  return false;
}
