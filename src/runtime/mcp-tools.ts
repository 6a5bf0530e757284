import { catalogDigest } from '../catalog/index.js';
import { GateError } from '../errors/index.js';
import { sealedType } from '../governance/index.js';
import type { CatalogEligibility } from './catalog-eligibility.js';
import { catalogEligibility } from './catalog-eligibility.js';
import type { CatalogReason } from './catalog-fault.js';
import { catalogFault } from './catalog-fault.js';
import type { McpBounds } from './list-mcp-tools.js';
import { listMcpTools } from './list-mcp-tools.js';
import type { McpClient } from './mcp-client.js';
import { onToolListChanged, requestRaw } from './mcp-client.js';
import type { McpBaseline } from './mcp-drift.js';
import { driftReasons, reviewedCatalog, reviewedNames } from './mcp-drift.js';

export interface McpOptions extends McpBounds {
  /** Told what a check found after the server said that its tools changed. */
  readonly onListChanged?: (eligibility: CatalogEligibility) => void;
}

/** A server's tools, callable only as they were reviewed. */
export interface McpTools {
  /**
   * Lists the server's tools again and says whether they are what was reviewed; `snapshot_digest` is the baseline's
   * catalog digest. Never throws.
   */
  readonly check: () => Promise<CatalogEligibility>;
  /**
   * Lists the tools again and calls one of them, by the server's name for it, only if all are what was reviewed; its
   * result is protected data. Throws on field `catalog`: `unreviewed_tool`, the first of the check's reasons,
   * `catalog_unavailable` (the list changed again and again), `invocation_failed` (without the server's error).
   */
  readonly callTool: (name: string, args: { readonly [field: string]: unknown }) => Promise<unknown>;
}

const sealedTools = sealedType<McpTools>('McpTools', ['check', 'callTool']);

/** How often a call looks again where the server says meanwhile that its tools changed. */
const MAX_LISTINGS = 3;

/**
 * Guards the tools of a connected client of the Model Context Protocol SDK, version 1 or 2, by a reviewed baseline. It lists through the
 * raw protocol (see listMcpTools), compares, and lists again before every call and after
 * `notifications/tools/list_changed`, whose handler it takes. What the transport's `JSON.parse` loses, duplicate keys
 * and the rounding of fractions, is lost here too. Throws on field `catalog` `invalid_snapshot` (a baseline that is
 * neither an MCP manifest nor an OpenMed inventory with its map), and the first reason why the tools are not what was
 * reviewed.
 */
export async function captureMcpTools(
  client: McpClient,
  baseline: McpBaseline,
  options: McpOptions = {},
): Promise<McpTools> {
  const guard: Guard = { client, baseline, names: reviewedNames(baseline), options, changes: 0 };
  onToolListChanged(client, async () => {
    guard.changes += 1;
    const eligibility = await check(guard);
    options.onListChanged?.(eligibility);
  });
  await requireReviewed(guard);
  return sealedTools.seal({
    check: () => check(guard),
    callTool: (name, args) => callTool(guard, name, args),
  });
}

interface Guard {
  readonly client: McpClient;
  readonly baseline: McpBaseline;
  readonly names: ReadonlySet<string>;
  readonly options: McpOptions;
  /** How often the server said that its tools changed. */
  changes: number;
}

async function check(guard: Guard): Promise<CatalogEligibility> {
  const reasons = await reasonsNow(guard);
  return catalogEligibility(catalogDigest(reviewedCatalog(guard.baseline)), reasons);
}

async function reasonsNow({ client, baseline, options }: Guard): Promise<readonly CatalogReason[]> {
  try {
    return driftReasons(baseline, await listMcpTools(client, options));
  } catch (error) {
    if (error instanceof GateError)
      return [error.code === 'invalid_schema' ? 'invalid_schema' : 'catalog_unavailable'];
    throw error;
  }
}

/** Throws the first reason, of a listing during which the server did not say that its tools changed. */
async function requireReviewed(guard: Guard): Promise<void> {
  for (let listing = 0; listing < MAX_LISTINGS; listing += 1) {
    const { changes } = guard;
    const { reasons } = await check(guard);
    const [reason] = reasons;
    if (reason !== undefined) throw catalogFault(reason);
    if (guard.changes === changes) return;
  }
  throw catalogFault('catalog_unavailable');
}

async function callTool(
  guard: Guard,
  name: string,
  args: { readonly [field: string]: unknown },
): Promise<unknown> {
  if (!guard.names.has(name)) throw catalogFault('unreviewed_tool');
  const { client, options } = guard;
  await requireReviewed(guard);
  try {
    const request = { method: 'tools/call', params: { name, arguments: args } };
    return await requestRaw(client, request, options.timeout);
  } catch {
    throw catalogFault('invocation_failed');
  }
}
