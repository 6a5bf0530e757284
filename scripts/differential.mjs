// npm run differential [-- COUNT [SEED]]: documents read beside a similar one, which shares the items that have the same text,
// against the same documents read alone: the same value, the same places, the same refusal with its code and place. Documents
// are small catalogs with a few changes of items and of bytes, and such changes of the shared catalogs, where they are there.
// Stops at the first difference and prints the two texts that show it.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GateError } from '../lib/errors/index.js';
import { DEFAULT_LIMITS, canonicalJson, isArray, isObject, member, parseJson } from '../lib/json/index.js';

const count = Number(process.argv[2] ?? 1_000_000);
const seed = Number(process.argv[3] ?? 1);
const MAX_SEED_BYTES = 6000;
const FIELD = 'x';

/** Mulberry32: the same documents on every machine. */
let state = seed >>> 0;
function random() {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
const below = (limit) => Math.floor(random() * limit);
const oneOf = (list) => list[below(list.length)];

const TEXTS = [
  '',
  'a',
  'plain',
  'é',
  '😀',
  '"',
  '\\',
  '}',
  ']',
  '\u0000',
  '\ue000',
  '__proto__',
  'x'.repeat(40),
];
const NUMBERS = ['0', '-0', '1', '1.0', '1e2', '1e400', '9007199254740993', '0.1', '-1.5'];
const KEYS = ['name', 'description', 'a', 'b', '', 'é', '__proto__', 'C:\\', 'inputSchema'];
/** What a hand, a disk or an attacker puts in somewhere. */
const SNIPPETS = [
  ...[
    ',',
    ':',
    '}',
    ']',
    '{',
    '[',
    '"',
    '\\',
    '\\u',
    '\\ud800',
    '\\u00e9',
    '01',
    '1.',
    '-',
    'null',
    'nul',
    ' ',
    '\n',
  ],
  ...['\u0001', '\ufeff', '"name":', '{"name":"a"},', '/*x*/', 'NaN', '\u00ff', '"a":1,"a":2'],
];

function value(depth) {
  const kind = below(depth > 0 ? 6 : 4);
  if (kind === 0) return JSON.stringify(oneOf(TEXTS));
  if (kind === 1) return oneOf(NUMBERS);
  if (kind < 4) return oneOf(['true', 'false', 'null', JSON.stringify(oneOf(TEXTS))]);
  const items = Array.from({ length: below(4) }, () => value(depth - 1));
  if (kind === 4) return `[${items.join(', ')}]`;
  return `{${items.map((item) => `${JSON.stringify(oneOf(KEYS))}: ${item}`).join(',')}}`;
}

const item = () =>
  `{"name": ${JSON.stringify(oneOf(TEXTS) + below(30))}, "description": ${value(0)}, "inputSchema": ${value(3)}}`;

function changedItems(items) {
  const result = [...items];
  for (let edits = below(5); edits > 0; edits -= 1) {
    const at = below(result.length + 1);
    const kind = below(4);
    if (kind === 0) result.splice(at, 1);
    else if (kind === 1) result.splice(at, 0, item());
    else if (kind === 2) result.splice(at, 1, item());
    else result.push(...result.splice(at, 1));
  }
  return result;
}

const written = (items, wrapped) => {
  const list = `[\n  ${items.join(oneOf([',', ',\n  ', ' , ']))}\n]`;
  return wrapped ? `{ "about": "ä", "tools": ${list} }` : list;
};

function spoilt(bytes) {
  const at = below(bytes.length + 1);
  const gone = oneOf([0, 0, 1, 3]);
  const put = oneOf([Buffer.alloc(0), Buffer.from(oneOf(SNIPPETS)), Buffer.from([below(256)])]);
  return Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(Math.min(bytes.length, at + gone))]);
}

function corpus() {
  const root = join(process.env.TOOL_CATALOG_GATE_SHARED ?? '../shared', 'corpus');
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(root, file))
    .filter((file) => statSync(file).size <= MAX_SEED_BYTES)
    .map((file) => readFileSync(file));
}

const shared = corpus();

/** A document and one that is like it. */
function pair() {
  if (shared.length > 0 && below(10) === 0) {
    const before = oneOf(shared);
    return { before, after: below(4) === 0 ? oneOf(shared) : spoilt(before) };
  }
  const items = Array.from({ length: below(8) }, item);
  const before = Buffer.from(written(items, below(2) === 0));
  const after = Buffer.from(written(changedItems(items), below(2) === 0));
  return { before, after: below(2) === 0 ? after : spoilt(below(3) === 0 ? spoilt(after) : after) };
}

function read(bytes, similar) {
  try {
    return parseJson(bytes, DEFAULT_LIMITS, FIELD, similar);
  } catch (error) {
    if (error instanceof GateError) return error;
    throw error;
  }
}

/** Where the items of a list and their members stand. */
function places({ root }) {
  const list = isObject(root) ? (member(root, 'tools') ?? null) : root;
  if (!isArray(list)) return '';
  return list.items
    .map((one) =>
      isObject(one) ? [one.start, ...one.starts.map((start) => start + (one.moved ?? 0))].join(' ') : '',
    )
    .join('\n');
}

const told = (result) =>
  result instanceof GateError ? result.message : `${canonicalJson(result.root)}\n${places(result)}`;

let refused = 0;
let beside = 0;
for (let done = 0; done < count; done += 1) {
  const { before, after } = pair();
  const earlier = read(before, null);
  const similar = earlier instanceof GateError ? null : earlier;
  const [alone, together] = [told(read(after, null)), told(read(after, similar))];
  if (alone !== together) {
    console.error(`Document ${done} of seed ${seed} differs.`);
    console.error(JSON.stringify({ before: before.toString(), after: after.toString(), alone, together }));
    process.exit(1);
  }
  if (similar !== null) beside += 1;
  if (/^x: [a-z_]+/.test(alone)) refused += 1;
}
console.log(
  `${count} documents (seed ${seed}), ${beside} beside a similar one, ${refused} refused: no difference.`,
);
