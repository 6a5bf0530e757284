import { neutralise } from '../../report/index.js';

const MAX_CHARACTERS = 300;

/** Text of a server on one line, cut, with nothing inneutralise in it. */
export function shownAnswer(text: string): string {
  const start = neutralise(text.slice(0, MAX_CHARACTERS).trimEnd());
  return text.length > MAX_CHARACTERS ? `${start}…` : start;
}
