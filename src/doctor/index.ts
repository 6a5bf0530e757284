export { examineRepository } from './examine-repository.js';
export type { Diagnosis } from './examine-repository.js';
export { findingLine } from './finding-lines.js';
