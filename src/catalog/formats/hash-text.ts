import type { JsonObject, JsonValue } from '../../json/index.js';

// Hex of MD5 to SHA-512, bare or with the algorithm in front, and Subresource Integrity's base64.
const HEX = /^(?:[a-z]+[0-9-]*[:=])?(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128})$/i;
const BASE64 = /^sha(?:256|384|512)-[A-Za-z0-9+/]{43,}={0,2}$/;

/** Whether a value is the text of a hash, as lock files write it. */
export function isHash(value: JsonValue): value is string {
  return typeof value === 'string' && (HEX.test(value) || BASE64.test(value));
}

/** Whether an object holds a hash as one of its members. */
export function isHashRecord(object: JsonObject): boolean {
  return object.values.some(isHash);
}
