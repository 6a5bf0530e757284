import { constants, deflateRawSync } from 'node:zlib';
import { crc32 } from '../../../src/github/read/unzip.js';

/** An entry of an archive; what is not given is as an ordinary tool writes it. */
export interface ZipEntry {
  readonly name: string | Uint8Array;
  readonly content?: Uint8Array | string;
  /** Stored as it is, without compression. */
  readonly stored?: boolean;
  /** Unix mode with the kind of file. */
  readonly mode?: number;
  readonly flags?: number;
  /** The size that the archive announces, where it is not the true one. */
  readonly announced?: number;
  readonly checksum?: number;
  /** What stands in the archive, where it is not made of the content. */
  readonly compressed?: Uint8Array;
}

/** A ZIP archive of any entries, sound or not (PKWARE's APPNOTE.TXT, 4.3). */
export function zipArchive(entries: readonly ZipEntry[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { header, name, body } = partsOf(entry);
    const start = Buffer.concat([word(0x04034b50), header, name]);
    const attributes = Buffer.alloc(16);
    attributes.writeUInt32LE(((entry.mode ?? 0o100_644) << 16) >>> 0, 8);
    attributes.writeUInt32LE(offset, 12);
    central.push(word(0x02014b50), half(0x031e), header, attributes.subarray(2), name);
    local.push(start, body);
    offset += start.length + body.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.concat([
    word(0x06054b50),
    Buffer.alloc(4),
    half(entries.length),
    half(entries.length),
    word(directory.length),
    word(offset),
    half(0),
  ]);
  return Buffer.concat([...local, directory, end]);
}

/** An entry of so many MiB of zeros, made without having them all. */
export function bombEntry(name: string, mebibytes: number): ZipEntry {
  const block = deflateRawSync(Buffer.alloc(1024 ** 2), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const blocks = Array.from({ length: mebibytes }, () => block);
  const compressed = Buffer.concat([...blocks, deflateRawSync(Buffer.alloc(0))]);
  return { name, compressed, announced: mebibytes * 1024 ** 2, checksum: 0 };
}

/** The fields that both headers of an entry share, from "version needed" to "extra field length". */
function partsOf(entry: ZipEntry): { header: Buffer; name: Buffer; body: Buffer } {
  const name = Buffer.from(entry.name);
  const content = Buffer.from(entry.content ?? '');
  const body = Buffer.from(entry.compressed ?? (entry.stored === true ? content : deflateRawSync(content)));
  const header = Buffer.concat([
    half(20),
    half(entry.flags ?? 0x800),
    half(entry.stored === true ? 0 : 8),
    word(0),
    word(entry.checksum ?? crc32(content)),
    word(body.length),
    word(entry.announced ?? content.length),
    half(name.length),
    half(0),
  ]);
  return { header, name, body };
}

function half(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
