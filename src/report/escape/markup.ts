import type { Entry } from '../../catalog/index.js';
import { cellSpan } from './code-span.js';
import { entryCell, entryHtml, entryText } from './entry-name.js';
import { htmlCode } from './html-text.js';
import { neutralise } from './log-line.js';
import { shownName, shownPointer, wholeName } from './shown-name.js';

/** How words of our own and names from a catalog are put together in one kind of report. */
export interface Markup {
  /** Takes words that are marked up already. */
  readonly bold: (words: string) => string;
  /** A name of a field or property, or a code, of any origin. */
  readonly name: (name: string) => string;
  readonly pointer: (pointer: string) => string;
  readonly entry: (entry: Entry) => string;
}

/** Within a cell of a Markdown table. */
export const CELL_MARKUP: Markup = {
  bold: (words) => `**${words}**`,
  name: (name) => cellSpan(shownName(name)),
  pointer: (pointer) => cellSpan(shownPointer(pointer)),
  entry: entryCell,
};

/** Within the summary of a fold, where Markdown is not read. */
export const HTML_MARKUP: Markup = {
  bold: (words) => `<b>${words}</b>`,
  name: (name) => htmlCode(shownName(name)),
  pointer: (pointer) => htmlCode(shownPointer(pointer)),
  entry: entryHtml,
};

/** In plain text, where nothing is cut. */
export const TEXT_MARKUP: Markup = {
  bold: (words) => words,
  name: (name) => neutralise(wholeName(name)),
  pointer: (pointer) => neutralise(wholeName(pointer)),
  entry: (entry) => neutralise(entryText(entry)),
};
