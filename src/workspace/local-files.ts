import { closeSync, fstatSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DirectoryFile } from '../catalog/index.js';
import { codeOfSystemError, GateError } from '../errors/index.js';
import type { Limits } from '../json/index.js';
import { boundedRead } from './bounded-read.js';

/**
 * A file that the user of a command named, wherever it is: links are followed, and a pipe such as a shell's `<(…)` is
 * read. Throws GateError `not_found`, `not_readable`, `not_a_file` (a directory) or `too_large`, about `field`.
 */
export function readLocalFile(path: string, limits: Limits, field: string): Uint8Array {
  try {
    return contentOf(path, limits, field);
  } catch (error) {
    throw error instanceof GateError ? error : new GateError(codeOfSystemError(error), field);
  }
}

function contentOf(path: string, limits: Limits, field: string): Uint8Array {
  const descriptor = openSync(path, 'r');
  try {
    const stat = fstatSync(descriptor);
    if (stat.isDirectory()) throw new GateError('not_a_file', field);
    return boundedRead(descriptor, limits.maxBytes, stat.isFile() ? stat.size : 0, field);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * The files directly in a directory that the user of a command named, those that `choose` takes of all its names,
 * `maxBytes` together; null where the path names no directory. Throws GateError as `readLocalFile` does, about `field`, and
 * what `choose` throws.
 */
export function readLocalDirectory(
  path: string,
  choose: (names: readonly string[]) => readonly string[],
  limits: Limits,
  field: string,
): readonly DirectoryFile[] | null {
  const names = namesIn(path, field);
  if (names === null) return null;
  let left = limits.maxBytes;
  return choose(names).map((name) => {
    const bytes = readLocalFile(join(path, name), { ...limits, maxBytes: left }, field);
    left -= bytes.length;
    return { path: name, bytes };
  });
}

function namesIn(path: string, field: string): readonly string[] | null {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat?.isDirectory() === true ? readdirSync(path).sort() : null;
  } catch (error) {
    const code = codeOfSystemError(error);
    if (code === 'not_found') return null;
    throw new GateError(code, field);
  }
}
