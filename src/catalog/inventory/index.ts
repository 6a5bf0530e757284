export { contractDigest } from './contract-digest.js';
export { inventoryFromManifest } from './inventory-from-manifest.js';
export { inventoryFromRecords, inventoryFromValue, inventoryJson } from './inventory-from-records.js';
export type { InventoryDocument, InventoryRecord } from './inventory-from-records.js';
export { DIGEST_MODES, parseMap } from './parse-map.js';
export type { DigestMode, MappedTool, ToolMap } from './parse-map.js';
