import { isToolFile } from '../catalog/index.js';
import type { Limits } from '../json/index.js';
import { readLocalDirectory, readLocalFile, readStandardInput } from '../source/index.js';
import type { Terminal } from './terminal.js';

/**
 * The terminal of the running process. A reader that went away, as `head` does, ends the output without a word; the
 * exit code stays what the catalogs made it. Where the output is lost otherwise (a full disk), the process ends with 2.
 */
export function processTerminal(): Terminal {
  process.stdout.on('error', lost);
  process.stderr.on('error', lost);
  return {
    read,
    readDirectory: (path, limits, field) =>
      Promise.resolve().then(() => readLocalDirectory(path, isToolFile, limits, field)),
    write: (text) => void process.stdout.write(text),
    writeError: (text) => void process.stderr.write(text),
    isTerminal: process.stdout.isTTY,
    environment: process.env,
    directory: process.cwd(),
    elapsed: () => process.uptime() * 1000,
    now: () => Math.floor(Date.now() / 1000),
  };
}

function read(path: string, limits: Limits, field: string): Promise<Uint8Array> {
  return path === '-'
    ? readStandardInput(limits, field)
    : Promise.resolve().then(() => readLocalFile(path, limits, field));
}

function lost(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') process.exit(2);
}
