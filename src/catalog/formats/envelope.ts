import type { JsonArray, JsonObject, JsonValue } from '../../json/index.js';
import { isArray, isObject, member } from '../../json/index.js';
import type { Reading } from '../reading.js';
import { faultAt, tell } from '../reading.js';

/** What beside its `result` a JSON-RPC answer may hold. */
const ANSWER = new Set(['jsonrpc', 'id', 'result']);
/** Members of a `tools/list` result that say how to fetch and cache it, not what the tools are. */
const CACHING = ['ttlMs', 'cacheScope'];

/** The part of a document that holds the tools. */
export interface Body {
  /** null for a bare array of tools. */
  readonly object: JsonObject | null;
  readonly tools: JsonArray | JsonObject | null;
  /** The member that the tools came from. */
  readonly list: 'tools' | 'functions' | null;
  /** Pointer tokens of the tools from the document's root. */
  readonly path: readonly string[];
  /** Members that take no part in the comparison of an MCP manifest, unless they hold an array or object. */
  readonly envelope: ReadonlySet<string>;
}

/**
 * Finds the tools of a document: a bare array, an object with `tools` or `functions`, or a JSON-RPC answer (version
 * 2.0, section 5) whose `result` is such an object. Throws `invalid_envelope` where an answer is an error or holds more
 * than `jsonrpc` and `id` beside its result, or an array or object as one of these, at that member. A document without
 * tools gives null for them.
 */
export function findBody(reading: Reading, root: JsonValue): Body {
  if (isArray(root)) return { object: null, tools: root, list: null, path: [], envelope: new Set() };
  if (!isObject(root)) return { object: null, tools: null, list: null, path: [], envelope: new Set() };
  const direct = bodyOf(root, [], new Set([...CACHING, 'jsonrpc', 'id']));
  if (direct.tools !== null) return direct;
  const result = member(root, 'result');
  const inner = isObject(result) ? bodyOf(result, ['result'], new Set(CACHING)) : direct;
  if (inner.tools === null && !root.keys.includes('jsonrpc')) return direct;
  requireAnswer(reading, root);
  return inner;
}

function bodyOf(object: JsonObject, path: readonly string[], envelope: ReadonlySet<string>): Body {
  const tools = member(object, 'tools');
  if (isArray(tools) || isObject(tools))
    return { object, tools, list: 'tools', path: [...path, 'tools'], envelope };
  const functions = member(object, 'functions');
  if (isArray(functions) && tools === undefined)
    return { object, tools: functions, list: 'functions', path: [...path, 'functions'], envelope };
  return { object, tools: null, list: null, path, envelope };
}

function requireAnswer(reading: Reading, root: JsonObject): void {
  const extra = root.keys.findIndex(
    (key, index) => !ANSWER.has(key) || (key !== 'result' && isNested(root.values[index])),
  );
  if (extra !== -1) tell(reading, faultAt(reading, 'invalid_envelope', root.starts[extra] ?? -1));
}

/** Whether a value can hold more than an envelope has to say. */
export function isNested(value: JsonValue | undefined): boolean {
  return isArray(value) || isObject(value);
}

/** Throws `no_tools` where tools are only said to be made at run time; takes the object whose tools are none. */
export function requireNoMark(reading: Reading, object: JsonObject): void {
  const index = object.keys.indexOf('tools_generated');
  if (index === -1 || object.values[index] === false) return;
  tell(reading, faultAt(reading, 'no_tools', object.starts[index] ?? -1));
}
