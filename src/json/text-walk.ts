const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** A walk through a text that is known to be JSON, so that nothing needs to be checked. */
export interface Walk {
  readonly text: string;
  at: number;
}

/** Passes an opening bracket or a comma; false where the closing bracket follows. */
export function goToNext(walk: Walk): boolean {
  if (isClose(walk.text.charCodeAt(walk.at))) return false;
  walk.at += 1;
  skipSpace(walk);
  return !isClose(walk.text.charCodeAt(walk.at));
}

function isClose(unit: number): boolean {
  return unit === CLOSE_ARRAY || unit === CLOSE_OBJECT;
}

export function skipSpace(walk: Walk): void {
  while (isSpace(walk.text.charCodeAt(walk.at))) walk.at += 1;
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;
}

/** Passes a value, up to the comma or closing bracket behind it. */
export function skipValue(walk: Walk): void {
  for (let depth = 0; walk.at < walk.text.length;) {
    const unit = walk.text.charCodeAt(walk.at);
    if (depth === 0 && (unit === COMMA || isClose(unit))) return;
    if (unit === QUOTE) {
      skipString(walk);
      continue;
    }
    if (unit === OPEN_ARRAY || unit === OPEN_OBJECT) depth += 1;
    if (isClose(unit)) depth -= 1;
    walk.at += 1;
  }
}

export function skipString(walk: Walk): void {
  let quote = walk.text.indexOf('"', walk.at + 1);
  while (isEscaped(walk.text, quote)) quote = walk.text.indexOf('"', quote + 1);
  walk.at = quote === -1 ? walk.text.length : quote + 1;
}

function isEscaped(text: string, offset: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(offset - 1 - backslashes) === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 1;
}
