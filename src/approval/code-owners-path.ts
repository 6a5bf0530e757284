import { DIRECTORY_MODE } from '../git/index.js';
import type { CommitReader } from '../git/index.js';

/** Where CODEOWNERS is looked up for a path. */
export type CodeOwnersPath = (path: string) => string;

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
