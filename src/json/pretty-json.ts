import { canonicalJson, quoted } from './canonical-json.js';
import { compareUnits } from './text-order.js';
import type { JsonObject, JsonValue } from './value.js';

/** A value with the key order, strings and numbers of canonicalJson, two spaces a level, without a final line feed. */
export function prettyJson(value: JsonValue): string {
  return pretty(value, '\n');
}

/** Takes the line feed and indent that stand in front of the value's closing bracket. */
function pretty(value: JsonValue, newline: string): string {
  if (typeof value !== 'object' || value === null || value.kind === 'number') return canonicalJson(value);
  const inner = `${newline}  `;
  if (value.kind === 'object') return enclose('{', members(value, inner), '}', newline);
  return enclose(
    '[',
    value.items.map((item) => pretty(item, inner)),
    ']',
    newline,
  );
}

function members(object: JsonObject, newline: string): readonly string[] {
  return object.keys
    .map((key, index) => [key, object.values[index] ?? null] as const)
    .sort(([a], [b]) => compareUnits(a, b))
    .map(([key, value]) => `${quoted(key)}: ${pretty(value, newline)}`);
}

function enclose(open: string, parts: readonly string[], close: string, newline: string): string {
  if (parts.length === 0) return open + close;
  return `${open}${newline}  ${parts.join(`,${newline}  `)}${newline}${close}`;
}
