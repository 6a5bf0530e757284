import type { Readable } from 'node:stream';
import type { Entry, ZipFile } from 'yauzl';
import { GateError } from '../../errors/index.js';
import { repositoryPath } from '../../git/index.js';
import {
  MAX_ARTIFACT_BYTES,
  MAX_ARTIFACT_FILES,
  MAX_ARTIFACT_PLAIN_BYTES,
  MAX_ARTIFACT_RATIO,
} from '../../limits.js';

/** What an archive may hold. */
export interface ZipLimits {
  /** Most bytes of the archive itself. */
  readonly maxBytes: number;
  /** Most entries, directories included. */
  readonly maxEntries: number;
  /** Most bytes of all files together once they are unpacked. */
  readonly maxPlainBytes: number;
  /** Most plain bytes for one compressed byte, over the whole archive. */
  readonly maxRatio: number;
}

export const ZIP_LIMITS: ZipLimits = {
  maxBytes: MAX_ARTIFACT_BYTES,
  maxEntries: MAX_ARTIFACT_FILES,
  maxPlainBytes: MAX_ARTIFACT_PLAIN_BYTES,
  maxRatio: MAX_ARTIFACT_RATIO,
};

const FIELD = 'artifact';
/** An archive of nothing but a short file compresses as it likes. */
const SMALL = 64 * 1024;
const KIND_OF_FILE = 0o170_000;
const SYMLINK = 0o120_000;
const ORDINARY: readonly number[] = [0, 0o100_000, 0o040_000];

/**
 * The files of a ZIP archive by path, in memory. Everything is refused that two readers could read otherwise, or that
 * costs more than `limits`, before anything of it is unpacked. Throws GateError on `artifact`: `too_large` and
 * `too_large_unpacked` (bytes), `too_many_files`, `compressed_too_far` (ratio), `duplicate_file` (also names that
 * differ by letter case or composition alone), `encrypted_file`, `symlink`, `not_a_file` (a device), `absolute_path`,
 * `outside_workspace` (`..`), `invalid_path`, and `invalid_archive` for what is no archive, or not the one that it says
 * it is (sizes and checksums). Source: PKWARE's APPNOTE.TXT.
 */
export async function unzip(
  archive: Uint8Array,
  limits: ZipLimits = ZIP_LIMITS,
): Promise<ReadonlyMap<string, Uint8Array>> {
  if (archive.length > limits.maxBytes) throw refused('too_large');
  try {
    const zip = await opened(archive);
    const files = await checkedFiles(zip, archive.length, limits);
    const contents = new Map<string, Uint8Array>();
    for (const [path, entry] of files) contents.set(path, await contentOf(zip, entry));
    return contents;
  } catch (error) {
    // The library tells faults of an archive apart in its messages alone, and those may quote it.
    throw error instanceof GateError ? error : refused('invalid_archive');
  }
}

async function opened(archive: Uint8Array): Promise<ZipFile> {
  const { fromBufferPromise } = await import('yauzl');
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  // Names are read here: the library would guess their encoding, and turn `\` into `/`.
  return fromBufferPromise(bytes, { decodeStrings: false });
}

/** The entries that are files, once every entry is known to be harmless. */
async function checkedFiles(
  zip: ZipFile,
  compressedBytes: number,
  limits: ZipLimits,
): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > limits.maxEntries) throw refused('too_many_files');
  const files = new Map<string, Entry>();
  const spellings = new Set<string>();
  let plainBytes = 0;
  for await (const entry of zip.eachEntry()) {
    plainBytes += entry.uncompressedSize;
    if (plainBytes > limits.maxPlainBytes) throw refused('too_large_unpacked');
    if (plainBytes > SMALL && plainBytes > compressedBytes * limits.maxRatio)
      throw refused('compressed_too_far');
    const { path, isDirectory } = nameOf(entry);
    refuseKind(entry);
    const spelling = path.normalize('NFC').toLowerCase().toUpperCase();
    if (spellings.has(spelling)) throw refused('duplicate_file');
    spellings.add(spelling);
    if (!isDirectory) files.set(path, entry);
  }
  return files;
}

/** A name is UTF-8 whatever the archive says of it, and written in the one way that a path of the repository has. */
function nameOf({ fileNameRaw }: Entry): { readonly path: string; readonly isDirectory: boolean } {
  const name = utf8(fileNameRaw);
  const isDirectory = name.endsWith('/');
  const path = repositoryPath(name, FIELD);
  if (name !== (isDirectory ? `${path}/` : path)) throw refused('invalid_path');
  return { path, isDirectory };
}

function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw refused('invalid_path');
  }
}

function refuseKind(entry: Entry): void {
  if (entry.isEncrypted()) throw refused('encrypted_file');
  // The upper half holds a mode of Unix, or nothing.
  const kind = (entry.externalFileAttributes >>> 16) & KIND_OF_FILE;
  if (kind === SYMLINK) throw refused('symlink');
  if (!ORDINARY.includes(kind)) throw refused('not_a_file');
}

/** The library stops at the size that was announced. */
async function contentOf(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  const stream: Readable = await zip.openReadStreamPromise(entry);
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) throw refused('invalid_archive');
    chunks.push(chunk);
  }
  const content = Buffer.concat(chunks);
  if (content.length !== entry.uncompressedSize || crc32(content) !== entry.crc32)
    throw refused('invalid_archive');
  return content;
}

/** CRC-32 as ZIP has it: Node.js 20.12, where the library's tests run too, has none of its own. */
export function crc32(content: Uint8Array): number {
  let crc = -1;
  for (const byte of content) crc = (CRC_OF_BYTE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

const CRC_OF_BYTE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = (crc & 1) === 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function refused(code: RefusedCode): GateError {
  return new GateError(code, FIELD);
}

type RefusedCode =
  | 'too_large'
  | 'too_large_unpacked'
  | 'too_many_files'
  | 'compressed_too_far'
  | 'duplicate_file'
  | 'encrypted_file'
  | 'symlink'
  | 'not_a_file'
  | 'invalid_path'
  | 'invalid_archive';
