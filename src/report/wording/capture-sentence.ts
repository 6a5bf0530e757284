import type { CatalogDecision } from '../../gate/index.js';
import { codeSpan, shownName, shownText } from '../escape/index.js';

/** Where two captures differ first, as a sentence with a space in front; empty where they do not. */
export function captureSentence({ captureDifference }: CatalogDecision): string {
  if (captureDifference === null) return '';
  const { entry, field } = captureDifference;
  const fieldWords = field === null ? null : `the field ${codeSpan(shownName(field))}`;
  if (entry === null)
    return fieldWords === null ? '' : ` They differ first in ${fieldWords} of the catalog itself.`;
  const shown = entry.kind === 'tool' ? shownName(entry.key) : shownText(entry.key);
  return fieldWords === null
    ? ` They differ first in ${codeSpan(shown)}, which only one of them holds.`
    : ` They differ first in ${fieldWords} of ${codeSpan(shown)}.`;
}
