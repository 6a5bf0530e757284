import type { Known } from '../../errors/index.js';
import { GateError, known } from '../../errors/index.js';
import type { Account, Api, Repository } from '../api/index.js';
import { countAt, textAt } from '../api/index.js';

const PERMISSION = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
const WRITING = new Set(['write', 'admin']);
const WRITING_ROLES = new Set(['write', 'maintain', 'admin']);

/**
 * Whether an account may write to the repository: its `permission` is `write` (which `maintain` counts as) or `admin`.
 * No for one that GitHub does not know here, and for another account that has taken the login since. GitHub's page "Get
 * repository permissions for a user"; a review's `author_association` is no permission.
 */
export function readWriteAccess(api: Api, repository: Repository, account: Account): Promise<Known<boolean>> {
  return known(async () => {
    const { status, data } = await api.request(PERMISSION, { ...repository, username: account.login });
    if (status === 404) return false;
    if (status !== 200) throw new GateError('github_unavailable', 'github');
    return isSame(data, account) && canWrite(data);
  });
}

function isSame(data: unknown, account: Account): boolean {
  const id = countAt(data, 'user', 'id');
  return id === null || account.id === null || id === account.id;
}

function canWrite(data: unknown): boolean {
  return WRITING.has(textAt(data, 'permission') ?? '') || WRITING_ROLES.has(textAt(data, 'role_name') ?? '');
}
