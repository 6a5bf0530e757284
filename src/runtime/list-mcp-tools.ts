import type { Catalog } from '../catalog/index.js';
import { parseCatalog } from '../catalog/index.js';
import { GateError } from '../errors/index.js';
import type { JsonValue } from '../json/index.js';
import {
  DEFAULT_LIMITS,
  MAX_LIMITS,
  canonicalJson,
  isObject,
  jsonArray,
  jsonObject,
  member,
} from '../json/index.js';
import { catalogFault } from './catalog-fault.js';
import type { McpClient } from './mcp-client.js';
import { requestRaw } from './mcp-client.js';

/** Bounds of one listing. */
export interface McpBounds {
  /** Most pages of a listing: 100 unless given. */
  readonly pages?: number;
  /** How long a request may take, in milliseconds: as the client has it unless given. */
  readonly timeout?: number;
}

const MAX_PAGES = 100;
const MAX_TOOLS = 10_000;

/**
 * A server's tools as a catalog, read through the raw protocol, all pages, nothing left out. Throws on field `catalog`:
 * `catalog_unavailable` (the server does not answer, or with another shape; a cursor that comes again; over 100 pages
 * or 10,000 tools); `invalid_schema` (a tool that is no object, has no name or no object as input schema, a name that
 * comes twice, and as listedValue says).
 */
export async function listMcpTools(client: McpClient, bounds: McpBounds): Promise<Catalog> {
  const tools: JsonValue[] = [];
  const seen = new Set<string>();
  let cursor: string | null = null;
  for (let page = 0; page < (bounds.pages ?? MAX_PAGES); page += 1) {
    const answer = await requestPage(client, cursor, bounds);
    if (tools.length + answer.tools.length > MAX_TOOLS) break;
    tools.push(...answer.tools.map(listedTool));
    if (answer.nextCursor === null) return catalogOf(tools);
    if (seen.has(answer.nextCursor)) break;
    seen.add(answer.nextCursor);
    cursor = answer.nextCursor;
  }
  throw catalogFault('catalog_unavailable');
}

interface Page {
  readonly tools: readonly unknown[];
  readonly nextCursor: string | null;
}

async function requestPage(client: McpClient, cursor: string | null, { timeout }: McpBounds): Promise<Page> {
  const request = { method: 'tools/list', params: cursor === null ? {} : { cursor } };
  const page = await requestRaw(client, request, timeout).then(pageOf, () => null);
  if (page === null) throw catalogFault('catalog_unavailable');
  return page;
}

function pageOf(answer: unknown): Page | null {
  if (typeof answer !== 'object' || answer === null || !('tools' in answer)) return null;
  const nextCursor = 'nextCursor' in answer ? (answer.nextCursor ?? null) : null;
  if (!Array.isArray(answer.tools) || (nextCursor !== null && typeof nextCursor !== 'string')) return null;
  return { tools: answer.tools, nextCursor };
}

function listedTool(tool: unknown): JsonValue {
  const value = listedValue(tool);
  if (!isObject(value) || !isObject(member(value, 'inputSchema'))) throw catalogFault('invalid_schema');
  return value;
}

/** The catalog is read strictly, as one from a file is. */
function catalogOf(tools: readonly JsonValue[]): Catalog {
  const text = canonicalJson(jsonObject([['tools', jsonArray(tools)]]));
  try {
    return parseCatalog(new TextEncoder().encode(text), {
      format: 'mcp',
      limits: { ...DEFAULT_LIMITS, maxBytes: MAX_LIMITS.maxBytes },
    });
  } catch (error) {
    if (error instanceof GateError) throw catalogFault('invalid_schema');
    throw error;
  }
}

const MAX_LEVELS = 64;

/**
 * What a client's transport made of a part of an answer, as a document's value; a member that is undefined is none, as
 * in JSON. Throws `catalog: invalid_schema` for what `JSON.parse` may have misread: a key that holds a backslash
 * (nodejs/node issue 63785), an integer beyond ±(2^53 - 1), a number beyond the doubles; for a lone surrogate; and over
 * 64 levels.
 */
function listedValue(value: unknown, level = 0): JsonValue {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string' && value.isWellFormed()) return value;
  if (typeof value === 'number' && isFaithful(value)) return value === 0 ? 0 : value;
  if (typeof value !== 'object' || level >= MAX_LEVELS) throw catalogFault('invalid_schema');
  if (Array.isArray(value)) return jsonArray(value.map((item) => listedValue(item, level + 1)));
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return jsonObject(
    members.map(([key, member]) => {
      if (key.includes('\\') || !key.isWellFormed()) throw catalogFault('invalid_schema');
      return [key, listedValue(member, level + 1)];
    }),
  );
}

function isFaithful(value: number): boolean {
  return Number.isInteger(value) ? Number.isSafeInteger(value) : Number.isFinite(value);
}
