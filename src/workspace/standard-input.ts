import { GateError } from '../errors/index.js';
import type { Limits } from '../json/index.js';

/**
 * Everything of a stream, usually standard input, never more than the chunk that passes the limit. Throws GateError
 * `too_large` or `not_readable`, about `field`.
 */
export async function readStandardInput(
  limits: Limits,
  field: string,
  stream: AsyncIterable<Uint8Array> = process.stdin,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > limits.maxBytes) throw new GateError('too_large', field);
    }
  } catch (error) {
    throw error instanceof GateError ? error : new GateError('not_readable', field);
  }
  return Buffer.concat(chunks, length);
}
