import { describe, expect, test } from '@jest/globals';
import { parseCatalog } from '../../src/catalog/index.js';
import type { Catalog, Format } from '../../src/catalog/index.js';
import type { GateError } from '../../src/errors/index.js';
import { bytesOf, jsonBytes } from './bytes.js';

function read(value: unknown, format: Format | 'auto' = 'auto'): Catalog {
  return parseCatalog(jsonBytes(value), { format, field: 'candidate' });
}

function keys(catalog: Catalog): readonly string[] {
  return catalog.entries.map(({ key }) => key);
}

/** The message of the error that a text gives: field, code and place. */
function fault(text: string, format: Format | 'auto' = 'auto'): string {
  try {
    parseCatalog(bytesOf(text), { format, field: 'candidate' });
  } catch (error) {
    return isGateError(error) ? error.message : String(error);
  }
  return 'no fault';
}

function isGateError(error: unknown): error is GateError {
  return error instanceof Error && error.name === 'GateError';
}

const TOOL = { name: 'search', inputSchema: { type: 'object' } };

describe('an MCP manifest', () => {
  test.each([
    ['an object with tools', { tools: [TOOL] }],
    ['a bare array', [TOOL]],
    ['a JSON-RPC answer', { jsonrpc: '2.0', id: 7, result: { tools: [TOOL] } }],
    ['an answer without its frame', { result: { tools: [TOOL] } }],
    ['caching members', { tools: [TOOL], ttlMs: 5, cacheScope: 'public', nextCursor: null }],
    [
      'members of revision 2026-07-28',
      {
        resultType: 'complete',
        tools: [TOOL],
        _meta: { 'io.modelcontextprotocol/serverInfo': { version: '2' } },
      },
    ],
    ['a frame around the tools', { jsonrpc: '2.0', id: 'x', tools: [TOOL] }],
  ])('reads %s as one catalog', (_, document) => {
    const catalog = read(document);
    expect(catalog.format).toBe('mcp');
    expect(keys(catalog)).toEqual(['search']);
    expect(catalog.members.keys).toEqual([]);
  });

  test('keeps every other member', () => {
    const catalog = read({ tools: [], instructions: 'x', serverInfo: { name: 'y' }, __proto__x: 1 });
    expect(catalog.members.keys).toEqual(['instructions', 'serverInfo', '__proto__x']);
  });

  test('compares an envelope that holds more than an envelope does', () => {
    const nested = { tools: [], jsonrpc: ['x'], id: { y: 1 }, ttlMs: [5], cacheScope: { instructions: 'z' } };
    expect(read(nested).members.keys).toEqual(['jsonrpc', 'id', 'ttlMs', 'cacheScope']);
    expect(read({ result: { tools: [], ttlMs: {}, cacheScope: 'public' } }).members.keys).toEqual(['ttlMs']);
  });

  test('compares an id within a result, which is no part of the frame', () => {
    expect(read({ result: { tools: [], id: 1, jsonrpc: '2.0' } }).members.keys).toEqual(['id', 'jsonrpc']);
  });

  test('holds no tool and is a catalog all the same', () => {
    expect(read({ tools: [] }).entries).toEqual([]);
    expect(read([]).format).toBe('mcp');
  });

  test('sorts its tools by code point', () => {
    const names = ['\u{1F600}', '\u{E000}', 'b', 'B', 'a', '__proto__', 'constructor', 'toJSON'];
    expect(keys(read({ tools: names.map((name) => ({ name })) }))).toEqual([
      'B',
      '__proto__',
      'a',
      'b',
      'constructor',
      'toJSON',
      '\u{E000}',
      '\u{1F600}',
    ]);
  });

  test('has prompts, resources and templates as entries of their own', () => {
    const catalog = read({
      resourceTemplates: [{ uriTemplate: 'file:///{path}' }],
      resources: [{ uri: 'file:///b' }, { uri: 'file:///a' }],
      prompts: [{ name: 'search' }],
      tools: [TOOL],
    });
    expect(catalog.entries.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      'tool search',
      'prompt search',
      'resource file:///a',
      'resource file:///b',
      'resourceTemplate file:///{path}',
    ]);
  });

  test.each([
    ['{"tools":[{"name":"a"},{"name":"a"}]}', 'candidate: duplicate_name (line 1, column 24)'],
    ['{"tools":[\n {"name":""}]}', 'candidate: invalid_name (line 2, column 3)'],
    ['{"tools":[\n {"inputSchema":{}}]}', 'candidate: invalid_name (line 2, column 2)'],
    ['{"tools":[{"name":null}]}', 'candidate: invalid_name (line 1, column 12)'],
    ['{"tools":[{"name":"a"},\n7]}', 'candidate: invalid_entry (line 2, column 1)'],
    ['{"result":{"tools":[\nnull]}}', 'candidate.result.tools.0: null_entry (line 2, column 1)'],
    ['{"tools":null}', 'candidate: null_tools (line 1, column 2)'],
    ['{"jsonrpc":"2.0","result":{"tools":null}}', 'candidate: null_tools (line 1, column 28)'],
    ['{"jsonrpc":"2.0","id":1,"result":null}', 'candidate: null_result (line 1, column 25)'],
    ['{"tools":[],"resultType":"input_required"}', 'candidate: incomplete_result (line 1, column 13)'],
    ['{"jsonrpc":"2.0","result":{"resultType":null}}', 'candidate: incomplete_result (line 1, column 28)'],
    ['{"tools":[],"nextCursor":"abc"}', 'candidate: incomplete_list (line 1, column 13)'],
    ['{"tools":[],"nextCursor":""}', 'candidate: incomplete_list (line 1, column 13)'],
    ['{"result":{"nextCursor":1,"tools":[]}}', 'candidate: incomplete_list (line 1, column 12)'],
    ['{"tools_generated":true}', 'candidate: no_tools (line 1, column 1)'],
    ['{"tools":[],"tools_generated":true}', 'candidate: no_tools (line 1, column 13)'],
    ['{"tools":{},"tools_generated":true}', 'candidate: no_tools (line 1, column 13)'],
    ['{"id":{},"result":{"tools":[]}}', 'candidate: invalid_envelope (line 1, column 2)'],
    ['{"jsonrpc":["2.0"],"id":1,"result":{"tools":[]}}', 'candidate: invalid_envelope (line 1, column 2)'],
    ['{"id":1,"result":{"tools":[]},"x":1}', 'candidate: invalid_envelope (line 1, column 31)'],
    ['{"jsonrpc":"2.0","id":1,"error":{"code":1}}', 'candidate: error_answer (line 1, column 25)'],
    ['{"jsonrpc":"2.0","error":{"code":-32601}}', 'candidate.error.-32601: error_answer (line 1, column 18)'],
    [
      '{"jsonrpc":"2.0","result":{"tools":[]},"error":null}',
      'candidate: invalid_envelope (line 1, column 40)',
    ],
    ['{"tools":[],"prompts":[{"name":""}]}', 'candidate: invalid_name (line 1, column 25)'],
    ['{"tools":[],"prompts":[1]}', 'candidate: invalid_entry (line 1, column 24)'],
    ['{"tools":[],"resources":[{"uri":"a"},{"uri":"a"}]}', 'candidate: duplicate_name (line 1, column 38)'],
    ['{"tools":"none"}', 'candidate: unknown_format (line 1, column 1)'],
    ['{"name":"search","inputSchema":{}}', 'candidate: unknown_format (line 1, column 1)'],
    ['{}', 'candidate: unknown_format (line 1, column 1)'],
    [
      '{"schema_version":"tool-catalog-gate.map.v1","tools":{"a":{"tool_id":"tool:a.b/c"}}}',
      'candidate: unknown_format (line 1, column 1)',
    ],
    ['"tools"', 'candidate: unknown_format (line 1, column 1)'],
    ['', 'candidate: empty_file'],
    [' \n', 'candidate: empty_file'],
  ])('%j is refused: %s', (text, message) => {
    expect(fault(text)).toBe(message);
  });

  test.each([
    ['{}', 'candidate: no_tools (line 1, column 1)'],
    ['{"tools":{}}', 'candidate: no_tools (line 1, column 1)'],
    ['1', 'candidate: no_tools (line 1, column 1)'],
  ])('%j is none, where one was asked for: %s', (text, message) => {
    expect(fault(text, 'mcp')).toBe(message);
  });

  test('holds a tool that looks like one of another format, where one was asked for', () => {
    const document = { tools: [{ name: 'a', input_schema: {} }] };
    expect(read(document).format).toBe('anthropic');
    expect(read(document, 'mcp').format).toBe('mcp');
  });

  test('is a document, not a directory', () => {
    expect(fault('{"tools":[]}', 'directory')).toBe('candidate: not_a_directory');
  });
});

test('a catalog without a field of its own says `catalog`', () => {
  expect(() => parseCatalog(bytesOf('{'))).toThrow('catalog: unexpected_end (line 1, column 2)');
});
