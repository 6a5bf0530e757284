import type { spawn } from 'node:child_process';
import { GateError } from '../errors/index.js';
import type { IsolatedDirectory } from './isolated-directory.js';
import type { ObjectType } from './object-store.js';
import { OBJECT_FIELD } from './object-store.js';
import { MAX_GIT_MILLISECONDS } from '../limits.js';

/** One `git cat-file --batch`: requests are sent at once, answers come in their order. */
export interface CatFileBatch {
  /**
   * The bytes of an object, null where there is none, `not reached` where an earlier request ended the process.
   * Throws GateError `too_large` and `not_readable` (no answer, or another than asked for), which end it.
   */
  ask(id: string, type: ObjectType, maxBytes: number): Promise<Uint8Array | null | 'not reached'>;
  isOver(): boolean;
  end(): void;
}

const MAX_LINE_BYTES = 1024;

/** Starts it in an isolated git directory; `start` is the `spawn` of node:child_process. */
export function catFileBatch(isolated: IsolatedDirectory, start: typeof spawn): CatFileBatch {
  const git = start('git', ['cat-file', '--batch'], {
    cwd: isolated.directory,
    env: isolated.environment,
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  git.on('error', ignore);
  git.stdin.on('error', ignore);
  const answers = byteReader(git.stdout);
  let turn: Promise<unknown> = Promise.resolve();
  let over = false;

  const end = () => {
    over = true;
    git.kill();
  };

  const answer = async (id: string, type: ObjectType, maxBytes: number) => {
    if (over) return 'not reached';
    const timer = setTimeout(() => git.kill(), MAX_GIT_MILLISECONDS);
    try {
      return await answerTo(id, type, maxBytes, answers);
    } catch (error) {
      end();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    ask(id, type, maxBytes) {
      git.stdin.write(`${id}\n`);
      const mine = turn.then(() => answer(id, type, maxBytes));
      turn = mine.catch(ignore);
      return mine;
    },
    isOver: () => over,
    end,
  };
}

/** A git that is missing or gone shows as the end of its answers. */
function ignore(): void {
  // Nothing to do here.
}

/** Reads one answer: `id type size LF bytes LF`; null where it is `id missing LF`. */
async function answerTo(
  id: string,
  type: ObjectType,
  maxBytes: number,
  answers: ByteReader,
): Promise<Uint8Array | null> {
  const [answeredId, answeredType, size] = ((await answers.line()) ?? '').split(' ');
  if (answeredId === id && answeredType === 'missing') return null;
  if (answeredId !== id || answeredType !== type) throw new GateError('not_readable', 'git');
  if (Number(size) > maxBytes) throw new GateError('too_large', OBJECT_FIELD);
  const bytes = await answers.take(Number(size));
  if (bytes === null || (await answers.line()) !== '') throw new GateError('not_readable', 'git');
  return bytes;
}

/** Reads a stream piece by piece; both methods give null where the stream ends before the piece does. */
interface ByteReader {
  /** Up to and without the next LF, which is taken too; null also where it is longer than 1,024 bytes. */
  line(): Promise<string | null>;
  /** The next `length` bytes. */
  take(length: number): Promise<Uint8Array | null>;
}

/** A reader of a stream from where it stands; both methods reject with what the stream rejects with. */
function byteReader(stream: AsyncIterable<Uint8Array>): ByteReader {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array(0);

  const more = async (): Promise<Uint8Array | null> => {
    const next = await chunks.next();
    return next.done === true ? null : next.value;
  };

  return {
    async line() {
      for (let end = rest.indexOf(0x0a); ; end = rest.indexOf(0x0a)) {
        if (end >= 0) {
          const line = Buffer.from(rest.subarray(0, end)).toString('latin1');
          rest = rest.subarray(end + 1);
          return line;
        }
        const chunk = rest.length > MAX_LINE_BYTES ? null : await more();
        if (chunk === null) return null;
        rest = Buffer.concat([rest, chunk]);
      }
    },
    async take(length) {
      const whole = new Uint8Array(length);
      let filled = 0;
      while (filled < length) {
        if (rest.length === 0) {
          const chunk = await more();
          if (chunk === null) return null;
          rest = chunk;
        }
        const piece = rest.subarray(0, length - filled);
        whole.set(piece, filled);
        filled += piece.length;
        rest = rest.subarray(piece.length);
      }
      return whole;
    },
  };
}
