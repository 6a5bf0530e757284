import type { ErrorCode, GateError } from '../../errors/index.js';
import type { JsonObject, JsonValue, Limits } from '../../json/index.js';
import { DEFAULT_LIMITS, isObject, member, parseJson } from '../../json/index.js';
import { identifierForm, isToolVersion } from '../identifier.js';
import type { Reading } from '../reading.js';
import { faultAt } from '../reading.js';
import type { SideEffectClass } from '../side-effects.js';
import { isSideEffectClass } from '../side-effects.js';

const MAP_VERSION = 'tool-catalog-gate.map.v1';
const DOCUMENT_FIELDS = ['$schema', 'schema_version', 'digest', 'tools'];
const TOOL_FIELDS = ['tool_id', 'version', 'capability_class', 'side_effect_class'];

/**
 * Reads a map (docs/map.schema.json) from the bytes of its file. Throws what parseJson throws, `invalid_map` for
 * another shape, `unsupported_version`, and the inventory's codes for what goes into records: `invalid_identifier`,
 * `version_must_be_separate`, `invalid_semver`, `invalid_class`, `duplicate_record`; each on the field (default
 * `map`) and with its place.
 */
export function parseMap(
  bytes: Uint8Array,
  { field = 'map', limits = DEFAULT_LIMITS }: { readonly field?: string; readonly limits?: Limits } = {},
): ToolMap {
  const { root, text } = parseJson(bytes, limits, field);
  const reading = { field, text };
  const document = requireObject(reading, root, 0, DOCUMENT_FIELDS);
  if (member(document, 'schema_version') !== MAP_VERSION) {
    throw faultIn(reading, 'unsupported_version', document, 'schema_version');
  }
  const digest = digestOf(reading, document);
  const tools = member(document, 'tools');
  if (!isObject(tools)) throw faultIn(reading, 'invalid_map', document, 'tools');
  const mapped = tools.keys.map((key, index) => {
    return [key, readTool(reading, tools.values[index] ?? null, tools.starts[index] ?? -1)] as const;
  });
  requireUnique(
    reading,
    tools,
    mapped.map(([, tool]) => tool),
  );
  return { digest, tools: new Map(mapped), reading };
}

function requireObject(
  reading: Reading,
  value: JsonValue,
  start: number,
  fields: readonly string[],
): JsonObject {
  if (!isObject(value)) throw faultAt(reading, 'invalid_map', start);
  const unknown = value.keys.findIndex((key) => !fields.includes(key));
  if (unknown !== -1) throw faultAt(reading, 'invalid_map', value.starts[unknown] ?? start);
  return value;
}

function digestOf(reading: Reading, document: JsonObject): DigestMode {
  const value = member(document, 'digest') ?? 'definition';
  const mode = DIGEST_MODES.find((known) => known === value);
  if (mode === undefined || member(document, 'digest') === null)
    throw faultIn(reading, 'invalid_map', document, 'digest');
  return mode;
}

function readTool(reading: Reading, value: JsonValue, start: number): MappedTool {
  const tool = requireObject(reading, value, start, TOOL_FIELDS);
  const toolId = textOf(reading, tool, 'tool_id');
  const form = identifierForm(toolId, 'tool');
  if (form === null) throw faultIn(reading, 'invalid_identifier', tool, 'tool_id');
  if (form === 'versioned') throw faultIn(reading, 'version_must_be_separate', tool, 'tool_id');
  const version = textOf(reading, tool, 'version');
  if (!isToolVersion(version)) throw faultIn(reading, 'invalid_semver', tool, 'version');
  const capabilityClass = textOf(reading, tool, 'capability_class');
  if (identifierForm(capabilityClass, 'capability') === null)
    throw faultIn(reading, 'invalid_identifier', tool, 'capability_class');
  const sideEffectClass = member(tool, 'side_effect_class') ?? null;
  if (tool.keys.includes('side_effect_class') && !isSideEffectClass(sideEffectClass))
    throw faultIn(reading, 'invalid_class', tool, 'side_effect_class');
  return {
    toolId,
    version,
    capabilityClass,
    sideEffectClass: isSideEffectClass(sideEffectClass) ? sideEffectClass : null,
    start,
  };
}

function textOf(reading: Reading, tool: JsonObject, field: string): string {
  const value = member(tool, field);
  if (typeof value !== 'string') throw faultIn(reading, 'invalid_map', tool, field);
  return value;
}

function requireUnique(reading: Reading, tools: JsonObject, mapped: readonly MappedTool[]): void {
  const seen = new Set<string>();
  mapped.forEach(({ toolId, version }, index) => {
    const record = `${toolId}@${version}`;
    if (seen.has(record)) throw faultAt(reading, 'duplicate_record', tools.starts[index] ?? -1);
    seen.add(record);
  });
}

function faultIn(reading: Reading, code: ErrorCode, object: JsonObject, field: string): GateError {
  return faultAt(reading, code, object.starts[object.keys.indexOf(field)] ?? object.start);
}

/** What of a tool a mapped inventory's digests cover. */
export const DIGEST_MODES = ['definition', 'contract'] as const;
export type DigestMode = (typeof DIGEST_MODES)[number];

/** What a map says of one tool. */
export interface MappedTool {
  readonly toolId: string;
  readonly version: string;
  readonly capabilityClass: string;
  /** null where the class comes from the tool's annotations alone. */
  readonly sideEffectClass: SideEffectClass | null;
  /** Offset of its key in the map's text. */
  readonly start: number;
}

/** How the tools of a manifest become records of an OpenMed inventory. */
export interface ToolMap {
  readonly digest: DigestMode;
  /** By the tools' keys. */
  readonly tools: ReadonlyMap<string, MappedTool>;
  /** What faults of the map are named after, and the text that they point into. */
  readonly reading: Reading;
}
