export { ENTRY_KINDS, ENTRY_LISTS, FORMATS, NO_MEMBERS, entryPlace } from './catalog.js';
export type { Catalog, CatalogNote, Entry, EntryKind, Format, NoteCode, SourceText } from './catalog.js';
export { catalogDigest, catalogFingerprints, documentFingerprint } from './catalog-digest.js';
export type { CatalogFingerprints } from './catalog-digest.js';
export { applyRules, ignoresRequired } from './comparison-rules.js';
export type { ComparisonRules, PointerUses, RuledCatalog } from './comparison-rules.js';
export { compareEntries, entryId, isSameEntry } from './entry-order.js';
export {
  INPUT_SCHEMA_FIELDS,
  OUTPUT_SCHEMA_FIELDS,
  RECORD_FIELDS,
  SCHEMA_FIELDS,
  catalogDirectoryFaults,
  commonFormat,
  fieldOf,
  holdsSchemas,
  inputSchemaOf,
  isDirectoryFormat,
  isToolFile,
  namedPart,
  readCatalogDirectory,
  withoutName,
} from './formats/index.js';
export type { DirectoryFile, DirectoryOptions } from './formats/index.js';
export { MAX_IDENTIFIER_CHARACTERS, MAX_NAMESPACE_CHARACTERS, splitIdentifier } from './identifier.js';
export type { IdentifierParts } from './identifier.js';
export {
  DIGEST_MODES,
  codeRow,
  contractDigest,
  inventoryFromManifest,
  inventoryFromRecords,
  inventoryFromValue,
  inventoryJson,
  inventoryMarkdown,
  inventorySchemaJson,
  mayHaveContractDigest,
  parseMap,
  toolsAlone,
  recordTable,
} from './inventory/index.js';
export type {
  DigestMode,
  InventoryDocument,
  InventoryRecord,
  MappedTool,
  ToolMap,
} from './inventory/index.js';
export { catalogFaults, parseCatalog } from './parse-catalog.js';
export type { ParseOptions } from './parse-catalog.js';
export type { Faults, Reading } from './reading.js';
export {
  compareSideEffects,
  isSideEffectClass,
  SIDE_EFFECT_CLASSES,
  statedSideEffects,
} from './side-effects.js';
export type { SideEffectClass } from './side-effects.js';
