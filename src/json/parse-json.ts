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
 * `text_before_json` (the first line is none of JSON and a later one begins with a bracket), `duplicate_key`,
 * `lone_surrogate`, `invalid_escape`, `control_character`, `invalid_number`, `number_too_long`, `too_deep`.
 */
export function parseJson(
  bytes: Uint8Array,
  limits: Limits,
  field: string,
  similar: JsonDocument | null = null,
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
    if (!(error instanceof GateError) || !isOfFirstLine(text, error) || !hasLaterStart(text)) throw error;
    throw new GateError('text_before_json', field, locate(text, firstUnit(text)));
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

/** Whether a line behind the first begins as a document does, which the first line does not. */
function hasLaterStart(text: string): boolean {
  const first = firstUnit(text);
  return text.charAt(first) !== '{' && /\n[ \t]*[{[]/.test(text.slice(first));
}

/** Offset of the first unit that is no white space. */
function firstUnit(text: string): number {
  return text.search(/[^ \t\r\n]/);
}
