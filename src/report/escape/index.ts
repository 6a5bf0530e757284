export { cellSpan, codeSpan } from './code-span.js';
export { CATALOG_ITSELF, entryCell, entrySpan, entryText } from './entry-name.js';
export { htmlText } from './html-text.js';
export { neutralise } from './log-line.js';
export { shortDigest, shownName, shownPointer, shownText } from './shown-name.js';
export { visible } from './visible.js';
