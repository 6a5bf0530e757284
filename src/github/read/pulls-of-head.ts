import { completeList, countAt, objectIdAt, textAt } from '../api/index.js';
import type { Api, Repository } from '../api/index.js';

/** A pull request by what it would merge into what. */
export interface PullOfHead {
  readonly number: number;
  readonly head: string;
  readonly baseBranch: string;
  readonly state: 'open' | 'closed';
  readonly headRepository: string | null;
}

const LIST = 'GET /repos/{owner}/{repo}/pulls';
const MAX_PAGES = 10;

/**
 * The pull requests from a branch whose head is a commit: `headRepository` is `OWNER/REPO`, which may be a fork. GitHub
 * finds forks by their owner alone, so that the repository is compared here. Throws what the client throws, GateError
 * `permission_missing`, and `github_unavailable` where the list is longer than 1,000.
 * Source: GitHub's page "List pull requests".
 */
export async function readPullsOfHead(
  api: Api,
  repository: Repository,
  head: { readonly repository: string; readonly branch: string; readonly commit: string },
  state: 'open' | 'all',
): Promise<readonly PullOfHead[]> {
  const [owner = ''] = head.repository.split('/');
  const parameters = { ...repository, head: `${owner}:${head.branch}`, state };
  const items = await completeList(api, LIST, parameters, MAX_PAGES);
  return items
    .flatMap(readPull)
    .filter((pull) => pull.head === head.commit && pull.headRepository === head.repository);
}

function readPull(item: unknown): readonly PullOfHead[] {
  const number = countAt(item, 'number');
  const head = objectIdAt(item, 'head', 'sha');
  const baseBranch = textAt(item, 'base', 'ref');
  if (number === null || head === null || baseBranch === null) return [];
  const state = textAt(item, 'state') === 'open' ? 'open' : 'closed';
  return [{ number, head, baseBranch, state, headRepository: textAt(item, 'head', 'repo', 'full_name') }];
}
