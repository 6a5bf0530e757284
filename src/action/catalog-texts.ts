import type { GateRun } from '../run/index.js';
import { catalogTexts as textsOf } from '../report/index.js';
import type { CatalogTexts } from '../report/index.js';

/** The catalogs of a run that lines are counted in, as far as they could be read. */
export function catalogTexts(run: GateRun | null): readonly CatalogTexts[] {
  if (run === null) return [];
  const { evidence, session } = run;
  const candidateCommitted =
    session?.settings.candidateSource === 'commit' || (session !== null && session.checkout !== null);
  return textsOf(evidence.catalogs, candidateCommitted);
}
