import type { Read } from '../gate/index.js';
import type { GateRun } from '../github/index.js';
import type { CatalogTexts } from '../report/index.js';

/** The catalogs of a run that lines are counted in, as far as they could be read. */
export function catalogTexts(run: GateRun | null): readonly CatalogTexts[] {
  if (run === null) return [];
  const { evidence, session } = run;
  const candidateCommitted =
    session?.settings.candidateSource === 'commit' || (session !== null && session.checkout !== null);
  return evidence.catalogs.map(({ name, head, candidate }) => ({
    name,
    baseline: valueOf(head),
    candidate: valueOf(candidate),
    candidateCommitted,
  }));
}

function valueOf<T>(read: Read<T>): T | null {
  return read.state === 'present' ? read.value : null;
}
