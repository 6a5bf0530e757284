import { writeSync } from 'node:fs';

const PAUSE_MILLISECONDS = 5;

/**
 * Writes a text to an open file at once, and waits where its reader is slow. A reader that went away, as `head` does,
 * ends the output without a word. Throws what the system throws otherwise (a full disk).
 *
 * Node's own streams do the same, and cost a tenth of the time that a small comparison takes in all.
 */
export function writeAll(descriptor: number, text: string): void {
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
