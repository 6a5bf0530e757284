import { GateError } from '../errors/index.js';
import { catFileBatch } from './cat-file-batch.js';
import type { CatFileBatch } from './cat-file-batch.js';
import { isolatedDirectory } from './isolated-directory.js';
import type { IsolatedDirectory } from './isolated-directory.js';
import { isHashOf, isObjectId } from './object-id.js';
import type { ObjectStore, ObjectType } from './object-store.js';
import { parseCommit, parseTree } from './raw-object.js';
import { OBJECT_FIELD } from './object-store.js';

const MAX_COMMIT_BYTES = 1024 * 1024;
const MAX_TREE_BYTES = 64 * 1024 * 1024;

/**
 * The objects of a local repository, by id alone, each checked against its git hash. `objectDirectory` is the `objects`
 * directory of its git directory; `idDigits` is 40 or 64. Git starts with the first request and ends with `close`.
 * GateError `not_readable` (field `git`) where git is missing or does not answer within 30 s.
 */
export function localObjects(objectDirectory: string, idDigits: number): ObjectStore {
  let isolated: IsolatedDirectory | null = null;
  let batch: CatFileBatch | null = null;

  /** Starting processes is loaded with the first request: most runs read everything through the API. */
  const started = async (): Promise<CatFileBatch> => {
    const { spawn } = await import('node:child_process');
    isolated ??= isolatedDirectory(objectDirectory, idDigits);
    if (batch === null || batch.isOver()) batch = catFileBatch(isolated, spawn);
    return batch;
  };

  /** Another request's answer can end the process before this one's turn: then it is sent again. */
  const ask = async (id: string, type: ObjectType, maxBytes: number): Promise<Uint8Array | null> => {
    for (;;) {
      const answer = await (await started()).ask(id, type, maxBytes);
      if (answer !== 'not reached') return answer;
    }
  };

  const object = async (id: string, type: ObjectType, maxBytes: number): Promise<Uint8Array> => {
    const bytes = isObjectId(id) && id.length === idDigits ? await ask(id, type, maxBytes) : null;
    if (bytes === null)
      throw new GateError(type === 'commit' ? 'commit_not_found' : 'object_not_found', OBJECT_FIELD);
    if (!isHashOf(id, type, bytes)) throw new GateError('hash_mismatch', OBJECT_FIELD);
    return bytes;
  };

  return {
    commit: async (id) => understood(parseCommit(await object(id, 'commit', MAX_COMMIT_BYTES))),
    tree: async (id) => understood(parseTree(await object(id, 'tree', MAX_TREE_BYTES), idDigits / 2)),
    blob: (id, maxBytes) => object(id, 'blob', maxBytes),
    wholeTree: () => Promise.resolve(null),
    objectsAt: () => Promise.resolve({ commits: new Map(), trees: new Map() }),
    async blobs(wanted, maxBytes) {
      const answers = await Promise.allSettled(wanted.map(({ id }) => object(id, 'blob', maxBytes)));
      return new Map(
        answers.flatMap((answer, index) =>
          answer.status === 'fulfilled' ? [[wanted[index]?.id ?? '', answer.value] as const] : [],
        ),
      );
    },
    close() {
      batch?.end();
      batch = null;
      isolated?.remove();
      isolated = null;
    },
  };
}

function understood<T>(object: T | null): T {
  if (object === null) throw new GateError('not_readable', OBJECT_FIELD);
  return object;
}
