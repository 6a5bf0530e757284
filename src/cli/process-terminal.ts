import { fstatSync, writeSync } from 'node:fs';
import { GateError } from '../errors/index.js';
import type { Limits } from '../json/index.js';
import { readLocalDirectory, readLocalFile, readStandardInput } from '../workspace/index.js';
import type { LineAnswers } from './line-answers.js';
import type { Terminal } from './terminal.js';

const OUTPUT = 1;
const ERROR_OUTPUT = 2;
const PAUSE_MILLISECONDS = 5;

/**
 * The terminal of the running process. `write` throws GateError `not_writable` about `output`, `ask` `cancelled` where whoever
 * sits there ends it (Ctrl-C, Ctrl-D).
 */
export function processTerminal(): Terminal {
  return {
    read,
    readDirectory: (path, choose, limits, field) =>
      Promise.resolve().then(() => readLocalDirectory(path, choose, limits, field)),
    write(text) {
      write(OUTPUT, text);
    },
    writeError(text) {
      write(ERROR_OUTPUT, text);
    },
    isTerminal,
    ask: asking(),
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

function write(descriptor: number, text: string): void {
  try {
    writeAll(descriptor, text);
  } catch {
    throw new GateError('not_writable', 'output');
  }
}

/** The terminal is opened with the first question. */
function asking(): Terminal['ask'] {
  let answers: LineAnswers | null = null;
  return async (question) => {
    if (!process.stdin.isTTY || !isTerminal()) return null;
    const { lineAnswers } = await import('./line-answers.js');
    answers ??= lineAnswers(process.stdin, process.stdout);
    const answer = await answers.ask(question);
    if (answer === null) throw new GateError('cancelled', 'terminal');
    return answer;
  };
}

/** Only what can be one is asked whether it is one, since asking loads much. */
function isTerminal(): boolean {
  return isDevice() && process.stdout.isTTY;
}

function isDevice(): boolean {
  try {
    return fstatSync(OUTPUT).isCharacterDevice();
  } catch {
    return false;
  }
}

/**
 * Writes a text to an open file at once, and waits where its reader is slow. A reader that went away, as `head` does,
 * ends the output without a word. Throws what the system throws otherwise (a full disk).
 *
 * Node's own streams do the same, and cost a tenth of the time that a small comparison takes in all.
 */
function writeAll(descriptor: number, text: string): void {
  const bytes = Buffer.from(text, 'utf8');
  let written = 0;
  while (written < bytes.length) {
    try {
      written += writeSync(descriptor, bytes, written);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EPIPE') return;
      if (code !== 'EAGAIN') throw error;
      pause();
    }
  }
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MILLISECONDS);
}
