import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import {
  digestOf,
  fromValue,
  isArray,
  isObject,
  jsonObject,
  member,
  pythonJson,
  pythonJsonText,
} from '../../src/json/index.js';
import type { JsonObject, JsonValue } from '../../src/json/index.js';
import { describeShared, sharedPath } from '../shared.js';
import { faultOf, read } from './reading-texts.js';

describeShared('the vectors of the OpenMed contracts', () => {
  test('schema digests', () => {
    const vectors = items(field(readVectors(), 'schema_digest'));
    expect(vectors).toHaveLength(3);
    for (const vector of vectors) {
      const contract = jsonObject([
        ['output_schema', field(vector, 'output_schema')],
        ['input_schema', field(vector, 'input_schema')],
      ]);
      expect(pythonJson(contract)).toBe(field(vector, 'python_json'));
      expect(digestOf(`openmed.agent.tool-contract.v1\0${pythonJson(contract)}`)).toBe(
        field(vector, 'digest'),
      );
    }
  });

  test('diff JSON, as written and as parsed', () => {
    for (const vector of [field(readVectors(), 'diff_json')].flatMap((value) =>
      isArray(value) ? value.items : [value],
    )) {
      const json = field(vector, 'json');
      if (typeof json !== 'string') throw new Error('no text');
      expect(pythonJson(read(json))).toBe(json);
    }
  });
});

function readVectors(): JsonValue {
  return read(readFileSync(sharedPath('contracts', 'openmed-v1-vectors.json')));
}

function field(value: JsonValue, key: string): JsonValue {
  const found = member(objectOf(value), key);
  if (found === undefined) throw new Error(`no ${key}`);
  return found;
}

function objectOf(value: JsonValue): JsonObject {
  if (!isObject(value)) throw new Error('no object');
  return value;
}

function items(value: JsonValue): readonly JsonValue[] {
  if (!isArray(value)) throw new Error('no array');
  return value.items;
}

describe('numbers', () => {
  // The right-hand sides are what Python 3 prints for json.dumps(json.loads(literal)).
  test.each([
    ['0', '0'],
    ['-0', '0'],
    ['-5', '-5'],
    ['9007199254740993', '9007199254740993'],
    ['123456789012345680000', '123456789012345680000'],
    ['1000000000000000000000', '1000000000000000000000'],
    ['12345678901234567890123456789000', '12345678901234567890123456789000'],
    [`-1${'0'.repeat(400)}`, `-1${'0'.repeat(400)}`],
    ['0.0', '0.0'],
    ['-0.0', '-0.0'],
    ['-0e9', '-0.0'],
    ['1.0', '1.0'],
    ['1e0', '1.0'],
    ['1E2', '100.0'],
    ['0.1', '0.1'],
    ['0.1000000000000000055', '0.1'],
    ['9007199254740993.0', '9007199254740992.0'],
    ['1e15', '1000000000000000.0'],
    ['1e16', '1e+16'],
    ['12345678901234567.0', '1.2345678901234568e+16'],
    ['1e22', '1e+22'],
    ['1.5e300', '1.5e+300'],
    ['0.0001', '0.0001'],
    ['0.00012', '0.00012'],
    ['0.00001', '1e-05'],
    ['-0.000025', '-2.5e-05'],
    ['1e-7', '1e-07'],
    ['5e-324', '5e-324'],
    ['1e-400', '0.0'],
    ['-1e-400', '-0.0'],
    ['123.456', '123.456'],
    ['1.7976931348623157e308', '1.7976931348623157e+308'],
  ])('%s is %s', (literal, text) => {
    expect(pythonJson(read(literal))).toBe(text);
    expect(pythonJsonText(read(literal))).toBe(text);
  });

  test('that overflow are refused, integers beside', () => {
    expect(faultOf(() => pythonJson(read('[1e400]')))).toBe('unsupported_value');
    expect(faultOf(() => pythonJsonText(read('-1e309')))).toBe('unsupported_value');
  });

  test('that never were a literal count as integers if they are', () => {
    expect(pythonJson(fromValue([1, -0, 1e21, 0.5, 123456789012345680000], 'inventory'))).toBe(
      '[1,0,1000000000000000000000,0.5,123456789012345680000]',
    );
  });
});

describe('text', () => {
  const value = read(
    '{"\\ue000":1,"😀":2,"é":"\\u007f\\u0080\\u2028\\uffff\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f 日😀"}',
  );

  test('is ASCII, keys sorted by code point', () => {
    expect(pythonJson(value)).toBe(
      '{"\\u00e9":"\\u007f\\u0080\\u2028\\uffff\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f \\u65e5\\ud83d\\ude00","\\ue000":1,"\\ud83d\\ude00":2}',
    );
  });

  test('or stands as it is', () => {
    expect(pythonJsonText(value)).toBe(
      '{"é":"\u007f\u0080\u2028\uffff\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f 日😀","\ue000":1,"😀":2}',
    );
  });
});
