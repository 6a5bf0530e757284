/** Both addresses of the format's specification; a pointer is smaller than 1,024 bytes. */
const FIRST_LINE = /^version https:\/\/(?:git-lfs|hawser)\.github\.com\/spec\/v1\r?\n/;
const MAX_BYTES = 1023;

/** Whether a file's content is a Git LFS pointer and not the file itself (git-lfs, docs/spec.md). */
export function isLfsPointer(bytes: Uint8Array): boolean {
  return bytes.length <= MAX_BYTES && FIRST_LINE.test(Buffer.from(bytes).toString('latin1'));
}
