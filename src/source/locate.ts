import { lstatSync, readdirSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { join } from 'node:path';
import { GateError } from '../json/index.js';
import { repositoryPath } from './repository-path.js';

export interface Located {
  readonly absolute: string;
  readonly stat: Stats;
}

/**
 * Walks from the absolute workspace `root` to a path below it; null where it leads nowhere. Throws GateError `symlink`
 * (at any component), `path_case_collision` (a name that differs by letter case or composition alone), what
 * `repositoryPath` throws, and what the system throws.
 */
export function locate(root: string, path: string, field: string): Located | null {
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
}

function statOf(path: string): Stats | null {
  return lstatSync(path, { throwIfNoEntry: false }) ?? null;
}

/** Whether a directory holds this very name and no other that some file systems would take for it. */
function isOnlySpelling(directory: string, name: string): boolean {
  const folded = fold(name);
  const spellings = readdirSync(directory).filter((other) => fold(other) === folded);
  return spellings.length === 1 && spellings[0] === name;
}

function fold(name: string): string {
  return name.normalize('NFC').toLowerCase().toUpperCase();
}
