import { canonicalJson, sortedMembers } from './canonical-json.js';
import type { JsonValue } from './value.js';

/** JSON with the canonical key order and numbers of `canonicalJson`, two spaces a level, without a final line feed. */
export function prettyJson(value: JsonValue): string {
  return pretty(value, '\n');
}

function pretty(value: JsonValue, newline: string): string {
  if (typeof value !== 'object' || value === null) return canonicalJson(value);
  const inner = `${newline}  `;
  if (value.kind === 'array') {
    return bracket(
      '[',
      value.items.map((item) => pretty(item, inner)),
      ']',
      newline,
    );
  }
  if (value.kind === 'object') {
    const members = sortedMembers(value).map(
      ([key, item]) => `${JSON.stringify(key)}: ${pretty(item, inner)}`,
    );
    return bracket('{', members, '}', newline);
  }
  return canonicalJson(value);
}

function bracket(open: string, parts: readonly string[], close: string, newline: string): string {
  if (parts.length === 0) return open + close;
  const inner = `${newline}  `;
  return `${open}${inner}${parts.join(`,${inner}`)}${newline}${close}`;
}
