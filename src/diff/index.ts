export type { CatalogDiff, EntryChange, FieldChange, RenamedEntry } from './catalog-diff.js';
export { CHANGE_KINDS } from './change-kind.js';
export type { ChangeKind } from './change-kind.js';
export { diffCatalogs, isEmpty } from './diff-catalogs.js';
export { openmedDiff, openmedDiffJson } from './openmed-diff-json.js';
export type { ExplainedEntry, Explanation, ExplanationGroup, StatedValue } from './explanation.js';
