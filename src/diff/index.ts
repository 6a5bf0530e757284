export type { CatalogDiff, EntryChange, FieldChange, RenamedEntry } from './catalog-diff.js';
export { diffCatalogs, isEmpty } from './diff-catalogs.js';
export { openmedDiffJson } from './openmed-diff-json.js';
