import { lstatSync, readdirSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { join } from 'node:path';
import { GateError } from '../errors/index.js';
import { foldName, repositoryPath } from '../git/index.js';

export interface Located {
  readonly absolute: string;
  readonly stat: Stats;
}

/** Walks from the workspace to a path below it; null where it leads nowhere. */
export type Locate = (path: string, field: string) => Located | null;

/**
 * A walker of the absolute workspace `root`, which lists each directory once. It throws GateError `symlink` (at any
 * component), `path_case_collision` (a name that differs by letter case or composition alone), what `repositoryPath`
 * throws, and what the system throws.
 */
export function locator(root: string): Locate {
  const isOnlySpelling = spellingCheck();
  return (path, field) => {
    let absolute = root;
    let stat = statSync(root);
    for (const name of repositoryPath(path, field).split('/')) {
      const next = stat.isDirectory() ? statOf(join(absolute, name)) : null;
      if (next === null) return null;
      if (next.isSymbolicLink()) throw new GateError('symlink', field);
      if (!isOnlySpelling(absolute, name)) throw new GateError('path_case_collision', field);
      absolute = join(absolute, name);
      stat = next;
    }
    return { absolute, stat };
  };
}

function statOf(path: string): Stats | null {
  return lstatSync(path, { throwIfNoEntry: false }) ?? null;
}

/** Whether a directory holds this very name and no other that some file systems would take for it. */
function spellingCheck(): (directory: string, name: string) => boolean {
  const known = new Map<string, ReadonlyMap<string, readonly string[]>>();
  return (directory, name) => {
    const spellings = known.get(directory) ?? spellingsIn(directory);
    known.set(directory, spellings);
    const same = spellings.get(foldName(name)) ?? [];
    return same.length === 1 && same[0] === name;
  };
}

/** The names in a directory, those that some file systems would take for one another together. */
export function spellingsIn(directory: string): ReadonlyMap<string, readonly string[]> {
  const spellings = new Map<string, string[]>();
  for (const name of readdirSync(directory)) {
    const folded = foldName(name);
    spellings.set(folded, [...(spellings.get(folded) ?? []), name]);
  }
  return spellings;
}
