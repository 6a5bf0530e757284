export { cellSpan, codeSpan } from './code-span.js';
export { CATALOG_ITSELF, entryCell, entryHtml, entryLabel, entrySpan, entryText } from './entry-name.js';
export { htmlCode, htmlText } from './html-text.js';
export { neutralise } from './log-line.js';
export { hasLookAlikes } from './look-alikes.js';
export { shortDigest, shownName, shownPointer, shownText, wholeName, wholeText } from './shown-name.js';
export { visible } from './visible.js';
export { CELL_MARKUP, HTML_MARKUP, TEXT_MARKUP } from './markup.js';
export type { Markup } from './markup.js';
