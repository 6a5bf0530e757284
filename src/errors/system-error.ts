import type { ErrorCode } from './codes.js';

/** What a failed call to the file system means here. */
export function codeOfSystemError(error: unknown): ErrorCode {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'not_found';
  if (code === 'ELOOP') return 'symlink';
  if (code === 'EISDIR') return 'not_a_file';
  if (code === 'ENAMETOOLONG' || code === 'ERR_INVALID_ARG_VALUE') return 'invalid_path';
  return 'not_readable';
}
