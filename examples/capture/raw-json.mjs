// Cuts a JSON text into the raw texts of its parts, without parsing their values.

const SPACE = new Set([' ', '\t', '\n', '\r']);

function skipSpace(text, from) {
  let at = from;
  while (SPACE.has(text[at])) at++;
  return at;
}

function endOfString(text, from) {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at + 1;
  }
  throw new Error('unterminated string');
}

/** The offset behind the value that begins at `from`. */
function endOfValue(text, from) {
  if (text[from] === '"') return endOfString(text, from);
  if (text[from] !== '{' && text[from] !== '[') {
    const length = /^[-+.\w]+/.exec(text.slice(from, from + 1100))?.[0].length ?? 0;
    if (length === 0) throw new Error('no value');
    return from + length;
  }
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '"') at = endOfString(text, at) - 1;
    else if (text[at] === '{' || text[at] === '[') depth++;
    else if (text[at] === '}' || text[at] === ']') {
      depth--;
      if (depth === 0) return at + 1;
    }
  }
  throw new Error('unterminated value');
}

function parts(text, open, close, readPart) {
  let at = skipSpace(text, 0);
  if (text[at] !== open) throw new Error(`no ${open}`);
  at = skipSpace(text, at + 1);
  if (text[at] === close) return;
  for (;;) {
    at = skipSpace(text, readPart(at));
    if (text[at] === close) break;
    if (text[at] !== ',') throw new Error('no comma');
    at = skipSpace(text, at + 1);
  }
  if (skipSpace(text, at + 1) !== text.length) throw new Error('text behind the value');
}

/** The raw values of an object's members by key. A key that stands twice or is written with escapes is an error. */
export function rawMembers(text) {
  const members = new Map();
  parts(text, '{', '}', (at) => {
    if (text[at] !== '"') throw new Error('no key');
    const keyEnd = endOfString(text, at);
    const key = text.slice(at + 1, keyEnd - 1);
    if (key.includes('\\') || members.has(key)) throw new Error('ambiguous key');
    const colon = skipSpace(text, keyEnd);
    if (text[colon] !== ':') throw new Error('no colon');
    const start = skipSpace(text, colon + 1);
    const end = endOfValue(text, start);
    members.set(key, text.slice(start, end));
    return end;
  });
  return members;
}

/** The raw elements of an array. */
export function rawElements(text) {
  const elements = [];
  parts(text, '[', ']', (at) => {
    const end = endOfValue(text, at);
    elements.push(text.slice(at, end));
    return end;
  });
  return elements;
}
