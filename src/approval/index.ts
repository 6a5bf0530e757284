export type { Change } from './change.js';
export { codeOwnersPaths, readCodeOwners } from './code-owners.js';
export { collectFiles, neededApprovals } from './collect-files.js';
export type { ApprovalRules, CollectedFiles } from './collect-files.js';
export { githubForge } from './forge.js';
export type { Forge } from './forge.js';
export { gateFiles } from './protected-paths.js';
export type { GateFile } from './protected-paths.js';
