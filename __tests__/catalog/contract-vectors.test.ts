import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { contractDigest } from '../../src/catalog/index.js';
import { DEFAULT_LIMITS, isArray, isObject, member, parseJson } from '../../src/json/index.js';
import { describeShared, sharedPath } from '../shared.js';

describeShared('the contract’s vectors of schema digests', () => {
  const bytes = readFileSync(sharedPath('contracts', 'openmed-v1-vectors.json'));
  const { root } = parseJson(bytes, DEFAULT_LIMITS, 'vectors');
  const vectors = isObject(root) ? member(root, 'schema_digest') : undefined;

  test.each(isArray(vectors) ? vectors.items.filter(isObject) : [])('vector %#', (vector) => {
    expect(contractDigest(vector)).toBe(member(vector, 'digest'));
  });
});
