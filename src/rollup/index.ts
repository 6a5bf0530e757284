export {
  renderRollupCsv,
  renderRollupHtml,
  renderRollupJson,
  renderRollupMarkdown,
} from './render-rollup.js';
export { reportFiles } from './report-files.js';
export { rollUp } from './rollup.js';
export type { Rollup } from './rollup.js';
