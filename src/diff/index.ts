export type { CatalogDiff, EntryChange, FieldChange, RenamedEntry } from './catalog-diff.js';
