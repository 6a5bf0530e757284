import { decodeBytes } from './decode-bytes.js';
import { readText } from './read-text.js';
import type { JsonDocument, Limits } from './value.js';

export function parseJson(bytes: Uint8Array, limits: Limits, field: string): JsonDocument {
  const text = decodeBytes(bytes, limits.maxBytes, field);
  return { root: readText(text, limits.maxDepth, field), text };
}
