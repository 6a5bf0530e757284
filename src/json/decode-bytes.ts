import { isAscii, isUtf8 } from 'node:buffer';
import { isUint8Array } from 'node:util/types';
import type { ErrorCode } from '../errors/index.js';
import { GateError } from '../errors/index.js';
import { MAX_LIMITS } from '../limits.js';

const LFS_POINTER = 'version https://git-lfs';

/**
 * The text of a file that should hold JSON. Takes its bytes and the largest number of them (at most MAX_LIMITS.maxBytes).
 * Throws `unsupported_value` (no Uint8Array), `too_large`, `empty_file` (nothing but white space too), `utf16` (by byte
 * order mark or by a zero byte in the first pair), `byte_order_mark`, `invalid_utf8` (RFC 3629) and `lfs_pointer` (the
 * Git LFS specification's first line), all without a place.
 */
export function decodeBytes(bytes: Uint8Array, maxBytes: number, field: string): string {
  // Plain JavaScript can pass anything; a text was decoded by somebody else, who may have lost something.
  if (!isUint8Array(bytes)) throw new GateError('unsupported_value', field);
  if (bytes.length > Math.min(maxBytes, MAX_LIMITS.maxBytes)) throw new GateError('too_large', field);
  const code = encodingFault(bytes);
  if (code !== null) throw new GateError(code, field);
  const text = textOf(bytes);
  if (/^[ \t\r\n]*$/.test(text)) throw new GateError('empty_file', field);
  if (text.startsWith(LFS_POINTER)) throw new GateError('lfs_pointer', field);
  return text;
}

function encodingFault(bytes: Uint8Array): ErrorCode | null {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf16';
  if (first === 0xfe && second === 0xff) return 'utf16';
  if (second !== undefined && (first === 0) !== (second === 0)) return 'utf16';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'byte_order_mark';
  return isUtf8(bytes) ? null : 'invalid_utf8';
}

function textOf(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  // The same text of ASCII, made faster.
  return buffer.toString(isAscii(bytes) ? 'latin1' : 'utf8');
}
