import { Buffer } from 'node:buffer';
import type { ItemSpan, ReadItems } from './value.js';

/** Items of arrays deeper than this are not remembered: catalogs have their entries above. */
export const MAX_ITEM_DEPTH = 3;

/** So many items are remembered at most, and none shorter than this: remembering them would cost more than reading. */
const MAX_SPANS = 200_000;
const MIN_ITEM_BYTES = 24;

/** How many items behind the expected one are looked at, since items may have been taken away. */
const WINDOW = 8;

/** How many items in a row may be new before the same number of old ones counts as changed. */
const MAX_ADDED = WINDOW / 2;

/** Finds, one after the other, which items of a document are those of an earlier one, byte by byte. */
export interface ItemMatcher {
  readonly bytes: Buffer;
  readonly spans: readonly ItemSpan[];
  /** Index of the earlier item that is expected next. */
  next: number;
  /** How many items in a row were found nowhere. */
  unmatched: number;
}

/** null where nothing can be shared: no earlier document, or one that was read under another limit of depth. */
export function itemMatcher(earlier: ReadItems | null, maxDepth: number): ItemMatcher | null {
  if (earlier === null || earlier.maxDepth !== maxDepth) return null;
  const { bytes, spans } = earlier;
  return {
    bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    spans,
    next: 0,
    unmatched: 0,
  };
}

/**
 * The earlier item whose text stands at an index of other bytes, null where none near the expected one does. An object's
 * text has no other object's as its beginning, so equal bytes are the whole item, which was read strictly already.
 */
export function matchItem(
  matcher: ItemMatcher,
  bytes: Uint8Array,
  at: number,
  depth: number,
): ItemSpan | null {
  const end = Math.min(matcher.next + WINDOW, matcher.spans.length);
  for (let index = matcher.next; index < end; index += 1) {
    const span = matcher.spans[index];
    if (span === undefined || span.depth !== depth || !isSameText(matcher.bytes, span, bytes, at)) continue;
    matcher.next = index + 1;
    matcher.unmatched = 0;
    return span;
  }
  matcher.unmatched += 1;
  if (matcher.unmatched > MAX_ADDED) matcher.next += 1;
  return null;
}

function isSameText(earlier: Buffer, { start, end }: ItemSpan, bytes: Uint8Array, at: number): boolean {
  const length = end - start;
  // Items differ early, in their names, or late: one look at the last byte spares most comparisons.
  if (at + length > bytes.length || bytes[at + length - 1] !== earlier[end - 1]) return false;
  return earlier.compare(bytes, at, at + length, start, end) === 0;
}

/** Remembers an item, unless that would cost too much. */
export function rememberItem(spans: ItemSpan[], span: ItemSpan): void {
  if (spans.length < MAX_SPANS && span.end - span.start >= MIN_ITEM_BYTES) spans.push(span);
}
