export { catalogEligibilityJson } from './catalog-eligibility.js';
export type { CatalogEligibility } from './catalog-eligibility.js';
export type { CatalogReason } from './catalog-fault.js';
export { newActionId, newRunId } from './new-ids.js';
export { readRunSnapshot } from './read-run-snapshot.js';
export { RUN_CATALOG_SCHEMA_VERSION, runSnapshotJson } from './run-snapshot.js';
export type { RunBinding, RunSnapshot } from './run-snapshot.js';
export { RunToolCatalog } from './run-tool-catalog.js';
export type { ToolNames } from './run-tool-catalog.js';
export { createToolRegistry } from './tool-registry.js';
export type {
  EditableToolRegistry,
  ImplementationBinding,
  ToolHandler,
  ToolRegistry,
} from './tool-registry.js';
export { toolSpec, toolSpecSchemaDigest, toolSpecSideEffectClass, toolSpecValue } from './tool-spec.js';
export type { ToolSpec, ToolSpecOptions } from './tool-spec.js';
export { invokeWithArgumentClassification } from './invoke-classified.js';
export type { ReviewedCall } from './invoke-classified.js';
export type { McpBounds } from './list-mcp-tools.js';
export { listMcpTools } from './list-mcp-tools.js';
export type { McpClient } from './mcp-client.js';
export type { McpBaseline } from './mcp-drift.js';
export { captureMcpTools } from './mcp-tools.js';
export type { McpOptions, McpTools } from './mcp-tools.js';
