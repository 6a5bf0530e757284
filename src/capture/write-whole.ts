import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { GateError } from '../errors/index.js';

/**
 * Puts a text into a file, whole or not at all: what was there stays until the new text is on the disk. Makes the
 * folders above it. Throws GateError `not_writable` about `out`.
 */
export function writeWhole(path: string, text: string): void {
  const beside = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  try {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(beside, 'wx');
    try {
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, path);
  } catch {
    rmSync(beside, { force: true });
    throw new GateError('not_writable', 'out');
  }
}
