import { describe, expect, test } from '@jest/globals';
import {
  DEFAULT_LIMITS,
  MAX_LIMITS,
  canonicalJson,
  isArray,
  isObject,
  parseJson,
} from '../../src/json/index.js';
import { GateError } from '../../src/errors/index.js';
import { read, readingFault } from './reading-texts.js';

describe('values', () => {
  test('stand in source order, with their offsets', () => {
    expect(read(' {"b":[1,"x"], "a" : {}}')).toEqual({
      kind: 'object',
      keys: ['b', 'a'],
      values: [
        { kind: 'array', items: [1, 'x'], start: 6 },
        { kind: 'object', keys: [], values: [], starts: [], start: 21 },
      ],
      starts: [2, 15],
      start: 1,
    });
  });

  test('offsets count UTF-16 units behind characters of every length in UTF-8', () => {
    const text = '{"é":"日😀","日😀é":[],"z":{"é":"","😀":[]}}';
    const root = read(text);
    expect(root).toMatchObject({
      starts: [1, 11, 21].map((_, index) => text.indexOf(['"é"', '"日😀é"', '"z"'][index] ?? '')),
    });
    expect(root).toMatchObject({
      values: ['日😀', { start: text.indexOf('[]') }, { start: text.indexOf('{"é":""') }],
    });
  });

  test('of each kind', () => {
    expect([
      read('null'),
      read('true'),
      read('false'),
      read('""'),
      read('"a"'),
      read(' 12 '),
      read('-0.5'),
    ]).toEqual([null, true, false, '', 'a', 12, -0.5]);
  });

  test('objects with the same keys in the same order share one list of them', () => {
    const root = read('[{"a":1,"b":2},{"a":3,"b":4},{"c":5},{"a":6,"b":{"a":7,"b":8}}]');
    if (!isArray(root)) throw new Error('no array');
    const lists = root.items.map((item) => (isObject(item) ? item.keys : []));
    expect(lists).toEqual([['a', 'b'], ['a', 'b'], ['c'], ['a', 'b']]);
    expect(lists[1]).toBe(lists[0]);
    expect(lists[3]).toBe(lists[0]);
  });

  test('the text is given back as it was decoded', () => {
    expect(parseJson(Buffer.from('["日"]'), DEFAULT_LIMITS, 'candidate').text).toBe('["日"]');
  });

  test('a part of a larger buffer is read alone', () => {
    const bytes = Buffer.from('[[1]]').subarray(1, 4);
    expect(canonicalJson(read(bytes))).toBe('[1]');
  });

  test.each([
    ['"\\"\\\\\\/\\b\\f\\n\\r\\t"', '"\\/\b\f\n\r\t'],
    ['"\\u0041\\u00e9\\u65E5\\ud83D\\uDE00\\u0000"', 'Aé日😀\0'],
    ['"\\\\\\\\n"', '\\\\n'],
    ['"a\\u0022b\\\\"', 'a"b\\'],
    ['"\u007f\u0080\u2028\ufeff\uffff"', '\u007f\u0080\u2028\ufeff\uffff'],
    ['"12345678\\n1234567890"', '12345678\n1234567890'],
  ])('%s', (text, value) => {
    expect(read(text)).toBe(value);
    expect(read(`{${text}:1}`)).toMatchObject({ keys: [value] });
  });
});

