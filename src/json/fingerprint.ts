import { hash } from 'node:crypto';
import type { CanonicalForms } from './canonical-forms.js';
import { canonicalJson } from './canonical-json.js';
import { compareUnits } from './text-order.js';
import type { Put } from './digest-of-pieces.js';
import { digestOfPieces } from './digest-of-pieces.js';
import type { Digest, JsonObject, JsonValue } from './value.js';

/**
 * SHA-256 of a value's canonical form (see canonicalJson): equal for two values exactly where they mean the same. The
 * form of a whole document is never in memory.
 */
export function fingerprint(value: JsonValue): Digest {
  return isLarge(value, LEVELS)
    ? digestOfPieces((put) => {
        putCanonical(value, NOTHING, put);
      })
    : digestOf(canonicalJson(value));
}

/** The same where the canonical forms of some of the value's parts are known. */
export function fingerprintWith(value: JsonValue, known: CanonicalForms): Digest {
  return digestOfPieces((put) => {
    putCanonical(value, known, put);
  });
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

function putCanonical(value: JsonValue, known: CanonicalForms, put: Put): void {
  if (typeof value !== 'object' || value === null || !isLarge(value, LEVELS))
    put(known.get(value) ?? canonicalJson(value));
  else if (value.kind === 'array') putItems(value.items, known, put);
  else if (value.kind === 'object') putMembers(value, known, put);
}

function putItems(items: readonly JsonValue[], known: CanonicalForms, put: Put): void {
  let before = '[';
  for (const item of items) {
    put(before);
    const form = known.get(item);
    if (form === undefined) putCanonical(item, known, put);
    else put(form);
    before = ',';
  }
  put(items.length === 0 ? '[]' : ']');
}

function putMembers({ keys, values }: JsonObject, known: CanonicalForms, put: Put): void {
  const sorted = keys.map((key, index) => ({ key, index })).sort((a, b) => compareUnits(a.key, b.key));
  put('{');
  for (const [place, { key, index }] of sorted.entries()) {
    put(`${place === 0 ? '' : ','}${canonicalJson(key)}:`);
    putCanonical(values[index] ?? null, known, put);
  }
  put('}');
}
