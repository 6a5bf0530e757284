import type { JsonObject } from '../json/index.js';
import { isObject } from '../json/index.js';
import { isHash } from './hash-text.js';

/** Whether the members of a document's `tools` are tools, or hashes of tools, by name. */
export function isMapOfTools(tools: JsonObject): boolean {
  return tools.values.every((value) => isObject(value) || isHash(value));
}
