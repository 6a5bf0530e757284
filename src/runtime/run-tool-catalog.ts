import { types } from 'node:util';
import type { Catalog } from '../catalog/index.js';
import type { RunId } from '../governance/index.js';
import { isRunId, plainMembers, sealedType } from '../governance/index.js';
import type { CatalogEligibility } from './catalog-eligibility.js';
import { catalogEligibility } from './catalog-eligibility.js';
import type { CatalogReason } from './catalog-fault.js';
import { catalogFault } from './catalog-fault.js';
import { recordsOfInventory } from './inventory-records.js';
import { contractReason, registeredTool } from './registered-tool.js';
import type { RunBinding, RunSnapshot } from './run-snapshot.js';
import { bindingKey, isRunSnapshot, runSnapshot } from './run-snapshot.js';
import type { ImplementationBinding, ToolHandler, ToolRegistry } from './tool-registry.js';

/** The tools of one run, callable only as they were reviewed. */
export interface RunToolCatalog {
  readonly snapshot: RunSnapshot;
  /** Whether every reviewed tool is still registered as it was reviewed; never throws. */
  readonly check: (registry: ToolRegistry) => CatalogEligibility;
  /**
   * Checks the whole snapshot again and then calls the handler that was captured, never one that is looked up afresh.
   * Takes the reviewed tool's identifier and exact version, and its arguments, a plain object. Throws on field
   * `catalog`: `unreviewed_tool`, the first of the check's reasons, `invocation_failed` (arguments that are no plain
   * object, or the handler's error, which it does not hold).
   */
  readonly invoke: (
    registry: ToolRegistry,
    toolId: string,
    version: string,
    args: unknown,
  ) => Promise<unknown>;
}

const catalogs = sealedType<RunToolCatalog>('RunToolCatalog', ['snapshot', 'check', 'invoke']);

/** Makes run catalogs. OpenMed v1, "Run tool catalog". */
export const RunToolCatalog = Object.freeze({
  /**
   * Binds an inventory (of parseCatalog, inventoryFromRecords or inventoryFromManifest) to the registrations of a new
   * review. Throws on field `catalog`: `invalid_snapshot` (no run id, or no inventory), `invalid_selection` (the names
   * are not for exactly the inventory's tools), and of the first tool that is not as reviewed: `tool_unavailable`,
   * `catalog_unavailable`, `invalid_schema`, `schema_changed`, `side_effect_changed`.
   */
  capture,
  /**
   * Binds an earlier review again (a snapshot of readRunSnapshot), only to the very registrations that it names. Throws
   * as capture does, and `catalog: implementation_changed`.
   */
  restore,
});

function capture(runId: RunId, inventory: Catalog, registry: ToolRegistry, names: ToolNames): RunToolCatalog {
  const tools = isRunId(runId) ? recordsOfInventory(inventory) : null;
  if (tools === null) throw catalogFault('invalid_snapshot');
  const selected = selectedNames(names, tools.map(bindingKey));
  const captured = new Map<string, Captured>();
  const bindings = tools.map((tool): RunBinding => {
    const key = bindingKey(tool);
    const name = selected.get(key) ?? '';
    const binding = reviewedTool(registry, name, tool);
    captured.set(key, { name, handler: binding.handler });
    return { tool, implementation_id: binding.implementationId };
  });
  return catalogOf(runSnapshot(runId, bindings), captured);
}

function restore(snapshot: RunSnapshot, registry: ToolRegistry, names: ToolNames): RunToolCatalog {
  if (!isRunSnapshot(snapshot)) throw catalogFault('invalid_snapshot');
  const selected = selectedNames(
    names,
    snapshot.bindings.map(({ tool }) => bindingKey(tool)),
  );
  const captured = new Map<string, Captured>();
  for (const { tool, implementation_id: id } of snapshot.bindings) {
    const key = bindingKey(tool);
    const name = selected.get(key) ?? '';
    const binding = reviewedTool(registry, name, tool);
    if (binding.implementationId !== id) throw catalogFault('implementation_changed');
    captured.set(key, { name, handler: binding.handler });
  }
  return catalogOf(snapshot, captured);
}

interface Captured {
  readonly name: string;
  readonly handler: ToolHandler;
}

function reviewedTool(registry: ToolRegistry, name: string, tool: RunBinding['tool']): ImplementationBinding {
  const registered = registeredTool(registry, name, tool.version);
  if ('reason' in registered) throw catalogFault(registered.reason);
  const reason = contractReason(tool, registered.binding.spec);
  if (reason !== null) throw catalogFault(reason);
  return registered.binding;
}

function catalogOf(snapshot: RunSnapshot, captured: ReadonlyMap<string, Captured>): RunToolCatalog {
  const check = (registry: ToolRegistry) =>
    catalogEligibility(
      snapshot.digest,
      snapshot.bindings.flatMap((binding) =>
        reasonsOf(binding, captured.get(bindingKey(binding.tool)), registry),
      ),
    );
  return catalogs.seal({
    snapshot,
    check,
    async invoke(registry, toolId, version, args) {
      if (typeof toolId !== 'string' || typeof version !== 'string') throw catalogFault('unreviewed_tool');
      const tool = captured.get(`${toolId}@${version}`);
      if (tool === undefined) throw catalogFault('unreviewed_tool');
      const [reason] = check(registry).reasons;
      if (reason !== undefined) throw catalogFault(reason);
      return await called(tool.handler, args);
    },
  });
}

function reasonsOf(
  { tool, implementation_id: id }: RunBinding,
  captured: Captured | undefined,
  registry: ToolRegistry,
): readonly CatalogReason[] {
  if (captured === undefined) return ['invalid_bindings'];
  const registered = registeredTool(registry, captured.name, tool.version);
  if ('reason' in registered) return [registered.reason];
  const { spec, handler, implementationId } = registered.binding;
  const reason = contractReason(tool, spec);
  const isAnother = implementationId !== id || handler !== captured.handler;
  return [...(reason === null ? [] : [reason]), ...(isAnother ? (['implementation_changed'] as const) : [])];
}

async function called(handler: ToolHandler, args: unknown): Promise<unknown> {
  if (plainMembers(args) === null) throw catalogFault('invocation_failed');
  try {
    return await handler(args);
  } catch {
    throw catalogFault('invocation_failed');
  }
}

/**
 * The runtime name of each reviewed tool, by `TOOL_ID@VERSION`; it stays in memory and enters no evidence.
 */
export type ToolNames = ReadonlyMap<string, string>;

/** A copy of names that are given for exactly these keys. Throws `catalog: invalid_selection`. */
function selectedNames(names: ToolNames, keys: readonly string[]): ToolNames {
  const copy = types.isMap(names) ? new Map(Map.prototype.entries.call(names)) : null;
  if (copy === null || copy.size !== keys.length) throw catalogFault('invalid_selection');
  return new Map(
    keys.map((key) => {
      const name: unknown = copy.get(key);
      if (typeof name !== 'string') throw catalogFault('invalid_selection');
      return [key, name];
    }),
  );
}
