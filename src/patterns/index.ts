export { CODEOWNERS_PATHS, isOwned, ownersOf, parseCodeOwners, rulesFor } from './code-owners.js';
export type { CodeOwnersRule } from './code-owners.js';
export type { StepBudget } from './glob.js';
export { hidingDiffs } from './hides-diff.js';
export type { HidesDiff } from './hides-diff.js';
export { isAccount } from './owner-name.js';
export { starComponent } from './star-pattern.js';
