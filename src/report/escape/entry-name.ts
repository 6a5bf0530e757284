import type { Entry, EntryKind } from '../../catalog/index.js';
import { cellSpan, codeSpan } from './code-span.js';
import { htmlCode } from './html-text.js';
import { shownName, shownText, wholeName, wholeText } from './shown-name.js';

const KIND_WORDS: Readonly<Record<EntryKind, string>> = {
  tool: '',
  prompt: 'prompt ',
  resource: 'resource ',
  resourceTemplate: 'resource template ',
};

/** Where there is no entry: the catalog's own fields. */
export const CATALOG_ITSELF = 'the catalog itself';

/** An entry's name in a code span, after what it is where it is no tool. */
export function entrySpan(entry: Entry): string {
  return `${KIND_WORDS[entry.kind]}${codeSpan(shownKey(entry))}`;
}

/** The same for a cell of a table. */
export function entryCell(entry: Entry): string {
  return `${KIND_WORDS[entry.kind]}${cellSpan(shownKey(entry))}`;
}

/** The same without Markdown. */
export function entryLabel(entry: Entry): string {
  return `${KIND_WORDS[entry.kind]}${shownKey(entry)}`;
}

/** The same without Markdown, and whole however long it is. */
export function entryText({ kind, key }: Entry): string {
  return `${KIND_WORDS[kind]}${kind === 'tool' ? wholeName(key) : wholeText(key)}`;
}

/** The same as HTML that nothing in the name can break out of. */
export function entryHtml(entry: Entry): string {
  return `${KIND_WORDS[entry.kind]}${htmlCode(shownKey(entry))}`;
}

/** A key of megabytes takes its time to show, and may be shown once for each of many changes. */
const SHOWN = new WeakMap<Entry, string>();

/** Strict for tools; prompts and resources may be named in any language. */
function shownKey(entry: Entry): string {
  const { kind, key } = entry;
  const shown = SHOWN.get(entry) ?? (kind === 'tool' ? shownName(key) : shownText(key));
  SHOWN.set(entry, shown);
  return shown;
}
