import type { Digest } from '../json/index.js';

/** Whether a value is written `sha256:` and 64 lower-case hex digits. */
export function isDigest(value: unknown): value is Digest {
  return typeof value === 'string' && /^sha256:[0-9a-f]{64}$/.test(value);
}
