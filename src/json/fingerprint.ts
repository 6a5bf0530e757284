import { createHash, hash } from 'node:crypto';
import { canonicalJson, compareUnits } from './canonical-json.js';
import type { Digest, JsonObject, JsonValue } from './value.js';

/**
 * SHA-256 of a value's canonical form (see canonicalJson): equal for two values exactly where they mean the same. The
 * form of a whole document is never in memory.
 */
export function fingerprint(value: JsonValue): Digest {
  if (!isLarge(value, LEVELS)) return digestOf(canonicalJson(value));
  const sha256 = createHash('sha256');
  for (const piece of canonicalPieces(value)) sha256.update(piece);
  return `sha256:${sha256.digest('hex')}`;
}

/** SHA-256 of a text's UTF-8 bytes. */
export function digestOf(text: string): Digest {
  return `sha256:${hash('sha256', text, 'hex')}`;
}

/** A large value has more members than this, at one of its upper levels. */
const MANY = 1000;
const LEVELS = 3;

function isLarge(value: JsonValue, levels: number): boolean {
  if (levels === 0 || typeof value !== 'object' || value === null || value.kind === 'number') return false;
  const members = value.kind === 'array' ? value.items : value.values;
  return members.length > MANY || members.some((member) => isLarge(member, levels - 1));
}

function* canonicalPieces(value: JsonValue): Generator<string> {
  if (typeof value !== 'object' || value === null || !isLarge(value, LEVELS)) yield canonicalJson(value);
  else if (value.kind === 'array') yield* arrayPieces(value.items);
  else if (value.kind === 'object') yield* objectPieces(value);
}

function* arrayPieces(items: readonly JsonValue[]): Generator<string> {
  for (const [index, item] of items.entries()) {
    yield index === 0 ? '[' : ',';
    yield* canonicalPieces(item);
  }
  yield ']';
}

function* objectPieces({ keys, values }: JsonObject): Generator<string> {
  const sorted = keys.map((key, index) => ({ key, index })).sort((a, b) => compareUnits(a.key, b.key));
  for (const [place, { key, index }] of sorted.entries()) {
    yield `${place === 0 ? '{' : ','}${canonicalJson(key)}:`;
    yield* canonicalPieces(values[index] ?? null);
  }
  yield '}';
}
