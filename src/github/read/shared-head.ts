import { GateError } from '../../errors/index.js';
import { completeList, objectIdAt, textAt } from '../api/index.js';
import type { Api, Repository } from '../api/index.js';
import { readDefaultBranch } from './branch.js';

/** A pull request that is about to pass. */
export interface PassingPull {
  readonly repository: Repository;
  readonly head: string;
  readonly baseBranch: string;
  /** null where the pull request's answer does not tell. */
  readonly defaultBranch: string | null;
}

const PULLS = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
const MAX_PAGES = 5;

/**
 * A check belongs to a commit, not to a pull request: a pass into one branch would stand for another open pull request
 * of the same head into another branch, where another catalog was approved. GitHub would not tell whose pass it is, so
 * only one into the default branch may have company. GateError `head_shared` where there is another, else null; of the
 * default branch nothing is asked. Throws what the client throws.
 */
export async function sharedHead(api: Api, pull: PassingPull): Promise<GateError | null> {
  const { repository, head, baseBranch } = pull;
  const defaultBranch = pull.defaultBranch ?? (await readDefaultBranch(api, repository));
  if (baseBranch === defaultBranch) return null;
  const others = await completeList(api, PULLS, { ...repository, commit_sha: head }, MAX_PAGES);
  const shared = others.some(
    (other) =>
      textAt(other, 'state') === 'open' &&
      objectIdAt(other, 'head', 'sha') === head &&
      textAt(other, 'base', 'ref') !== baseBranch,
  );
  return shared ? new GateError('head_shared', 'pull-request') : null;
}
