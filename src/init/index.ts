export { SET_UPS, captureCommand } from './set-up.js';
export type { SetUp, SetUpOptions } from './set-up.js';
export { writeSetUp } from './write-set-up.js';
export type { WrittenFile } from './write-set-up.js';
