import type { CommandServer } from '../server.js';
import type { ByteBudget } from './byte-budget.js';
import type { Channel, Receiver } from './channel.js';
import { lineReader } from './line-reader.js';
import { readMessages } from './message.js';
import { startServer } from './server-process.js';
import { shownAnswer } from './shown-answer.js';

/** How much of its error output is kept, to be shown where the capture fails. */
const KEPT_BYTES = 4096;
const KEPT_LINES = 10;
/** How long what it wrote last may take to arrive once it has ended. */
const LAST_OUTPUT_MILLISECONDS = 200;

/** Starts a server that speaks over its standard streams, one message a line. */
export function commandChannel(server: CommandServer, budget: ByteBudget, receiver: Receiver): Channel {
  const { child, end } = startServer(server);
  const errorOutput = keepEnd(KEPT_BYTES);
  const lines = lineReader((line) => {
    receiveLine(line, receiver);
  });
  child.stdout?.on('data', (chunk: Buffer) => {
    if (budget.take(chunk.length)) lines.push(chunk);
    else receiver.fail({ code: 'too_much_output', evidence: null });
  });
  child.stderr?.on('data', errorOutput.push);
  child.once('error', (error) => {
    receiver.fail({ code: 'server_not_started', evidence: systemCode(error) });
  });
  child.once('exit', (code, signal) => {
    const fail = () => {
      lines.end();
      receiver.fail({ code: 'server_ended', evidence: endOf(code, signal) });
    };
    const late = setTimeout(fail, LAST_OUTPUT_MILLISECONDS);
    child.once('close', () => {
      clearTimeout(late);
      fail();
    });
  });
  // It closed its input: its end tells.
  child.stdin?.on('error', () => undefined);
  return {
    send: ({ text }) => {
      child.stdin?.write(`${text}\n`);
      return Promise.resolve(null);
    },
    lastWords: errorOutput.text,
    unfinished: () => Buffer.from(lines.rest()).toString(),
    close: end,
  };
}

function receiveLine(bytes: Uint8Array, receiver: Receiver): void {
  const line = decoded(bytes);
  const messages = line === null ? [] : readMessages(line);
  if (line === null) receiver.fail({ code: 'invalid_utf8', evidence: null });
  else if (messages === null && line.trim() !== '') receiver.receiveNoise(line);
  for (const message of messages ?? []) receiver.receive(message);
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function systemCode(error: Error): string | null {
  return 'code' in error && typeof error.code === 'string' ? error.code : null;
}

function endOf(code: number | null, signal: NodeJS.Signals | null): string {
  return signal === null ? `exit code ${code ?? 0}` : `signal ${signal}`;
}

function keepEnd(bytes: number): { readonly push: (chunk: Buffer) => void; readonly text: () => string } {
  let kept = Buffer.alloc(0);
  return {
    push: (chunk) => {
      kept = Buffer.from(Buffer.concat([kept, chunk.subarray(-bytes)]).subarray(-bytes));
    },
    text: () =>
      kept
        .toString('utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(-KEPT_LINES)
        .map(shownAnswer)
        .join('\n'),
  };
}
