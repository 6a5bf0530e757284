import { createHash } from 'node:crypto';

const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** Whether a text is a git object id: 40 (SHA-1) or 64 (SHA-256) lower-case hex digits. */
export function isObjectId(text: string): boolean {
  return OBJECT_ID.test(text);
}

/** Whether `id` is the git hash of an object: SHA-1 or SHA-256, by the id's length, of `type length NUL bytes`. */
export function isHashOf(id: string, type: 'blob' | 'commit' | 'tree', bytes: Uint8Array): boolean {
  const hash = createHash(id.length === 40 ? 'sha1' : 'sha256');
  return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex') === id;
}