describe('faults of the bytes', () => {
  test.each<[string, readonly number[], string]>([
    ['nothing', [], 'empty_file'],
    ['a byte order mark', [0xef, 0xbb, 0xbf, 0x7b, 0x7d], 'byte_order_mark'],
    ['UTF-16 with its mark', [0xff, 0xfe, 0x7b, 0, 0x7d, 0], 'utf16'],
    ['UTF-16, big endian, with its mark', [0xfe, 0xff, 0, 0x7b, 0, 0x7d], 'utf16'],
    ['UTF-16 without mark', [0x7b, 0, 0x7d, 0], 'utf16'],
    ['UTF-16, big endian, without mark', [0, 0x7b, 0, 0x7d], 'utf16'],
    ['a bad byte', [0x22, 0xff, 0x22], 'invalid_utf8'],
    ['an encoded surrogate', [0x22, 0xed, 0xa0, 0x80, 0x22], 'invalid_utf8'],
    ['an overlong form', [0x22, 0xc0, 0x80, 0x22], 'invalid_utf8'],
    ['a cut character', [0x22, 0xe6, 0x97], 'invalid_utf8'],
  ])('%s', (_, bytes, code) => {
    expect(readingFault(Uint8Array.from(bytes))).toBe(code);
  });

  test('white space alone is an empty file', () => {
    expect(readingFault(' \r\n\t')).toBe('empty_file');
  });

  test('a Git LFS pointer', () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n';
    expect(readingFault(pointer)).toBe('lfs_pointer');
  });
});

describe('faults of the text', () => {
  test.each([
    ['{"a":1,}', 'invalid_syntax 1:8'],
    ['[1,]', 'invalid_syntax 1:4'],
    ['[1 2]', 'invalid_syntax 1:4'],
    ['{"a" 1}', 'invalid_syntax 1:6'],
    ['{a:1}', 'invalid_syntax 1:2'],
    ["{'a':1}", 'invalid_syntax 1:2'],
    ['[\n  tru\n]', 'invalid_syntax 2:3'],
    ['nul', 'invalid_syntax 1:1'],
    ['[/**/]', 'comment 1:2'],
    ['[\u00a01]', 'invalid_syntax 1:2'],
    ['[\u000b1]', 'invalid_syntax 1:2'],
    ['["é",\r\n "日😀", x]', 'invalid_syntax 2:9'],
    ['[', 'unexpected_end 1:2'],
    ['{"a"', 'unexpected_end 1:5'],
    ['{"a":', 'unexpected_end 1:6'],
    ['"abc', 'unexpected_end 1:5'],
    ['"abc\\', 'unexpected_end 1:6'],
    ['"😀', 'unexpected_end 1:4'],
    ['-', 'unexpected_end 1:2'],
    ['1.', 'unexpected_end 1:3'],
    ['1e+', 'unexpected_end 1:4'],
    ['{} {}', 'trailing_content 1:4'],
    ['{"é":1}\n\n x', 'trailing_content 3:2'],
    ['1 2', 'trailing_content 1:3'],
    ['"a\tb"', 'control_character 1:3'],
    ['"日\u001fb"', 'control_character 1:3'],
    ['["\n"]', 'control_character 1:3'],
    ['{"a\u0000":1}', 'control_character 1:4'],
    ['"\\x"', 'invalid_escape 1:2'],
    ['"é\\😀"', 'invalid_escape 1:3'],
    ['"\\u12"', 'invalid_escape 1:2'],
    ['"\\u12G4"', 'invalid_escape 1:2'],
    ['"\\U0041"', 'invalid_escape 1:2'],
    ['"\\ud800\\u00"', 'invalid_escape 1:8'],
    ['"\\ud800"', 'lone_surrogate 1:2'],
    ['"a\\udc00"', 'lone_surrogate 1:3'],
    ['"\\ud800\\ud800"', 'lone_surrogate 1:2'],
    ['"\\ud800\\n"', 'lone_surrogate 1:2'],
    ['{"\\udfff":1}', 'lone_surrogate 1:3'],
    ['[01]', 'invalid_number 1:2'],
    ['[-01]', 'invalid_number 1:2'],
    ['[1.]', 'invalid_number 1:4'],
    ['[-x]', 'invalid_number 1:3'],
    ['[1e]', 'invalid_number 1:4'],
    ['[+1]', 'invalid_syntax 1:2'],
    ['[.5]', 'invalid_syntax 1:2'],
    ['[1.5.2]', 'invalid_syntax 1:5'],
    ['[NaN]', 'not_finite 1:2'],
    ['{"a":\n-Infinity}', 'not_finite 2:2'],
    ['[1, // one\n2]', 'comment 1:5'],
    ['{} /* end */', 'comment 1:4'],
    ['{"a":"NaN // x"}', 'none'],
  ])('%j is %s', (text, expected) => {
    expect(readingFault(text)).toBe(expected);
  });
});

