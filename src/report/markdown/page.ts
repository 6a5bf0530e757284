import type { Budget } from './budget.js';
import { LIMITS, sizeOf } from './budget.js';

/** A list of whole rows, of which the last may be left out. */
export interface Rows {
  readonly head: string;
  readonly rows: readonly string[];
  readonly foot: string;
  /** Rows that are asked for first get their room first. */
  readonly rank: 'first' | 'last';
}

/** A piece of a page: text that always stands, or rows. Each ends in a line feed. */
export type Piece = string | Rows;

/** A page: what always stands, then sections of which the last may be left out, then what always stands again. */
export interface Page {
  readonly top: readonly Piece[];
  readonly sections: readonly (readonly Piece[])[];
  readonly bottom: readonly string[];
}

// Enough for the number and the words of `leftOut`.
const ROOM_FOR_LEFT_OUT = 64;
// What a section's list is sure to get before another section is begun.
const ROOM_FOR_ROWS = 1200;

/**
 * Writes a page within its budget. If it does not fit, lists are cut at whole rows: room goes to all lists of the
 * first rank in equal shares, what a short one does not need goes to the others, and the rest to the last rank. So no
 * list can crowd out another. Sections are begun as long as each begun one can show something. Each cut says how
 * much is left out; `whereTheRest` then says in fixed words where to find it. Every row is measured once.
 */
export function writePage(page: Page, budget: Budget, whereTheRest: string): string {
  const pieces = [...page.top, ...page.sections.flat(), ...page.bottom];
  const whole = pieces.map((piece) => (typeof piece === 'string' ? piece : wholeList(piece))).join('');
  return sizeOf(whole, budget) <= LIMITS[budget].size ? whole : writeCut(page, budget, whereTheRest);
}

function writeCut(page: Page, budget: Budget, whereTheRest: string): string {
  const note = `${whereTheRest}\n\n`;
  const fixed = [...page.bottom, note].map((text) => sizeOf(text, budget));
  const room = LIMITS[budget].size - sum(fixed) - ROOM_FOR_LEFT_OUT;
  const begun = sectionsThatFit(page, budget, room);
  const pieces = [...page.top, ...page.sections.slice(0, begun).flat()];
  const shares = shareOut(pieces, budget, room);
  const cut = pieces.map((piece, index) =>
    typeof piece === 'string' ? piece : cutList(piece, budget, shares[index] ?? 0),
  );
  const missing = page.sections.length - begun;
  return [
    ...cut,
    missing === 0 ? '' : leftOut(missing, missing === 1 ? 'more catalog' : 'more catalogs'),
    note,
    ...page.bottom,
  ].join('');
}

function sectionsThatFit(page: Page, budget: Budget, room: number): number {
  let used = sum(page.top.map((piece) => leastSize(piece, budget)));
  let begun = 0;
  for (const section of page.sections) {
    used += sum(section.map((piece) => leastSize(piece, budget)));
    if (used > room) break;
    begun += 1;
  }
  return begun;
}

/** The room of each piece's rows, 0 for text. */
function shareOut(pieces: readonly Piece[], budget: Budget, room: number): readonly number[] {
  const wanted = pieces.map((piece) => (typeof piece === 'string' ? 0 : sizeOfRows(piece, budget)));
  const shares = pieces.map(() => 0);
  let free = room - sum(pieces.map((piece) => frameSize(piece, budget)));
  for (const rank of ['first', 'last'] as const) {
    const lists = pieces.flatMap((piece, index) =>
      typeof piece !== 'string' && piece.rank === rank ? [{ index, size: wanted[index] ?? 0 }] : [],
    );
    lists.sort((a, b) => a.size - b.size || a.index - b.index);
    lists.forEach(({ index, size }, position) => {
      const share = Math.max(0, Math.min(size, Math.floor(free / (lists.length - position))));
      shares[index] = share;
      free -= share;
    });
  }
  return shares;
}

function cutList(list: Rows, budget: Budget, share: number): string {
  let used = 0;
  let count = 0;
  for (const row of list.rows) {
    used += sizeOf(row, budget);
    if (used > share) break;
    count += 1;
  }
  if (count === list.rows.length) return wholeList(list);
  return `${list.head}${list.rows.slice(0, count).join('')}\n${leftOut(list.rows.length - count, 'more')}${list.foot}`;
}

function wholeList(list: Rows): string {
  return `${list.head}${list.rows.join('')}${list.foot}`;
}

function leftOut(count: number, what: string): string {
  return `*… and ${count} ${what}, left out here.*\n\n`;
}

/** Everything but the rows, with room for the number left out. */
function frameSize(piece: Piece, budget: Budget): number {
  if (typeof piece === 'string') return sizeOf(piece, budget);
  return sizeOf(piece.head, budget) + sizeOf(piece.foot, budget) + ROOM_FOR_LEFT_OUT;
}

function leastSize(piece: Piece, budget: Budget): number {
  if (typeof piece === 'string') return sizeOf(piece, budget);
  return (
    frameSize(piece, budget) +
    (piece.rank === 'first' ? Math.min(sizeOfRows(piece, budget), ROOM_FOR_ROWS) : 0)
  );
}

function sizeOfRows(list: Rows, budget: Budget): number {
  return sum(list.rows.map((row) => sizeOf(row, budget)));
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
