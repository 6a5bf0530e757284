export { contractDigest, mayHaveContractDigest } from './contract-digest.js';
export { inventoryFromManifest, toolsAlone } from './inventory-from-manifest.js';
export { inventoryFromRecords, inventoryFromValue, inventoryJson } from './inventory-from-records.js';
export type { InventoryDocument, InventoryRecord } from './inventory-from-records.js';
export { codeRow, inventoryMarkdown, recordTable } from './inventory-markdown.js';
export { inventorySchemaJson } from './inventory-schema.js';
export { DIGEST_MODES, parseMap } from './parse-map.js';
export type { DigestMode, MappedTool, ToolMap } from './parse-map.js';
