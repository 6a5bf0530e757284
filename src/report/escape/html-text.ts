import { visible } from './visible.js';

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** What GitHub looks for in what it has rendered: mentions, references, links, emoji, formulas, code. */
const GITHUB_ENTITIES: ReadonlyMap<string, string> = new Map([
  ...ENTITIES,
  ['@', '&#64;'],
  ['#', '&#35;'],
  [':', '&#58;'],
  ['$', '&#36;'],
  ['`', '&#96;'],
]);

/**
 * A text of any origin as the content of an HTML element or of a quoted attribute: it opens no element, and controls
 * and invisible characters stand as `\u{…}` (see `visible`). Source of the rule: the HTML standard, section 13.1.2.
 */
export function htmlText(text: string): string {
  return visible(text).replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? '');
}

/**
 * The same as a `code` element for the summary of a fold in a comment, where Markdown is not read; an empty text becomes
 * one space. GitHub makes no mention, link, emoji or formula of what stands inside `code`.
 */
export function htmlCode(text: string): string {
  const shown = text === '' ? ' ' : visible(text);
  return `<code>${shown.replace(/[&<>"'@#:$`]/g, (character) => GITHUB_ENTITIES.get(character) ?? '')}</code>`;
}