describe('another language', () => {
  test.each([
    ['event: message\ndata: {"tools":[]}\n\n', 'event_stream 1:1'],
    ['data: {\ndata: "tools":[]}\n\n', 'event_stream 1:1'],
    ['\n<!DOCTYPE html>\n<script>\n{}</script>', 'html 2:1'],
    ['<?xml version="1.0"?>', 'html 1:1'],
    ['tools:\n  - name: a\n', 'yaml 1:1'],
    ['---\ntools:\n  - {name: a}\n  - name: b\n', 'yaml 1:1'],
    ['- name: a\n', 'yaml 1:1'],
    ['server:listening', 'invalid_syntax 1:1'],
  ])('%j', (text, expected) => {
    expect(readingFault(text)).toBe(expected);
  });
});

describe('text before JSON', () => {
  test.each([
    ['> build\n> node capture.js\n\n{"tools":[]}', 'text_before_json 1:1'],
    ['\n  npm warn x\n{"tools":[]}', 'text_before_json 2:3'],
    ['[info] listening\n{"tools":[]}', 'text_before_json 1:1'],
    ['2026-11-30 listening\r\n[{"name":"a"}]', 'text_before_json 1:1'],
    ['"quoted" words\n  {"tools":[]}', 'text_before_json 1:1'],
    ['- x\n{}', 'text_before_json 1:1'],
  ])('%j', (text, expected) => {
    expect(readingFault(text)).toBe(expected);
  });

  test('is not said of JSON that is faulty further down, of JSON lines, or of text alone', () => {
    expect(readingFault('{"a":1}\n{"a":2}')).toBe('trailing_content 2:1');
    expect(readingFault('{"a":x,\n"b":\n{}}')).toBe('invalid_syntax 1:6');
    expect(readingFault('[1,\n2 x,\n[]]')).toBe('invalid_syntax 2:3');
    expect(readingFault('hello\nworld')).toBe('invalid_syntax 1:1');
  });
});

describe('duplicate keys', () => {
  test.each([
    ['{"a":1,"a":1}', 'duplicate_key 1:8'],
    ['{"a":1,"\\u0061":2}', 'duplicate_key 1:8'],
    ['{"/":1,"\\/":2}', 'duplicate_key 1:8'],
    ['[{"é":{},"b":1},{"é":{},"b":1,\n"é":2}]', 'duplicate_key 2:1'],
    ['{"__proto__":1,"__proto__":2}', 'duplicate_key 1:16'],
    ['{"":1,"":2}', 'duplicate_key 1:7'],
  ])('%s', (text, expected) => {
    expect(readingFault(text)).toBe(expected);
  });

  test.each([1, 5, 11, 12, 13, 14, 15, 40, 1000])('are found behind %d keys', (count) => {
    const keys = Array.from({ length: count }, (_, index) => `"k${index}":0`);
    expect(readingFault(`{${keys.join(',')}}`)).toBe('none');
    expect(readingFault(`{${keys.join(',')},\n"\\u006b0":1}`)).toBe('duplicate_key 2:1');
    expect(readingFault(`{${keys.join(',')},\n"k${count - 1}":1}`)).toBe('duplicate_key 2:1');
  });

  test.each([
    ['[{"a":0,"b":0},{"a":0,"b":0,"a":0}]', 'duplicate_key 1:29'],
    ['[{"a":0,"b":0},{"a":0,"a":0}]', 'duplicate_key 1:23'],
    ['[{"a":0,"b":0},{"b":0,"a":0,"b":0}]', 'duplicate_key 1:29'],
    ['[{"a":0,"b":0},{"a":0,"c":0,"b":0,"c":0}]', 'duplicate_key 1:35'],
    ['[{"a":{"a":{}}},{"a":{"a":{"a":0,"a":0}}}]', 'duplicate_key 1:34'],
  ])('are found behind a neighbour: %s', (text, expected) => {
    expect(readingFault(text)).toBe(expected);
  });

  test('are found in an object of many keys behind its like', () => {
    const keys = Array.from({ length: 20 }, (_, index) => `"k${index}":0`).join(',');
    expect(readingFault(`[{${keys}},{${keys}}]`)).toBe('none');
    expect(readingFault(`[{${keys}},\n{${keys},"k19":0}]`)).toBe(`duplicate_key 2:${keys.length + 3}`);
  });

  test('keys that differ by normal form or case are two', () => {
    expect(readingFault('{"é":1,"e\u0301":2,"É":3}')).toBe('none');
  });
});

