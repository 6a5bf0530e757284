import { GateError } from '../../errors/index.js';
import { DIRECTORY_MODE, isHashOf, OBJECT_FIELD } from '../../git/index.js';
import type { Commit, ObjectStore, TreeEntry, TreeFile } from '../../git/index.js';
import { at, countAt, flagAt, listAt, objectIdAt, textAt } from '../api/index.js';
import type { Answer, Api, Repository } from '../api/index.js';
import { blobsTogether } from './blobs-together.js';
import { objectsAt } from './objects-at.js';

/**
 * The git objects of a repository through the API, by id. A blob is checked against its git hash. Throws GateError
 * `commit_not_found`, `object_not_found`, `hash_mismatch`, `too_large`, `github_unavailable` for an answer that is not
 * understood, and what the client throws.
 * Source: GitHub's pages on the REST API for git commits, trees and blobs.
 */
export function apiObjects(api: Api, repository: Repository): ObjectStore {
  const tree = async (id: string, query: { readonly recursive?: string }): Promise<Answer> => {
    const route = 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}';
    const answer = await api.request(route, { ...repository, tree_sha: id, ...query });
    if (answer.status !== 200) throw new GateError('object_not_found', OBJECT_FIELD);
    if (textAt(answer.data, 'sha') !== id) throw notUnderstood();
    return answer;
  };

  return {
    async commit(id) {
      const route = 'GET /repos/{owner}/{repo}/git/commits/{commit_sha}';
      const answer = await api.request(route, { ...repository, commit_sha: id });
      if (answer.status !== 200) throw new GateError('commit_not_found', OBJECT_FIELD);
      return readCommit(answer.data, id);
    },
    async tree(id) {
      const { data } = await tree(id, {});
      if (flagAt(data, 'truncated') !== false) throw notUnderstood();
      return entriesOf(data).map(({ path, mode, id: entry, size }) => ({
        name: path,
        mode,
        id: entry,
        size,
      }));
    },
    async blob(id, maxBytes) {
      const route = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
      const answer = await api.request(route, { ...repository, file_sha: id });
      if (answer.status !== 200) throw new GateError('object_not_found', OBJECT_FIELD);
      return readBlob(answer.data, id, maxBytes);
    },
    async wholeTree(id) {
      const { data } = await tree(id, { recursive: '1' });
      if (flagAt(data, 'truncated') !== false) return null;
      return entriesOf(data);
    },
    blobs: (wanted) => blobsTogether(api, repository, wanted),
    objectsAt: (places) => objectsAt(api, repository, places),
    close: () => undefined,
  };
}

function readCommit(data: unknown, id: string): Commit {
  const tree = objectIdAt(data, 'tree', 'sha');
  const parents = listAt(data, 'parents')?.map((parent) => objectIdAt(parent, 'sha'));
  if (textAt(data, 'sha') !== id || tree === null || parents === undefined) throw notUnderstood();
  return { tree, parents: parents.map(understood) };
}

function entriesOf(data: unknown): readonly TreeFile[] {
  const entries = listAt(data, 'tree');
  if (entries === null) throw notUnderstood();
  return entries.map((entry) => ({
    path: understood(textAt(entry, 'path')),
    mode: modeOf(understood(textAt(entry, 'mode'))),
    id: understood(objectIdAt(entry, 'sha')),
    size: countAt(entry, 'size'),
  }));
}

/** The API writes a directory's mode with a leading zero, git without. */
function modeOf(mode: string): TreeEntry['mode'] {
  return mode === `0${DIRECTORY_MODE}` ? DIRECTORY_MODE : mode;
}

function readBlob(data: unknown, id: string, maxBytes: number): Uint8Array {
  const content = textAt(data, 'content');
  if (content === null || at(data, 'encoding') !== 'base64') throw notUnderstood();
  if ((countAt(data, 'size') ?? 0) > maxBytes) throw new GateError('too_large', OBJECT_FIELD);
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > maxBytes) throw new GateError('too_large', OBJECT_FIELD);
  if (!isHashOf(id, 'blob', bytes)) throw new GateError('hash_mismatch', OBJECT_FIELD);
  return bytes;
}

function understood<T>(value: T | null): T {
  if (value === null) throw notUnderstood();
  return value;
}

function notUnderstood(): GateError {
  return new GateError('github_unavailable', 'github');
}
