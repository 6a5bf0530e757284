import { hash } from 'node:crypto';
import type { CanonicalForms } from './canonical-forms.js';
import { canonicalJson, compareUnits } from './canonical-json.js';
import type { Piece } from './digest-of-pieces.js';
import { digestOfPieces } from './digest-of-pieces.js';
import type { Digest, JsonObject, JsonValue } from './value.js';

/**
 * SHA-256 of a value's canonical form (see canonicalJson): equal for two values exactly where they mean the same. The
 * form of a whole document is never in memory.
 */
export function fingerprint(value: JsonValue): Digest {
  return isLarge(value, LEVELS)
    ? digestOfPieces(canonicalPieces(value, NOTHING))
    : digestOf(canonicalJson(value));
}

/** The same where the canonical forms of some of the value's parts are known. */
export function fingerprintWith(value: JsonValue, known: CanonicalForms): Digest {
  return digestOfPieces(canonicalPieces(value, known));
}

const NOTHING: CanonicalForms = new Map();

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

function* canonicalPieces(value: JsonValue, known: CanonicalForms): Generator<Piece> {
  if (typeof value !== 'object' || value === null || !isLarge(value, LEVELS))
    yield known.get(value) ?? canonicalJson(value);
  else if (value.kind === 'array') yield* arrayPieces(value.items, known);
  else if (value.kind === 'object') yield* objectPieces(value, known);
}

function* arrayPieces(items: readonly JsonValue[], known: CanonicalForms): Generator<Piece> {
  let separator = '[';
  for (const item of items) {
    yield separator;
    const form = known.get(item);
    if (form === undefined) yield* canonicalPieces(item, known);
    else yield form;
    separator = ',';
  }
  yield items.length === 0 ? '[]' : ']';
}

function* objectPieces({ keys, values }: JsonObject, known: CanonicalForms): Generator<Piece> {
  const sorted = keys.map((key, index) => ({ key, index })).sort((a, b) => compareUnits(a.key, b.key));
  for (const [place, { key, index }] of sorted.entries()) {
    yield `${place === 0 ? '{' : ','}${canonicalJson(key)}:`;
    yield* canonicalPieces(values[index] ?? null, known);
  }
  yield '}';
}
