import type { Limits } from '../json/index.js';
import { readLocalFile, readStandardInput } from '../source/index.js';
import type { Terminal } from './terminal.js';

/** The terminal of the running process. */
export function processTerminal(): Terminal {
  return {
    read,
    write: (text) => void process.stdout.write(text),
    writeError: (text) => void process.stderr.write(text),
    isTerminal: process.stdout.isTTY,
    environment: process.env,
    directory: process.cwd(),
  };
}

function read(path: string, limits: Limits, field: string): Promise<Uint8Array> {
  return path === '-'
    ? readStandardInput(limits, field)
    : Promise.resolve().then(() => readLocalFile(path, limits, field));
}
