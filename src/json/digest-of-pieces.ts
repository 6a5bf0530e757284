import { createHash } from 'node:crypto';
import type { Digest } from './value.js';

/** A part of a text, or its UTF-8 bytes. */
export type Piece = string | Uint8Array;

/** Bytes that are hashed at once: small pieces cost more by their number than by their length. */
const CHUNK_BYTES = 65_536;

/** No UTF-16 unit has more bytes in UTF-8. */
export const MAX_BYTES_OF_A_UNIT = 3;

/** Takes the next piece of a text. */
export type Put = (piece: Piece) => void;

/** SHA-256 of the UTF-8 bytes of the pieces that `write` puts, one after the other. */
export function digestOfPieces(write: (put: Put) => void): Digest {
  const sha256 = createHash('sha256');
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  let length = 0;
  write((piece) => {
    const most = typeof piece === 'string' ? piece.length * MAX_BYTES_OF_A_UNIT : piece.length;
    if (length + most > CHUNK_BYTES) {
      sha256.update(chunk.subarray(0, length));
      length = 0;
    }
    if (most > CHUNK_BYTES) sha256.update(piece);
    else length += copy(piece, chunk, length);
  });
  return `sha256:${sha256.update(chunk.subarray(0, length)).digest('hex')}`;
}

/** Copies a piece into a chunk; how many bytes it has. */
function copy(piece: Piece, chunk: Buffer, at: number): number {
  if (typeof piece === 'string') return chunk.write(piece, at);
  chunk.set(piece, at);
  return piece.length;
}
