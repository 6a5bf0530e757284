import { closeSync, fstatSync, openSync } from 'node:fs';
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
