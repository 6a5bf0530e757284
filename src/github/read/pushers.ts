import { GateError } from '../../errors/index.js';
import { at, objectIdAt, readAccount } from '../api/index.js';
import type { Account, Api, Repository } from '../api/index.js';

/** A push to a branch. */
export interface Push {
  readonly actor: Account;
  /** null for the push that made the branch. */
  readonly before: string | null;
  readonly after: string;
}

/** The pushes that GitHub reports, and whether it reported all. */
export interface Pushes {
  readonly pushes: readonly Push[];
  readonly complete: boolean;
}

const LIST = 'GET /repos/{owner}/{repo}/activity';
const MAX_PAGES = 3;
const NO_COMMIT = /^0+$/;

/**
 * Who pushed to a branch of a repository (a fork's branch at the fork), as far as the activity API tells. What GitHub
 * refuses is not thrown but `complete: false`, since an unknown pusher disqualifies nobody.
 */
export async function readPushes(api: Api, repository: Repository, branch: string): Promise<Pushes> {
  try {
    const parameters = { ...repository, ref: `refs/heads/${branch}` };
    const { status, items, complete } = await api.paginate(LIST, parameters, MAX_PAGES);
    const pushes = items.filter((item) => !isDeletion(item)).map(readPush);
    return {
      pushes: pushes.flatMap((push) => push ?? []),
      complete: status === 200 && complete && !pushes.includes(null),
    };
  } catch (error) {
    if (error instanceof GateError) return { pushes: [], complete: false };
    throw error;
  }
}

function isDeletion(item: unknown): boolean {
  return isNoCommit(objectIdAt(item, 'after'));
}

/** null where the pusher (a deleted account) or a commit is not told. */
function readPush(item: unknown): Push | null {
  const actor = readAccount(at(item, 'actor'));
  const after = objectIdAt(item, 'after');
  const before = objectIdAt(item, 'before');
  if (actor === null || after === null || before === null) return null;
  return { actor, before: isNoCommit(before) ? null : before, after };
}

function isNoCommit(id: string | null): boolean {
  return id !== null && NO_COMMIT.test(id);
}
