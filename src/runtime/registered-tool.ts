import { types } from 'node:util';
import type { InventoryRecord } from '../catalog/index.js';
import { GateError } from '../errors/index.js';
import type { CatalogReason } from './catalog-fault.js';
import { isDigest } from './digest-form.js';
import type { ImplementationBinding, ToolHandler, ToolRegistry } from './tool-registry.js';
import type { ToolSpec } from './tool-spec.js';
import { isToolSpec, toolSpecSchemaDigest, toolSpecSideEffectClass } from './tool-spec.js';

/** What a registry says of one tool, or why it says nothing that counts. */
export type Registered = { readonly binding: ImplementationBinding } | { readonly reason: CatalogReason };

/**
 * Looks a tool up once and copies what is found: `catalog_unavailable` for what is no registry, fails, or answers with
 * something else than a registration; `tool_unavailable` where it has none.
 */
export function registeredTool(registry: ToolRegistry, name: string, version: string): Registered {
  try {
    const found: unknown = registry.implementationBinding(name, version);
    if (found === null) return { reason: 'tool_unavailable' };
    return bindingOf(found) ?? { reason: 'catalog_unavailable' };
  } catch {
    return { reason: 'catalog_unavailable' };
  }
}

function bindingOf(found: unknown): { readonly binding: ImplementationBinding } | null {
  if (typeof found !== 'object' || found === null || types.isPromise(found)) return null;
  if (!('spec' in found && 'handler' in found && 'implementationId' in found)) return null;
  const { spec, handler, implementationId } = found;
  if (!isToolSpec(spec) || !isHandler(handler) || !isDigest(implementationId)) return null;
  return { binding: { spec, handler, implementationId } };
}

function isHandler(value: unknown): value is ToolHandler {
  return typeof value === 'function';
}

/** Why a registered tool is not the reviewed one, by its contract; null where it is. */
export function contractReason(reviewed: InventoryRecord, spec: ToolSpec): CatalogReason | null {
  if (spec.version !== reviewed.version) return 'tool_unavailable';
  const digest = digestOrNull(spec);
  if (digest === null) return 'invalid_schema';
  if (digest !== reviewed.schema_digest) return 'schema_changed';
  return toolSpecSideEffectClass(spec) === reviewed.side_effect_class ? null : 'side_effect_changed';
}

function digestOrNull(spec: ToolSpec): string | null {
  try {
    return toolSpecSchemaDigest(spec);
  } catch (error) {
    if (error instanceof GateError) return null;
    throw error;
  }
}
