export type { Catalog, CatalogNote, Entry, EntryKind, Format, SourceText } from './catalog.js';
