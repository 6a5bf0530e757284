export type { CatalogLine } from './catalog-line.js';
export {
  CODEOWNERS_MAX_BYTES,
  CODEOWNERS_PATHS,
  isOwned,
  ownersOf,
  parseCodeOwners,
  rulesFor,
} from './code-owners.js';
export type { CodeOwnersRule } from './code-owners.js';
export type { Patience } from './glob.js';
export { MOST_APPROVALS } from './deciding-settings.js';
export { expandCatalogs } from './expand-catalogs.js';
export type { CatalogPair, ExpandedCatalogs, TreePaths } from './expand-catalogs.js';
export { hidingDiffs } from './hides-diff.js';
export type { HidesDiff } from './hides-diff.js';
export { mergeSettings } from './merge-settings.js';
export type { Settings } from './merge-settings.js';
export { parseOwners } from './parse-owners.js';
export { SETTINGS_KEYS, SETTINGS_MAX_BYTES, parseSettingsFile } from './parse-settings-file.js';
export type { SettingsFile } from './parse-settings-file.js';
export { presentationOf } from './presentation.js';
export type { Presentation } from './presentation.js';
export { INPUT_NAMES, readInputs } from './read-inputs.js';
export type { Inputs } from './read-inputs.js';
