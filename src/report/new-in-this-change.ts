import type { ClientFinding, ClientOutcome } from '../clients/index.js';

/** What clients refuse in the candidate and not in the baseline. */
export function newInThisChange({ findings }: ClientOutcome): readonly ClientFinding[] {
  return findings.filter(({ isNew }) => isNew);
}
