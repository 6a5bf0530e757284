const LINE_FEED = 0x0a;

/**
 * Cuts a stream into lines. Returns what takes its chunks; `onLine` is called with the bytes of each line, without the
 * line feed; `end` gives what stands behind the last one, and `rest` shows it before the stream has ended.
 */
export function lineReader(onLine: (line: Uint8Array) => void): {
  readonly push: (chunk: Uint8Array) => void;
  readonly end: () => void;
  readonly rest: () => Uint8Array;
} {
  let parts: Uint8Array[] = [];
  const flush = (last: Uint8Array) => {
    const line = parts.length === 0 ? last : Buffer.concat([...parts, last]);
    parts = [];
    onLine(line);
  };
  return {
    push: (chunk) => {
      let from = 0;
      for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, from)) {
        flush(chunk.subarray(from, end));
        from = end + 1;
      }
      if (from < chunk.length) parts.push(chunk.subarray(from));
    },
    end: () => {
      if (parts.length > 0) flush(new Uint8Array());
    },
    rest: () => Buffer.concat(parts),
  };
}
