import { entryPlace } from '../catalog/index.js';
import type { Catalog } from '../catalog/index.js';
import { diffCatalogs, isEmpty } from '../diff/index.js';
import type { Read } from '../gate/index.js';
import { GateError } from '../json/index.js';
import type { Place } from '../json/index.js';
import type { CatalogFile } from './catalog-reading.js';

/**
 * The first of two captures if the second says the same; else invalid: `unstable_capture` at the first tool of the
 * first capture that the second has otherwise, or what is wrong with the second.
 */
export function compareCaptures(
  first: Read<CatalogFile> & { readonly state: 'present' },
  second: Read<CatalogFile>,
): Read<CatalogFile> {
  if (second.state === 'absent') {
    return { state: 'invalid', error: new GateError('candidate_missing', 'candidate-repeat') };
  }
  if (second.state !== 'present') return second;
  const place = differingPlace(first.value.catalog, second.value.catalog);
  return place === 'nowhere'
    ? first
    : { state: 'invalid', error: new GateError('unstable_capture', 'candidate', place) };
}

function differingPlace(first: Catalog, second: Catalog): Place | null | 'nowhere' {
  if (first.format !== second.format) return null;
  const diff = diffCatalogs(first, second);
  if (isEmpty(diff)) return 'nowhere';
  const entry = diff.changed[0]?.before ?? diff.removed[0];
  return entry === undefined ? null : entryPlace(first, entry);
}
