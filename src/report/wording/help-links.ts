import type { CatalogDecision, Decision } from '../../gate/index.js';

/** The page on verdicts and codes, in the repository of the gate itself. */
const PAGE = 'https://github.com/tool-catalog-gate/tool-catalog-gate/blob/main/docs/troubleshooting.md';

/** The address of the section on a verdict, or on the error that kept the step from deciding. */
export function helpAddress(decision: Decision): string {
  return `${PAGE}#${errorCodeOf(decision) ?? decision.verdict}`;
}

function errorCodeOf({ verdict, fault, catalogs, files }: Decision): string | null {
  if (verdict !== 'could-not-check') return null;
  const failed = catalogs.find(({ error }: CatalogDecision) => error !== null);
  return (fault ?? failed?.error ?? files.find(({ error }) => error !== null)?.error ?? null)?.code ?? null;
}
