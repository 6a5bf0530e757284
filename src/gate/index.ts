export * from './decision.js';
export * from './evidence.js';
