import type { Place } from '../errors/index.js';

/** Line and column of an offset in a text, both from 1; LF ends a line, columns count UTF-16 units. */
export function locate(text: string, offset: number): Place {
  let line = 1;
  let lineStart = 0;
  for (;;) {
    const feed = text.indexOf('\n', lineStart);
    if (feed === -1 || feed >= offset) return { line, column: offset - lineStart + 1 };
    line += 1;
    lineStart = feed + 1;
  }
}
