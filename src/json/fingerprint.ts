import { hash } from 'node:crypto';
import { canonicalJson } from './canonical-json.js';
import type { Digest, JsonValue } from './value.js';

/** SHA-256 of a value's canonical form (see canonicalJson): equal exactly where the values mean the same. */
export function fingerprint(value: JsonValue): Digest {
  return digestOf(canonicalJson(value));
}

/** SHA-256 of a text's UTF-8 bytes. */
export function digestOf(text: string): Digest {
  return `sha256:${hash('sha256', text, 'hex')}`;
}
