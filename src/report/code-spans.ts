import { codeSpan } from './code-span.js';
import { shownText } from './shown-name.js';
import { someOf } from './some-of.js';

// A sentence stays a sentence.
const MOST_NAMES = 4;

/** Names, paths or logins within a sentence, each in a code span: the first four, the others counted. */
export function codeSpans(texts: readonly string[]): string {
  return someOf(
    texts.map((text) => codeSpan(shownText(text))),
    MOST_NAMES,
  );
}
