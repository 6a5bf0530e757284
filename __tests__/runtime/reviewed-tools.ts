import type { Catalog, InventoryRecord } from '../../src/catalog/index.js';
import { inventoryFromRecords } from '../../src/catalog/index.js';
import type { EditableToolRegistry, ToolHandler, ToolSpecOptions } from '../../src/runtime/index.js';
import {
  createToolRegistry,
  toolSpec,
  toolSpecSchemaDigest,
  toolSpecSideEffectClass,
} from '../../src/runtime/index.js';

/** Two small tools as they are registered, and what was reviewed of them. */
export const ADD: ToolSpecOptions = {
  name: 'add_numbers',
  version: '1.0.0',
  inputSchema: { type: 'object', properties: { a: { type: 'integer' } } },
  outputSchema: { type: 'object' },
  readOnlyHint: true,
};
export const WIPE: ToolSpecOptions = { name: 'wipe', version: '2.0.0', inputSchema: {}, outputSchema: {} };

export const ADD_ID = 'tool:org.example/add';
export const WIPE_ID = 'tool:org.example/wipe';
export const NAMES: ReadonlyMap<string, string> = new Map([
  [`${ADD_ID}@1.0.0`, 'add_numbers'],
  [`${WIPE_ID}@2.0.0`, 'wipe'],
]);

/** A registry of tools; each answers with its own name and the arguments. */
export function registryOf(...tools: readonly ToolSpecOptions[]): EditableToolRegistry {
  const registry = createToolRegistry();
  for (const tool of tools) registry.register(toolSpec(tool), answering(tool.name));
  return registry;
}

export function answering(name: string): ToolHandler {
  return (args) => ({ name, args });
}

export function recordOf(toolId: string, tool: ToolSpecOptions): InventoryRecord {
  const spec = toolSpec(tool);
  return {
    tool_id: toolId,
    version: tool.version,
    capability_class: 'capability:org.example/arithmetic@1.0.0',
    side_effect_class: toolSpecSideEffectClass(spec),
    schema_digest: toolSpecSchemaDigest(spec),
  };
}

export const REVIEWED: Catalog = inventoryFromRecords([recordOf(WIPE_ID, WIPE), recordOf(ADD_ID, ADD)]);
