import type { Catalog } from '../catalog/index.js';
import type { CatalogEvidence } from '../gate/index.js';
import type { Read } from '../errors/index.js';
import type { CatalogTexts } from './entry-location.js';

/** The catalogs that lines are counted in, as far as they could be read. */
export function catalogTexts(
  catalogs: readonly CatalogEvidence[],
  candidateCommitted: boolean,
): readonly CatalogTexts[] {
  return catalogs.map(({ name, head, candidate }) => ({
    name,
    baseline: catalogOf(head),
    candidate: catalogOf(candidate),
    candidateCommitted,
  }));
}

function catalogOf(read: Read<Catalog>): Catalog | null {
  return read.state === 'present' ? read.value : null;
}
