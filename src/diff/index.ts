export type { CatalogDiff, EntryChange, FieldChange, RenamedEntry } from './catalog-diff.js';
export { CHANGE_KINDS } from './change-kind.js';
export type { ChangeKind } from './change-kind.js';
export type { Comparable } from './compared-catalog.js';
export { diffCatalogs, isEmpty } from './diff-catalogs.js';
export { explainChange, explainMembers } from './explain-change.js';
export type {
  ExplainedChange,
  ExplainedEntry,
  Explanation,
  ExplanationGroup,
  Fact,
  LeftOut,
  StatedValue,
} from './explanation.js';
export { groupExplanations } from './group-explanations.js';
export type { GroupDetail } from './group-explanations.js';
export { newInvisible } from './invisible-characters.js';
export { differingPlaces, orderOnlyPlaces, placeRule } from './differing-places.js';
export type { DifferingPlace, PlaceRule } from './differing-places.js';
export { openmedDiff, openmedDiffJson } from './openmed-diff-json.js';
export { openmedDiffMarkdown } from './openmed-diff-markdown.js';
export { HINTS } from './place-role.js';
export type { Hint } from './place-role.js';
