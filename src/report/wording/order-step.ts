import type { Format } from '../../catalog/index.js';
import type { CatalogDiff } from '../../diff/index.js';
import { orderOnlyPlaces } from '../../diff/index.js';
import type { Detail } from '../detail.js';
import { codeSpan, shownText } from '../escape/index.js';
import { someOf } from './name-list.js';

const MAX_PLACES = 3;

/** Two catalogs that were compared. */
export interface Compared {
  readonly diff: CatalogDiff;
  readonly format: Format;
}

/**
 * What to do where catalogs differ in the order of items alone, as Markdown on one line; null where they differ in
 * anything else. Pointers can hold names of schema properties, so that `fingerprints` names none.
 */
export function orderStep(compared: readonly Compared[], detail: Detail): string | null {
  const places = compared.map(({ format, diff }) => orderOnlyPlaces(format, diff));
  if (places.length === 0 || places.some((one) => one.length === 0)) return null;
  const names = places.flat().map((place) => codeSpan(shownText(place)));
  const named =
    detail === 'fingerprints' ? 'its place (`detail: pointers` names it)' : someOf(names, MAX_PLACES);
  return `Only the order of items differs. Where a server writes it in another order each time, put ${named} under \`unordered\` in the settings file of the base branch.`;
}
