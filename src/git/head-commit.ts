import { readFileSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { codeOfSystemError, GateError } from '../errors/index.js';
import { isObjectId } from './object-id.js';

/** A checkout in the workspace. */
export interface Checkout {
  /** The commit that HEAD names. */
  readonly commit: string;
  /** Where it stands: a path of the workspace, empty for the workspace itself. */
  readonly directory: string;
  /** The absolute `objects` directory of its repository. */
  readonly objects: string;
}

const FIELD = 'checkout';
const MAX_REFERENCES = 5;
/** What HEAD names where references are kept in the format reftable (git's page "git-init", `--ref-format`). */
const UNREADABLE_HEAD = 'refs/heads/.invalid';
const MAX_FILE_BYTES = 64 * 1024 * 1024;

/**
 * The nearest `.git` from a path of the workspace up to the workspace, and the commit that its HEAD names, resolved
 * from files alone (gitrepository-layout: HEAD, refs, packed-refs, the `gitdir:` file and `commondir` of a worktree);
 * git is not run. null where there is no `.git`. `root` is absolute, `path` is a normalised path below it.
 * Throws GateError `no_commit` where HEAD's branch has none yet, `reftable` where references are kept in that format, and
 * `not_a_repository` where HEAD cannot be resolved otherwise.
 */
export function headCommit(root: string, path: string): Checkout | null {
  for (let directory = parent(path); ; directory = parent(directory)) {
    const dotGit = join(root, directory, '.git');
    const stat = statOf(dotGit);
    if (stat !== null) return checkoutAt(stat.isFile() ? linkedDirectory(dotGit) : dotGit, directory);
    if (directory === '') return null;
  }
}

function parent(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function checkoutAt(gitDirectory: string, directory: string): Checkout {
  const common = commonDirectory(gitDirectory);
  return { commit: resolved(gitDirectory, common), directory, objects: join(common, 'objects') };
}

/** `.git` of a worktree or a submodule is a file: `gitdir: PATH`. */
function linkedDirectory(dotGit: string): string {
  const target = /^gitdir: (.+)\n?$/.exec(textOf(dotGit) ?? '')?.[1];
  if (target === undefined) throw new GateError('not_a_repository', FIELD);
  return isAbsolute(target) ? target : resolve(dotGit, '..', target);
}

/** A worktree's own directory names the one that it shares refs and objects with. */
function commonDirectory(gitDirectory: string): string {
  const target = textOf(join(gitDirectory, 'commondir'))?.trim();
  return target === undefined ? gitDirectory : resolve(gitDirectory, target);
}

function resolved(gitDirectory: string, common: string): string {
  let value = textOf(join(gitDirectory, 'HEAD'))?.trim() ?? '';
  for (let count = 0; count < MAX_REFERENCES; count += 1) {
    if (isObjectId(value)) return value;
    const name = /^ref: (refs\/.+)$/.exec(value)?.[1];
    if (name === UNREADABLE_HEAD) throw new GateError('reftable', FIELD);
    if (name === undefined || !isReferenceName(name)) break;
    const target = textOf(join(common, name)) ?? packed(common, name);
    if (target === null && count === 0) throw new GateError('no_commit', FIELD);
    value = target?.trim() ?? '';
  }
  throw new GateError('not_a_repository', FIELD);
}

/** The part of git-check-ref-format that keeps a name inside `refs`. */
function isReferenceName(name: string): boolean {
  return (
    !name.split('/').some((part) => part === '' || part.startsWith('.')) &&
    !name.includes('\\') &&
    !name.includes('\0')
  );
}

function packed(common: string, name: string): string | null {
  const line = textOf(join(common, 'packed-refs'))
    ?.split('\n')
    .find((entry) => entry.endsWith(` ${name}`) && isObjectId(entry.slice(0, -name.length - 1)));
  return line === undefined ? null : line.slice(0, -name.length - 1);
}

function statOf(path: string): Stats | null {
  return statSync(path, { throwIfNoEntry: false }) ?? null;
}

/** The content of a regular file; null where there is none. */
function textOf(path: string): string | null {
  try {
    const stat = statOf(path);
    if (stat === null || stat.isDirectory()) return null;
    if (!stat.isFile() || stat.size > MAX_FILE_BYTES) throw new GateError('not_a_repository', FIELD);
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof GateError) throw error;
    if (codeOfSystemError(error) === 'not_found') return null;
    throw new GateError('not_a_repository', FIELD);
  }
}
