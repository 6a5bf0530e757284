import { GateError } from '../../errors/index.js';
import { countAt, listAt, textAt } from '../api/index.js';
import type { Api, Repository } from '../api/index.js';

const ERRORS = 'GET /repos/{owner}/{repo}/codeowners/errors';

/**
 * Owners that GitHub knows no account or team for, as CODEOWNERS of the default branch writes them; none where it does
 * not tell, since a hint decides nothing. Source: GitHub's page "List CODEOWNERS errors".
 */
export async function readUnknownOwners(api: Api, repository: Repository): Promise<readonly string[]> {
  try {
    const { data } = await api.request(ERRORS, { ...repository });
    return (listAt(data, 'errors') ?? []).flatMap(ownersIn);
  } catch (error) {
    if (error instanceof GateError) return [];
    throw error;
  }
}

/** The error shows a line, and the column from 1 at which the owner begins in it. */
function ownersIn(error: unknown): readonly string[] {
  if (textAt(error, 'kind') !== 'Unknown owner') return [];
  const column = countAt(error, 'column') ?? 0;
  const [owner = ''] = (textAt(error, 'source') ?? '').slice(Math.max(0, column - 1)).split(/\s/);
  return owner === '' ? [] : [owner];
}
