import { GateError } from '../errors/index.js';
import { objectIdAt, sharedHead, textAt } from '../github/index.js';
import type { Api } from '../github/index.js';
import type { Subject } from './subject.js';

const ROUTE = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';

/**
 * Reads the pull request once more, as the last thing before a pass; null where it still is what was decided about, or
 * where the event is not about one, or where there is no token to ask with. The error says what is not so any more: `pull_request_closed`, `retargeted`,
 * `head_moved`, or `head_shared` (see `sharedHead`); a pull request that cannot be read is the error that kept it from
 * being read.
 */
export async function recheck(api: Api | null, subject: Subject): Promise<GateError | null> {
  if (api === null) return null;
  if (subject.pullRequest === null || subject.pullRequestHead === null) return null;
  try {
    const { status, data } = await api.request(ROUTE, {
      ...subject.repository,
      pull_number: subject.pullRequest,
    });
    if (status !== 200) return new GateError('github_unavailable', 'github');
    if (textAt(data, 'state') !== 'open') return new GateError('pull_request_closed', 'pull-request');
    if (textAt(data, 'base', 'ref') !== subject.ownBranch) return new GateError('retargeted', 'pull-request');
    if (objectIdAt(data, 'head', 'sha') !== subject.pullRequestHead)
      return new GateError('head_moved', 'pull-request');
    const defaultBranch = textAt(data, 'base', 'repo', 'default_branch');
    if (defaultBranch !== null && subject.defaultBranch !== null && defaultBranch !== subject.defaultBranch)
      return new GateError('default_branch_changed', 'pull-request');
    const { repository, ownBranch: baseBranch, pullRequestHead: head } = subject;
    return await sharedHead(api, { repository, baseBranch, head, defaultBranch });
  } catch (error) {
    if (error instanceof GateError) return error;
    throw error;
  }
}
