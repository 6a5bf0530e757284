import type { CaptureDifference, CatalogDecision } from '../../gate/index.js';
import type { Detail } from '../detail.js';
import { codeSpan, shownName, shownText } from '../escape/index.js';

/**
 * Where two captures differ first, and the pointer that takes this place out of the comparison, as a sentence with a
 * space in front; empty where they do not. Pointers can hold names of schema properties, so that `fingerprints` names
 * none.
 */
export function captureSentence({ captureDifference }: CatalogDecision, detail: Detail): string {
  if (captureDifference === null) return '';
  const where = whereWords(captureDifference);
  return where === null ? '' : ` They differ first in ${where}${ruleWords(captureDifference, detail)}.`;
}

function whereWords({ entry, field }: CaptureDifference): string | null {
  const fieldWords = field === null ? null : `the field ${codeSpan(shownName(field))}`;
  if (entry === null) return fieldWords === null ? null : `${fieldWords} of the catalog itself`;
  const shown = codeSpan(entry.kind === 'tool' ? shownName(entry.key) : shownText(entry.key));
  return fieldWords === null ? `${shown}, which only one of them holds` : `${fieldWords} of ${shown}`;
}

function ruleWords({ field, rule }: CaptureDifference, detail: Detail): string {
  if (rule === null)
    return field === null ? '' : ', in required properties, which cannot be left out: fix the server';
  if (detail === 'fingerprints') return ' (`detail: pointers` names the place)';
  return `: ${codeSpan(shownText(rule.pointer))} is the place to name under \`${rule.key}\``;
}
