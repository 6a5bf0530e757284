import { codeSpan, shownText } from '../escape/index.js';

// A sentence stays a sentence.
const MAX_NAMES = 4;

/** Names, paths or logins within a sentence, each in a code span: the first four, the others counted. */
export function codeSpans(texts: readonly string[]): string {
  return someOf(
    texts.map((text) => codeSpan(shownText(text))),
    MAX_NAMES,
  );
}

/** The first few of a list as words, and how many more there are: "a, b and 3 more". */
export function someOf(items: readonly string[], most: number): string {
  const shown = items.slice(0, most);
  const more = items.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
