import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { GateError } from '../json/index.js';
import { borrowObjects } from './borrowed-objects.js';
import type { BorrowedObjects } from './borrowed-objects.js';
import { byteReader } from './byte-reader.js';
import type { ByteReader } from './byte-reader.js';
import { isHashOf, isObjectId } from './object-id.js';
import type { ObjectStore } from './object-store.js';
import { parseCommit, parseTree } from './raw-object.js';
import { OBJECT_FIELD } from './reading.js';

type ObjectType = 'commit' | 'tree' | 'blob';

interface Conversation {
  readonly git: ChildProcessWithoutNullStreams;
  readonly answers: ByteReader;
}

const LARGEST_COMMIT = 1024 * 1024;
const LARGEST_TREE = 64 * 1024 * 1024;
const PATIENCE_MILLISECONDS = 30_000;

/**
 * The objects of a local repository, by id alone, each checked against its git hash. `objectDirectory` is the `objects`
 * directory of its git directory; `idDigits` is 40 or 64. One `git cat-file --batch` answers everything; it starts with
 * the first question and ends with `close`. GateError `not_readable` (field `git`) where git is missing or does not
 * answer within 30 s.
 */
export function localObjects(objectDirectory: string, idDigits: number): ObjectStore {
  let borrowed: BorrowedObjects | null = null;
  let conversation: Conversation | null = null;
  let turn: Promise<unknown> = Promise.resolve();

  const hangUp = () => {
    conversation?.git.kill();
    conversation = null;
  };

  const ask = async (id: string, type: ObjectType, maxBytes: number): Promise<Uint8Array | null> => {
    borrowed ??= borrowObjects(objectDirectory, idDigits);
    conversation ??= startGit(borrowed);
    const { git, answers } = conversation;
    const timer = setTimeout(() => git.kill(), PATIENCE_MILLISECONDS);
    try {
      git.stdin.write(`${id}\n`);
      return await answerTo(id, type, maxBytes, answers);
    } catch (error) {
      hangUp();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

  const inTurn = (id: string, type: ObjectType, maxBytes: number): Promise<Uint8Array | null> => {
    const mine = turn.then(() => ask(id, type, maxBytes));
    turn = mine.catch(() => undefined);
    return mine;
  };

  const object = async (id: string, type: ObjectType, maxBytes: number): Promise<Uint8Array> => {
    const bytes = isObjectId(id) && id.length === idDigits ? await inTurn(id, type, maxBytes) : null;
    if (bytes === null)
      throw new GateError(type === 'commit' ? 'commit_not_found' : 'object_not_found', OBJECT_FIELD);
    if (!isHashOf(id, type, bytes)) throw new GateError('hash_mismatch', OBJECT_FIELD);
    return bytes;
  };

  return {
    commit: async (id) => understood(parseCommit(await object(id, 'commit', LARGEST_COMMIT))),
    tree: async (id) => understood(parseTree(await object(id, 'tree', LARGEST_TREE), idDigits / 2)),
    blob: (id, maxBytes) => object(id, 'blob', maxBytes),
    wholeTree: () => Promise.resolve(null),
    blobs: () => Promise.resolve(new Map()),
    close() {
      hangUp();
      borrowed?.remove();
      borrowed = null;
    },
  };
}

function understood<T>(object: T | null): T {
  if (object === null) throw new GateError('not_readable', OBJECT_FIELD);
  return object;
}

function startGit(borrowed: BorrowedObjects): Conversation {
  const git = spawn('git', ['cat-file', '--batch'], {
    cwd: borrowed.directory,
    env: borrowed.environment,
    windowsHide: true,
  });
  git.on('error', ignore);
  git.stdin.on('error', ignore);
  git.stderr.resume();
  return { git, answers: byteReader(git.stdout) };
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
