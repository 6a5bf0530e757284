export { compareFiles } from './compare-files.js';
export { watchCatalog } from './watch-catalog.js';
export { watchInputs } from './watch-inputs.js';
