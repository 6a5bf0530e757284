/**
 * Reads tool catalogs strictly, compares them, decides about changes of them, and calls only tools that were reviewed.
 * Each room has an entry point of its own too: `tool-catalog-gate/errors`, `/json`, `/catalog`, `/diff`, `/clients`, `/governance`, `/gate`,
 * `/report` and `/runtime`.
 *
 * @packageDocumentation
 */
export { GateError } from './errors/index.js';
export type { ErrorCode, GovernanceCode, Known, Place, Read } from './errors/index.js';
export * from './json/index.js';
export * from './catalog/index.js';
export * from './diff/index.js';
export * from './clients/index.js';
export * from './governance/index.js';
export * from './gate/index.js';
export * from './report/index.js';
export * from './runtime/index.js';