describe('limits', () => {
  test('a byte more than the limit is too large', () => {
    expect(readingFault('[1]', { maxBytes: 3, maxDepth: 64 })).toBe('none');
    expect(readingFault('[1] ', { maxBytes: 3, maxDepth: 64 })).toBe('too_large');
  });

  test('no limit lets more bytes in than the largest', () => {
    const bytes = Buffer.alloc(MAX_LIMITS.maxBytes + 1, 0x20);
    expect(readingFault(bytes, { maxBytes: Infinity, maxDepth: 64 })).toBe('too_large');
  });

  test('a value has at most 64 edges above it', () => {
    expect(readingFault('['.repeat(65) + ']'.repeat(65))).toBe('none');
    expect(readingFault('['.repeat(64) + '1' + ']'.repeat(64))).toBe('none');
    expect(readingFault('['.repeat(65) + '1' + ']'.repeat(65))).toBe('too_deep 1:66');
    expect(readingFault('{"a":'.repeat(65) + '1' + '}'.repeat(65))).toBe('too_deep 1:326');
  });

  test('the depth can be set, down to nothing and up to the largest', () => {
    expect(readingFault('1', { maxBytes: 9, maxDepth: 0 })).toBe('none');
    expect(readingFault('[1]', { maxBytes: 9, maxDepth: 0 })).toBe('too_deep 1:2');
    const deepest = '['.repeat(MAX_LIMITS.maxDepth + 1) + ']'.repeat(MAX_LIMITS.maxDepth + 1);
    const limits = { maxBytes: 9999, maxDepth: Infinity };
    expect(canonicalJson(read(deepest, limits))).toBe(deepest);
    expect(readingFault(`[${deepest}]`, limits)).toBe(`too_deep 1:${MAX_LIMITS.maxDepth + 2}`);
  });

  test('a million levels end in the code', () => {
    const limits = { maxBytes: MAX_LIMITS.maxBytes, maxDepth: Infinity };
    expect(readingFault('['.repeat(1e6), limits)).toBe(`too_deep 1:${MAX_LIMITS.maxDepth + 2}`);
    expect(readingFault('{"a":'.repeat(1e6), limits)).toMatch(/^too_deep /);
  });
});

test('an error holds nothing of the input', () => {
  try {
    read('{"secret": hunter2}');
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    expect(error.message).toBe('candidate: invalid_syntax (line 1, column 12)');
    expect(JSON.stringify({ ...error })).not.toMatch(/secret|hunter2/);
  }
  expect.assertions(2);
});

test.each([
  ['a text', '{}'],
  ['a list', [123, 125]],
  ['nothing', undefined],
])('what is no bytes has a code: %s', (_, given) => {
  const read: unknown = parseJson;
  if (typeof read !== 'function') throw new Error('parseJson is a function');
  expect(() => read(given, DEFAULT_LIMITS, 'catalog')).toThrow('catalog: unsupported_value');
});
