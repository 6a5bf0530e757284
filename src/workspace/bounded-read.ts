import { readSync } from 'node:fs';
import { GateError } from '../errors/index.js';

const FIRST_PIECE = 1024 * 1024;

/**
 * The rest of an open file, never more than `maxBytes` + 1 bytes of it: GateError `too_large` there. `expected` is the
 * size that the system tells, 0 where it tells none.
 */
export function boundedRead(
  descriptor: number,
  maxBytes: number,
  expected: number,
  field: string,
): Uint8Array {
  if (expected > maxBytes) throw new GateError('too_large', field);
  let bytes = Buffer.allocUnsafe((expected > 0 ? expected : Math.min(maxBytes, FIRST_PIECE)) + 1);
  let length = 0;
  for (;;) {
    const count = readSync(descriptor, bytes, length, bytes.length - length, null);
    length += count;
    if (length > maxBytes) throw new GateError('too_large', field);
    if (count === 0) return bytes.subarray(0, length);
    if (length === bytes.length) bytes = grown(bytes, Math.min(maxBytes + 1, length * 2));
  }
}

function grown(bytes: Buffer<ArrayBuffer>, length: number): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafe(length);
  bytes.copy(larger);
  return larger;
}
