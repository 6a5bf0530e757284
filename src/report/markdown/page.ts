import type { Budget } from './budget.js';
import { LIMITS, sizeOf } from './budget.js';

/** A row of a list: text on its own, or text with a body that may be cut. */
export interface Row {
  readonly text: string;
  /** What is counted where the row is left out (`3 added`); each kind is sure of room of its own. */
  readonly kind: string;
  readonly body: RowBody | null;
}

/** Lines behind a row, in a frame that always stands. */
export interface RowBody {
  readonly head: string;
  /** Each ends in a line feed. */
  readonly lines: readonly string[];
  readonly foot: string;
}

/** A list of whole rows, of which some may be left out. */
export interface Rows {
  readonly head: string;
  readonly rows: readonly (string | Row)[];
  readonly foot: string;
  /** Rows that are asked for first get their room first; bodies come last of all. */
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

// Enough for the number and the words of `leftOut`, with a count for each kind of row.
const ROOM_FOR_LEFT_OUT = 128;
// What a section's list is sure to get before another section is begun.
const ROOM_FOR_ROWS = 1200;

/**
 * Writes a page within its budget. If it does not fit, lists are cut at whole rows: room goes to all lists of the
 * first rank in equal shares, what a short one does not need goes to the others, and the rest to the last rank; within
 * a list the kinds of rows share in the same way, and the rows that stay keep their order. What is then left goes to the
 * bodies, again in equal shares, so that each gets its first lines before any gets all. So nothing can crowd out
 * another. Sections are begun as long as each begun one can show something. Each cut says how much is left out;
 * `whereTheRest` then says in fixed words where to find it. Every row is measured once.
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
  const measured = (pieces: readonly Piece[]) => pieces.map((piece) => measure(piece, budget));
  const top = measured(page.top);
  const sections = page.sections.map(measured);
  const begun = sectionsThatFit(top, sections, room);
  const cut = cutPieces([...top, ...sections.slice(0, begun).flat()], room);
  const missing = page.sections.length - begun;
  return [
    ...cut,
    missing === 0 ? '' : leftOut(`${missing} more ${missing === 1 ? 'catalog' : 'catalogs'}`),
    note,
    ...page.bottom,
  ].join('');
}

/** A piece with its sizes. */
type Measured = { readonly text: string; readonly size: number } | MeasuredList;

interface MeasuredList {
  readonly list: Rows;
  /** Everything but the rows, with room for the number left out. */
  readonly frame: number;
  readonly rows: readonly MeasuredRow[];
}

interface MeasuredRow {
  readonly text: string;
  readonly kind: string;
  readonly body: RowBody | null;
  /** Without the lines of a body, but with its frame. */
  readonly size: number;
  readonly lines: readonly number[];
}

function measure(piece: Piece, budget: Budget): Measured {
  if (typeof piece === 'string') return { text: piece, size: sizeOf(piece, budget) };
  return {
    list: piece,
    frame: sizeOf(piece.head, budget) + sizeOf(piece.foot, budget) + ROOM_FOR_LEFT_OUT,
    rows: piece.rows.map((row) => measureRow(row, budget)),
  };
}

function measureRow(row: string | Row, budget: Budget): MeasuredRow {
  const { text, kind, body } = typeof row === 'string' ? { text: row, kind: '', body: null } : row;
  const frame = body === null ? 0 : sizeOf(body.head + body.foot, budget) + ROOM_FOR_LEFT_OUT;
  const lines = body === null ? [] : body.lines.map((line) => sizeOf(line, budget));
  return { text, kind, body, size: sizeOf(text, budget) + frame, lines };
}

function sectionsThatFit(
  top: readonly Measured[],
  sections: readonly (readonly Measured[])[],
  room: number,
): number {
  let used = sum(top.map(leastSize));
  let begun = 0;
  for (const section of sections) {
    used += sum(section.map(leastSize));
    if (used > room) break;
    begun += 1;
  }
  return begun;
}

function leastSize(piece: Measured): number {
  if (!('list' in piece)) return piece.size;
  const { frame, rows, list } = piece;
  return frame + (list.rank === 'first' ? Math.min(sum(rows.map(({ size }) => size)), ROOM_FOR_ROWS) : 0);
}

function cutPieces(pieces: readonly Measured[], room: number): readonly string[] {
  let free = room - sum(pieces.map((piece) => ('list' in piece ? piece.frame : piece.size)));
  const kept = new Map<Measured, readonly MeasuredRow[]>();
  for (const rank of ['first', 'last'] as const) {
    const lists = pieces.filter((piece) => 'list' in piece && piece.list.rank === rank);
    const wanted = lists.map((piece) => ('list' in piece ? sum(piece.rows.map(({ size }) => size)) : 0));
    const shares = shareOut(wanted, free);
    lists.forEach((piece, index) => {
      const rows = 'list' in piece ? rowsWithin(piece.rows, shares[index] ?? 0) : [];
      kept.set(piece, rows);
      free -= sum(rows.map(({ size }) => size));
    });
  }
  const bodies = [...kept.values()].flat().filter(({ body }) => body !== null);
  const shares = shareOut(
    bodies.map(({ lines }) => sum(lines)),
    free,
  );
  const roomOf = new Map(bodies.map((row, index) => [row, shares[index] ?? 0]));
  return pieces.map((piece) =>
    'list' in piece ? cutList(piece, kept.get(piece) ?? [], roomOf) : piece.text,
  );
}

/** Gives each what it wants, or an equal share; what a small one does not need goes to the others. */
function shareOut(wanted: readonly number[], room: number): readonly number[] {
  const shares = wanted.map(() => 0);
  const order = wanted
    .map((size, index) => ({ size, index }))
    .sort((a, b) => a.size - b.size || a.index - b.index);
  let free = Math.max(0, room);
  order.forEach(({ size, index }, position) => {
    const share = Math.max(0, Math.min(size, Math.floor(free / (order.length - position))));
    shares[index] = share;
    free -= share;
  });
  return shares;
}

/** The first rows of each kind that have room, in their order. */
function rowsWithin(rows: readonly MeasuredRow[], room: number): readonly MeasuredRow[] {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const wanted = kinds.map((kind) => sum(rows.filter((row) => row.kind === kind).map(({ size }) => size)));
  const left = new Map(shareOut(wanted, room).map((share, index) => [kinds[index] ?? '', share]));
  return rows.filter(({ kind, size }) => {
    const free = (left.get(kind) ?? 0) - size;
    left.set(kind, free < 0 ? -1 : free);
    return free >= 0;
  });
}

function cutList(
  { list, rows }: MeasuredList,
  kept: readonly MeasuredRow[],
  rooms: ReadonlyMap<MeasuredRow, number>,
): string {
  const texts = kept.map(
    (row) => `${row.text}${row.body === null ? '' : cutBody(row.body, row.lines, rooms.get(row) ?? 0)}`,
  );
  const missing = kept.length === rows.length ? '' : `\n${leftOut(missingWords(rows, kept))}`;
  return `${list.head}${texts.join('')}${missing}${list.foot}`;
}

function missingWords(rows: readonly MeasuredRow[], kept: readonly MeasuredRow[]): string {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  if (kinds.length === 1 && kinds[0] === '') return `${rows.length - kept.length} more`;
  const missing = kinds.flatMap((kind) => {
    const count = (list: readonly MeasuredRow[]) => list.filter((row) => row.kind === kind).length;
    const more = count(rows) - count(kept);
    return more === 0 ? [] : [`${more} more ${kind}`];
  });
  return missing.join(', ');
}

function cutBody(body: RowBody, sizes: readonly number[], room: number): string {
  let used = 0;
  let count = 0;
  for (const size of sizes) {
    used += size;
    if (used > room) break;
    count += 1;
  }
  const more = body.lines.length - count;
  const rest = more === 0 ? '' : `… ${more} more lines, left out here\n`;
  return `${body.head}${body.lines.slice(0, count).join('')}${rest}${body.foot}`;
}

function wholeList(list: Rows): string {
  const rows = list.rows.map((row) => (typeof row === 'string' ? row : wholeRow(row)));
  return `${list.head}${rows.join('')}${list.foot}`;
}

function wholeRow({ text, body }: Row): string {
  return body === null ? text : `${text}${body.head}${body.lines.join('')}${body.foot}`;
}

function leftOut(what: string): string {
  return `*… and ${what}, left out here.*\n\n`;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
