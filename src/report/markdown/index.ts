export { LIMITS, sizeOf } from './budget.js';
export type { Budget, Limit } from './budget.js';
export { renderDiffMarkdown } from './comparison.js';
export { renderMarkdown } from './markdown.js';
export type { MarkdownOptions } from './markdown.js';
export { marker } from './marker.js';
