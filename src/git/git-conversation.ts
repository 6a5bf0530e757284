import type { spawn } from 'node:child_process';
import { GateError } from '../errors/index.js';
import type { BorrowedObjects } from './borrowed-objects.js';
import { byteReader } from './byte-reader.js';
import type { ByteReader } from './byte-reader.js';
import type { ObjectType } from './object-store.js';
import { OBJECT_FIELD } from './reading.js';

/** One `git cat-file --batch`: questions are sent at once, answers come in their order. */
export interface Conversation {
  /**
   * The bytes of an object, null where there is none, `not reached` where an earlier question ended the conversation.
   * Throws GateError `too_large` and `not_readable` (no answer, or another than asked for), which end it.
   */
  ask(id: string, type: ObjectType, maxBytes: number): Promise<Uint8Array | null | 'not reached'>;
  isOver(): boolean;
  end(): void;
}

const PATIENCE_MILLISECONDS = 30_000;

/** Starts the conversation about borrowed objects; `start` is the `spawn` of node:child_process. */
export function converse(borrowed: BorrowedObjects, start: typeof spawn): Conversation {
  const git = start('git', ['cat-file', '--batch'], {
    cwd: borrowed.directory,
    env: borrowed.environment,
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
    const timer = setTimeout(() => git.kill(), PATIENCE_MILLISECONDS);
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
