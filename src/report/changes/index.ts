export type { ChangeFact, FactKind, RowFact } from './change-facts.js';
export { changedWords, changeLines, hasValues } from './change-lines.js';
export { changeList } from './change-list.js';
export type { ChangeListOptions, ChangeRow, RowKind } from './change-list.js';
export type { InvisibleClass } from './invisible.js';
export { sideEffectsOf } from './side-effects.js';
export type { SideEffects } from './side-effects.js';
export { unifiedDiff } from './unified-diff.js';
export type { WordEdit } from './word-edits.js';
