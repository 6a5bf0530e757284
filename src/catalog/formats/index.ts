export {
  ADAPTERS,
  commonFormat,
  holdsSchemas,
  isDirectoryFormat,
  inputSchemaOf,
  nameField,
  namedPart,
  withoutName,
} from './adapters.js';
export { detectFormat } from './detect-format.js';
export { catalogDirectoryFaults, isToolFile, readCatalogDirectory } from './directory.js';
export type { DirectoryFile, DirectoryOptions } from './directory.js';
export {
  INVENTORY_VERSION,
  RECORD_FIELDS,
  fieldOf,
  readInventory,
  readInventoryRecords,
} from './openmed-inventory.js';
export type { RecordField } from './openmed-inventory.js';
export { INPUT_SCHEMA_FIELDS, OUTPUT_SCHEMA_FIELDS, SCHEMA_FIELDS } from './schema-fields.js';
export { REGISTRY_MEMBERS } from './openmed-tools.js';
