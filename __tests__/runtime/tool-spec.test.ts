import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { isObject, member, isArray } from '../../src/json/index.js';
import {
  toolSpec,
  toolSpecSchemaDigest,
  toolSpecSideEffectClass,
  toolSpecValue,
} from '../../src/runtime/index.js';
import { codeOf } from '../governance/code-of.js';
import { parseDocument } from '../governance/conformance/document.js';
import { describeShared, sharedPath } from '../shared.js';

const NAMED = { name: 'x', version: '1.0.0' };

describe('toolSpecSideEffectClass', () => {
  test.each([
    [{}, 'destructive'],
    [{ readOnlyHint: true, destructiveHint: true }, 'read-only'],
    [{ destructiveHint: true, idempotentHint: true }, 'destructive'],
    [{ destructiveHint: false, idempotentHint: true }, 'idempotent-write'],
    [{ destructiveHint: false }, 'non-idempotent-write'],
  ])('reads %j as %s', (hints, expected) => {
    expect(toolSpecSideEffectClass(toolSpec({ ...NAMED, inputSchema: {}, outputSchema: {}, ...hints }))).toBe(
      expected,
    );
  });
});

describe('toolSpecSchemaDigest', () => {
  test('does not depend on the order of keys', () => {
    const one = toolSpec({ ...NAMED, inputSchema: { a: 1, b: 2 }, outputSchema: {} });
    const other = toolSpec({ ...NAMED, inputSchema: { b: 2, a: 1 }, outputSchema: {} });
    expect(toolSpecSchemaDigest(one)).toBe(toolSpecSchemaDigest(other));
  });

  test.each<[unknown]>([
    [null],
    [[]],
    ['{}'],
    [undefined],
    [{ x: undefined }],
    [{ x: 1n }],
    [{ x: Infinity }],
    [{ x: '\ud800' }],
    [new Proxy({}, {})],
    [Array.from({ length: 600 }).reduce<object>((inner) => ({ x: inner }), {})],
  ])('has none for case %#', (inputSchema) => {
    const spec = toolSpec({ ...NAMED, inputSchema, outputSchema: {} });
    expect(codeOf(() => toolSpecSchemaDigest(spec))).toBe('schema: invalid_schema');
  });
});

describeShared('vectors', () => {
  const text = readFileSync(sharedPath('contracts', 'openmed-v1-vectors.json'), 'utf8');

  test('schema digests', () => {
    const root = parseDocument(text);
    const vectors = isObject(root) ? member(root, 'schema_digest') : undefined;
    if (!isArray(vectors)) throw new Error('no vectors');
    expect(vectors.items).not.toHaveLength(0);
    for (const vector of vectors.items) {
      if (!isObject(vector)) throw new Error('no vector');
      const inputSchema = member(vector, 'input_schema') ?? null;
      const outputSchema = member(vector, 'output_schema') ?? null;
      const digest = toolSpecSchemaDigest(toolSpecValue({ ...NAMED, inputSchema, outputSchema }));
      expect(digest).toBe(member(vector, 'digest'));
    }
  });
});
