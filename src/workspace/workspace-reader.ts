import { closeSync, constants, fstatSync, lstatSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Read } from '../errors/index.js';
import { GateError, codeOfSystemError, invalid, present, unavailable } from '../errors/index.js';
import type { Limits } from '../json/index.js';
import { boundedRead } from './bounded-read.js';
import type { DirectoryFile } from '../catalog/index.js';
import { foldName, isLfsPointer } from '../git/index.js';
import { locator, spellingsIn } from './locator.js';
import type { Located } from './locator.js';

const FLAGS: Partial<typeof constants> = constants;
/** No link at the last component, and no waiting for the other end of a pipe; Windows has neither flag. */
const OPEN_FLAGS = constants.O_RDONLY | (FLAGS.O_NOFOLLOW ?? 0) | (FLAGS.O_NONBLOCK ?? 0);

/**
 * Files of the workspace, read as hostile: no symlink at any component, no device or pipe, no name that Windows would
 * read otherwise, no second name that differs by letter case or composition alone, never more than `maxBytes` + 1
 * bytes. Paths are relative to the workspace.
 */
export interface WorkspaceReader {
  readFile(path: string, limits: Limits, field: string): Read<Uint8Array>;
  /** The files directly in a directory whose names end as `endings` say, `maxBytes` together. */
  readDirectory(
    path: string,
    endings: readonly string[],
    limits: Limits,
    field: string,
  ): Read<readonly DirectoryFile[]>;
}

/** A reader of the absolute workspace `root`; it lists each directory once. */
export function workspaceReader(root: string): WorkspaceReader {
  const locate = locator(root);
  return {
    readFile: (path, limits, field) =>
      guarded(field, () => {
        const found = locate(path, field);
        if (found === null) return { state: 'absent' };
        if (!found.stat.isFile()) return invalid('not_a_file', field);
        return fileAt(found, limits.maxBytes, field);
      }),
    readDirectory: (path, endings, limits, field) =>
      guarded(field, () => {
        const found = locate(path, field);
        if (found === null) return { state: 'absent' };
        if (!found.stat.isDirectory()) return invalid('not_a_file', field);
        return filesIn(found.absolute, endings, limits.maxBytes, field);
      }),
  };
}

function fileAt(found: Located, maxBytes: number, field: string): Read<Uint8Array> {
  const descriptor = openSync(found.absolute, OPEN_FLAGS);
  try {
    const stat = fstatSync(descriptor);
    if (!stat.isFile() || stat.ino !== found.stat.ino || stat.dev !== found.stat.dev) {
      return unavailable('not_readable', field);
    }
    const bytes = boundedRead(descriptor, maxBytes, stat.size, field);
    return isLfsPointer(bytes) ? invalid('lfs_pointer', field) : present(bytes);
  } finally {
    closeSync(descriptor);
  }
}

function filesIn(
  directory: string,
  endings: readonly string[],
  maxBytes: number,
  field: string,
): Read<readonly DirectoryFile[]> {
  const files: DirectoryFile[] = [];
  let left = maxBytes;
  const spellings = spellingsIn(directory);
  for (const name of [...spellings.values()].flat().sort()) {
    if (!endings.some((ending) => name.endsWith(ending))) continue;
    if (spellings.get(foldName(name))?.length !== 1) return invalid('path_case_collision', field);
    const absolute = join(directory, name);
    const stat = lstatSync(absolute);
    if (stat.isDirectory()) continue;
    if (stat.isSymbolicLink()) return invalid('symlink', field);
    if (!stat.isFile()) return invalid('not_a_file', field);
    const file = fileAt({ absolute, stat }, left, field);
    if (file.state === 'absent') continue;
    if (file.state !== 'present') return file;
    left -= file.value.length;
    files.push({ path: name, bytes: file.value });
  }
  return present(files);
}

/** A link, a device or a wrong name is bad content; what the system refuses is not to be had. */
function guarded<T>(field: string, work: () => Read<T>): Read<T> {
  try {
    return work();
  } catch (error) {
    const known = error instanceof GateError ? error : new GateError(codeOfSystemError(error), field);
    if (known.code === 'not_found') return { state: 'absent' };
    return { state: UNAVAILABLE.has(known.code) ? 'unavailable' : 'invalid', error: known };
  }
}

const UNAVAILABLE = new Set<string>(['too_large', 'not_readable', 'not_found']);
