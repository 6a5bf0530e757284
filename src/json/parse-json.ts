import { decodeBytes } from './decode-bytes.js';
import type { ErrorCode } from '../errors/index.js';
import { GateError } from '../errors/index.js';
import { locate } from './locate.js';
import { readText } from './read-text.js';
import type { JsonDocument, Limits, ReadItems } from './value.js';

/**
 * Reads bytes that hold one JSON value, strictly: valid UTF-8 without byte order mark, the grammar of RFC 8259, no two
 * equal keys in an object, no lone surrogate, nothing beyond the limits. Takes the bytes (unchanged until it returns),
 * the limits (at most MAX_LIMITS; greater ones count as those), and the input's name for
 * errors. Numbers keep their exact value (see numberOf). `similar` is a document that this one may have items in common
 * with: what has the same text in both is read once and shared; the result means the same with and without it.
 *
 * Throws a GateError: without a place `unsupported_value` (no Uint8Array), `too_large`, `empty_file`, `utf16`,
 * `byte_order_mark`, `invalid_utf8`, `lfs_pointer`; with one `invalid_syntax`, `unexpected_end`, `trailing_content`,
 * `text_before_json` (the first line is none of JSON and a later one begins with a bracket), `event_stream`, `html`,
 * `yaml` (what the first line looks like), `comment`, `not_finite` (NaN, Infinity), `duplicate_key`,
 * `lone_surrogate`, `invalid_escape`, `control_character`, `invalid_number`, `number_too_long`, `too_deep`.
 */
export function parseJson(
  bytes: Uint8Array,
  limits: Limits,
  field: string,
  similar: Pick<JsonDocument, 'items'> | null = null,
): JsonDocument {
  const text = decodeBytes(bytes, limits.maxBytes, field);
  return { ...readRoot(text, bytes, limits.maxDepth, field, similar?.items ?? null), text };
}

function readRoot(
  text: string,
  bytes: Uint8Array,
  maxDepth: number,
  field: string,
  earlier: ReadItems | null,
): Omit<JsonDocument, 'text'> {
  try {
    return readText(text, bytes, maxDepth, field, earlier);
  } catch (error) {
    if (!(error instanceof GateError) || !isOfFirstLine(text, error)) throw error;
    const code = languageOf(text.slice(firstUnit(text)));
    throw code === null ? error : new GateError(code, field, locate(text, firstUnit(text)));
  }
}

const CODES_OF_TEXT: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'invalid_syntax',
  'invalid_number',
  'control_character',
  'trailing_content',
]);

function isOfFirstLine(text: string, error: GateError): boolean {
  return CODES_OF_TEXT.has(error.code) && error.place?.line === locate(text, firstUnit(text)).line;
}

/** What a text is that begins as no JSON document does; null where nothing is known of it. */
function languageOf(text: string): ErrorCode | null {
  if (text.startsWith('{')) return null;
  if (text.startsWith('<')) return 'html';
  if (/^(?:event|data|id|retry): ?[^\n]*\n/.test(text) && /^data:/m.test(text)) return 'event_stream';
  if (/^(?:---|%YAML)/.test(text)) return 'yaml';
  if (/\n[ \t]*[{[]/.test(text)) return 'text_before_json';
  return /^(?:[A-Za-z_][\w-]*:(?:[ \r\n]|$)|- )/.test(text) ? 'yaml' : null;
}

/** Offset of the first unit that is no white space. */
function firstUnit(text: string): number {
  return text.search(/[^ \t\r\n]/);
}
