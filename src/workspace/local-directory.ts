import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { codeOfSystemError, GateError } from '../errors/index.js';
import type { Limits } from '../json/index.js';
import type { DirectoryFile } from '../git/index.js';
import { readLocalFile } from './local-file.js';

/**
 * The files directly in a directory that the user of a command named, those whose names `takes` lets in, `maxBytes`
 * together; null where the path names no directory. Throws GateError as `readLocalFile` does, about `field`.
 */
export function readLocalDirectory(
  path: string,
  takes: (name: string) => boolean,
  limits: Limits,
  field: string,
): readonly DirectoryFile[] | null {
  const names = namesIn(path, field);
  if (names === null) return null;
  let left = limits.maxBytes;
  return names.filter(takes).map((name) => {
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
