import type { JsonValue } from '../json/index.js';
import { jsonArray, jsonObject } from '../json/index.js';
import { catalogFault } from './catalog-fault.js';

const MOST_LEVELS = 64;

/**
 * What a client's transport made of a part of an answer, as a document's value; a member that is undefined is none, as
 * in JSON. Throws `catalog: invalid_schema` for what `JSON.parse` may have misread: a key that holds a backslash
 * (nodejs/node issue 63785), an integer beyond ±(2^53 - 1), a number beyond the doubles; for a lone surrogate; and over
 * 64 levels.
 */
export function listedValue(value: unknown, level = 0): JsonValue {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string' && value.isWellFormed()) return value;
  if (typeof value === 'number' && isFaithful(value)) return value === 0 ? 0 : value;
  if (typeof value !== 'object' || level >= MOST_LEVELS) throw catalogFault('invalid_schema');
  if (Array.isArray(value)) return jsonArray(value.map((item) => listedValue(item, level + 1)));
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return jsonObject(
    members.map(([key, member]) => {
      if (key.includes('\\') || !key.isWellFormed()) throw catalogFault('invalid_schema');
      return [key, listedValue(member, level + 1)];
    }),
  );
}

function isFaithful(value: number): boolean {
  return Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
}
