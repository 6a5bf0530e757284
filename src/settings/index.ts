export type { CatalogLine } from './catalog-line.js';
export { expandCatalogs } from './expand-catalogs.js';
export type { CatalogPair, ExpandedCatalogs, TreePaths } from './expand-catalogs.js';
export { mergeSettings } from './merge-settings.js';
export type { Settings } from './merge-settings.js';
export { SETTINGS_KEYS, parseSettingsFile } from './parse-settings-file.js';
export type { SettingsFile } from './parse-settings-file.js';
export { INPUT_NAMES, presentationOf, readInputs } from './read-inputs.js';
export type { Inputs, Presentation } from './read-inputs.js';
