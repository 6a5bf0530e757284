import type { ErrorCode } from '../../errors/index.js';
import type { JsonArray, JsonObject, JsonValue } from '../../json/index.js';
import { isArray, isObject, member } from '../../json/index.js';
import type { Reading } from '../reading.js';
import { faultAt, tell } from '../reading.js';

/** What beside its `result` a JSON-RPC answer may hold. */
const ANSWER = new Set(['jsonrpc', 'id', 'result']);
/**
 * Members of a `tools/list` result that say how to fetch and cache it, not what the tools are (MCP 2026-07-28). A tool's
 * own `_meta` is part of its definition.
 */
const RESULT = ['resultType', '_meta', 'ttlMs', 'cacheScope', 'nextCursor'];

/** The part of a document that holds the tools. */
export interface Body {
  /** null for a bare array of tools. */
  readonly object: JsonObject | null;
  readonly tools: JsonArray | JsonObject | null;
  /** The member that the tools came from. */
  readonly list: 'tools' | 'functions' | null;
  /** Pointer tokens of the tools from the document's root. */
  readonly path: readonly string[];
  /**
   * Members that take no part in the comparison of an MCP manifest, unless they hold an array or object; `_meta` always
   * does.
   */
  readonly envelope: ReadonlySet<string>;
}

/**
 * Finds the tools of a document: a bare array, an object with `tools` or `functions`, or a JSON-RPC answer (version
 * 2.0, section 5) whose `result` is such an object. Throws `error_answer` where an answer is an error (on the field
 * `FIELD.error.CODE` where its code is one of those that JSON-RPC reserves), `null_result` and `null_tools` where these
 * are null, `incomplete_result` where its `resultType` is not
 * `complete`, and `invalid_envelope` where an answer holds more than `jsonrpc` and `id` beside its result, or an array or
 * object as one of these, at that member. A document without tools gives null for them.
 */
export function findBody(reading: Reading, root: JsonValue): Body {
  if (isArray(root)) return { object: null, tools: root, list: null, path: [], envelope: new Set() };
  if (!isObject(root)) return { object: null, tools: null, list: null, path: [], envelope: new Set() };
  requireNoNull(reading, root, 'tools', 'null_tools');
  const direct = bodyOf(root, [], new Set([...RESULT, 'jsonrpc', 'id']));
  if (direct.tools !== null) return direct;
  if (root.keys.includes('jsonrpc')) requireResult(reading, root);
  const result = member(root, 'result');
  if (isObject(result)) requireNoNull(reading, result, 'tools', 'null_tools');
  if (isObject(result) && root.keys.includes('jsonrpc')) requireCompleteResult(reading, result);
  const inner = isObject(result) ? bodyOf(result, ['result'], new Set(RESULT)) : direct;
  if (inner.tools === null && !root.keys.includes('jsonrpc')) return direct;
  requireAnswer(reading, root);
  return inner;
}

function requireNoNull(reading: Reading, object: JsonObject, key: string, code: ErrorCode): void {
  const index = object.keys.indexOf(key);
  if (object.values[index] === null) throw faultAt(reading, code, object.starts[index] ?? -1);
}

/** Throws `incomplete_result` where a `resultType` is not `complete` (MCP 2026-07-28). */
export function requireCompleteResult(reading: Reading, result: JsonObject): void {
  const index = result.keys.indexOf('resultType');
  if (index === -1 || result.values[index] === 'complete') return;
  throw faultAt(reading, 'incomplete_result', result.starts[index] ?? -1);
}

function requireResult(reading: Reading, answer: JsonObject): void {
  requireNoNull(reading, answer, 'result', 'null_result');
  const index = answer.keys.indexOf('error');
  if (index === -1 || answer.keys.includes('result')) return;
  throw faultAt(errorNamed(reading, answer.values[index]), 'error_answer', answer.starts[index] ?? -1);
}

/** JSON-RPC 2.0, section 5.1, reserves these codes: no input can say anything else with them. */
function errorNamed(reading: Reading, error: JsonValue | undefined): Reading {
  const code = isObject(error) ? member(error, 'code') : undefined;
  const isReserved = typeof code === 'number' && Number.isInteger(code) && code >= -32768 && code <= -32000;
  return isReserved ? { ...reading, field: `${reading.field}.error.${code}` } : reading;
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
