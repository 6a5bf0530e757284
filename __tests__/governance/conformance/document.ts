import type { JsonValue } from '../../../src/json/index.js';
import { DEFAULT_LIMITS, parseJson } from '../../../src/json/index.js';

/** A generated document, read as the product reads one, but for the depth. */
export function parseDocument(text: string): JsonValue {
  return parseJson(new TextEncoder().encode(text), { ...DEFAULT_LIMITS, maxDepth: 512 }, 'document').root;
}

/** Whether `JSON.parse` keeps what a document says: no literal that a JavaScript number would change. */
export function survivesJsonParse(text: string): boolean {
  const strings = /"(?:[^"\\]|\\.)*"/g;
  return !/[.eE]|-0|\d{16}/.test(text.replaceAll(strings, '').replaceAll(/true|false|null/g, ''));
}
