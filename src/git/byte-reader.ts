/** Reads a stream piece by piece. Both methods give null where the stream ends before the piece does. */
export interface ByteReader {
  /** Up to and without the next LF, which is taken too; null also where it is longer than 1,024 bytes. */
  line(): Promise<string | null>;
  /** The next `length` bytes. */
  take(length: number): Promise<Uint8Array | null>;
}

const LONGEST_LINE = 1024;

/** A reader of a stream from where it stands; both methods reject with what the stream rejects with. */
export function byteReader(stream: AsyncIterable<Uint8Array>): ByteReader {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array(0);

  const more = async (): Promise<Uint8Array | null> => {
    const next = await chunks.next();
    return next.done === true ? null : next.value;
  };

  return {
    async line() {
      for (let end = rest.indexOf(0x0a); ; end = rest.indexOf(0x0a)) {
        if (end >= 0) {
          const line = Buffer.from(rest.subarray(0, end)).toString('latin1');
          rest = rest.subarray(end + 1);
          return line;
        }
        const chunk = rest.length > LONGEST_LINE ? null : await more();
        if (chunk === null) return null;
        rest = Buffer.concat([rest, chunk]);
      }
    },
    async take(length) {
      const whole = new Uint8Array(length);
      let filled = 0;
      while (filled < length) {
        if (rest.length === 0) {
          const chunk = await more();
          if (chunk === null) return null;
          rest = chunk;
        }
        const piece = rest.subarray(0, length - filled);
        whole.set(piece, filled);
        filled += piece.length;
        rest = rest.subarray(piece.length);
      }
      return whole;
    },
  };
}
