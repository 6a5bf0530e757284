export { decide } from './decide.js';
export { decideFile } from './decide-file.js';
export { ROW_VERDICTS, VERDICTS, worstVerdict } from './decision.js';
export type * from './decision.js';
export type * from './evidence.js';
export { driftParts, isInheritedAlone } from './inherited-drift.js';
export type { DriftParts } from './inherited-drift.js';
export { foldLogin, sameLogin } from './login.js';
export { SETTINGS_PATH } from './settings-path.js';
