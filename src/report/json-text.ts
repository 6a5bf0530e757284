import { canonicalJson } from '../json/index.js';
import type { JsonValue } from '../json/index.js';

/** A value of a catalog within a document of ours. */
export class CatalogValue {
  constructor(readonly value: JsonValue) {}
}

/**
 * A document as JSON without white space, its keys in their order. Values of a catalog are written in their canonical
 * form, so that no number loses a digit; members that are undefined are left out.
 */
export function jsonText(document: unknown): string {
  if (document instanceof CatalogValue) return canonicalJson(document.value);
  if (Array.isArray(document)) return `[${document.map(jsonText).join(',')}]`;
  if (typeof document !== 'object' || document === null) return JSON.stringify(document);
  const members = Object.entries(document).filter(([, value]) => value !== undefined);
  return `{${members.map(([key, value]) => `${JSON.stringify(key)}:${jsonText(value)}`).join(',')}}`;
}
